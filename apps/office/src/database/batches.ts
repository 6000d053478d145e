import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CollectionSlug, Payload, PayloadRequest, SelectType, Where } from 'payload';

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
