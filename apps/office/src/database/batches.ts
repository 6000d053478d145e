import { setImmediate as breathe } from 'node:timers/promises';

/**
 * Many rows, some at a time, in an order that whoever reads them keeps to: between two lots everybody else has
 * a turn. SQLite answers at once, and whatever waits only for such answers lets nobody in between.
 *
 * @param few how many are read at once
 * @param read those behind a row, the first without one
 */
export async function* inLots<Row>(
  few: number,
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  for (let last: Row | undefined; ;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < few) return;
    last = rows.at(-1);
    await breathe();
  }
}
