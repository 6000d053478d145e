import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CollectionSlug, Payload, PayloadRequest, SelectType, Where } from 'payload';

/**
 * Yields rows in batches by keyset pagination and yields to the event loop between batches: SQLite answers
 * synchronously, so that awaiting its results alone would block all other requests.
 *
 * @param size rows per batch
 * @param readAfter reads the batch after a row, the first batch without one
 */
export async function* inBatches<Row>(
  size: number,
  readAfter: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  for (let last: Row | undefined; ;) {
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
    await yieldToEventLoop();
  }
}

interface RowQuery {
  collection: CollectionSlug;
  where: Where;
  /** The fields to read; all by default. */
  select?: SelectType;
  /** The request whose transaction is used. */
  req?: PayloadRequest;
}

/** Rows per batch of {@link rowsOf}: limits the memory of the query results. */
const BATCH_SIZE = 500;

/**
 * Yields all rows that match in the order of their ids, in the trash too, without access rules and field hooks, which
 * take seconds for ten thousand rows: the caller checks access.
 */
export async function* rowsOf<Row extends { id: number }>(
  payload: Payload,
  { where, ...query }: RowQuery,
): AsyncGenerator<Row> {
  const readAfter = async (last: Row | undefined) => {
    const { docs } = await payload.db.find<Row>({
      ...query,
      where: { and: [where, { id: { greater_than: last?.id ?? 0 } }] },
      sort: 'id',
      limit: BATCH_SIZE,
      pagination: false,
    });
    return docs;
  };
  for await (const rows of inBatches(BATCH_SIZE, readAfter)) yield* rows;
}
