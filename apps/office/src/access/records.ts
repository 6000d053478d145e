import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Payload,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
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
  const own = { depth: 0, ...(req && { req }) };
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
    /** Deletes for good. */
    remove: async (collection: CollectionSlug, which: number | Where): Promise<void> => {
      const target = (typeof which === 'number' ? { id: which } : { where: which }) as {
        id: number;
      };
      await payload.delete({ collection, ...target, ...writing, overrideAccess: true });
    },
  };
}
