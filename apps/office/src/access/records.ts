import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Payload,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
  SelectType,
  Where,
} from 'payload';

interface Options {
  depth?: number;
  draft?: boolean;
  limit?: number;
  sort?: string | string[];
  /** Includes what is in the trash. */
  trash?: boolean;
}

/**
 * The stored records, without access rules and with ids for relations: for work of the office itself, and for calls
 * that have checked the right. Reads are complete unless limited; writes reach what is in the trash too.
 *
 * @param req the request whose transaction is used
 */
export function recordsOf(payload: Payload, req?: PayloadRequest) {
  const request = req && { req };
  const own = { depth: 0, ...request };
  const writing = { ...own, trash: true };
  return {
    find: async <Slug extends CollectionSlug>(
      collection: Slug,
      where: Where = {},
      options: Options = {},
    ): Promise<DataFromCollectionSlug<Slug>[]> => {
      const read = { collection, where, pagination: false, ...own, ...options };
      return (await payload.find({ ...read, overrideAccess: true })).docs;
    },
    /** Undefined when there is none, or it is in the trash. */
    get: async <Slug extends CollectionSlug>(
      collection: Slug,
      id: number,
      options: Options = {},
    ): Promise<DataFromCollectionSlug<Slug> | undefined> => {
      const read = { collection, id, ...own, ...options };
      const found = await payload.findByID({ ...read, disableErrors: true, overrideAccess: true });
      return found ?? undefined;
    },
    count: async (collection: CollectionSlug, where: Where = {}, trash = false) =>
      (await payload.count({ collection, where, trash, ...own, overrideAccess: true })).totalDocs,
    create: <Slug extends CollectionSlug>(
      collection: Slug,
      data: RequiredDataFromCollectionSlug<Slug>,
    ): Promise<DataFromCollectionSlug<Slug>> =>
      payload.create({ collection, data, ...own, overrideAccess: true }),
    update: async <Slug extends CollectionSlug>(
      collection: Slug,
      id: number,
      data: Partial<DataFromCollectionSlug<Slug>>,
    ): Promise<DataFromCollectionSlug<Slug>> =>
      payload.update({ collection, id, data: data as never, ...writing, overrideAccess: true }),
    /** Writes these fields only, row by row without hooks: thousands of rows must not block requests. */
    updateAll: async <Slug extends CollectionSlug>(
      collection: Slug,
      where: Where,
      data: Partial<DataFromCollectionSlug<Slug>>,
    ): Promise<void> => {
      for await (const { id } of rowsOf(payload, { ...request, collection, where, select: {} })) {
        await payload.db.updateOne({
          ...request,
          collection,
          id,
          data: { ...data },
          returning: false,
        });
        await yieldToEventLoop();
      }
    },
    /** Deletes for good. */
    remove: async (collection: CollectionSlug, which: number | Where): Promise<void> => {
      const target = (typeof which === 'number' ? { id: which } : { where: which }) as {
        id: number;
      };
      await payload.delete({ collection, ...target, ...writing, overrideAccess: true });
    },
  };
}

interface RowQuery {
  collection: CollectionSlug;
  where: Where;
  /** The fields to read; all by default. */
  select?: SelectType;
  /** The request whose transaction is used. */
  req?: PayloadRequest;
}

/** Rows per batch: limits the memory of the query results. */
const BATCH_SIZE = 500;

/**
 * Yields all rows that match in the order of their ids, in the trash too, without access rules and field hooks, which
 * take seconds for ten thousand rows: the caller checks access.
 */
export async function* rowsOf<Row extends { id: number }>(
  payload: Payload,
  { where, ...query }: RowQuery,
): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const { docs } = await payload.db.find<Row>({
      ...query,
      where: { and: [where, { id: { greater_than: last } }] },
      sort: 'id',
      limit: BATCH_SIZE,
      pagination: false,
    });
    yield* docs;
    if (docs.length < BATCH_SIZE) return;
    last = docs.at(-1)?.id ?? last;
    // SQLite answers synchronously: awaiting its results alone would block all other requests.
    await yieldToEventLoop();
  }
}
