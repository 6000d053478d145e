import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

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
