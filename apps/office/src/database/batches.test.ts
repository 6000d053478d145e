import { expect, it } from 'vitest';
import { inLots } from './batches.ts';

const numbers = Array.from({ length: 7 }, (_, at) => at + 1);

it.each([
  [3, [[1, 2, 3], [4, 5, 6], [7]]],
  [7, [numbers]],
  [100, [numbers]],
])('reads every row once, %i at a time, and lets others have a turn between', async (few, lots) => {
  const read: number[][] = [];
  let turns = 0;
  const behind = async (last = 0) => {
    setImmediate(() => turns++);
    return Promise.resolve(numbers.filter((one) => one > last).slice(0, few));
  };
  for await (const lot of inLots(few, behind)) {
    // Whoever asked for a turn while the lot before was read has had it.
    expect(turns).toBe(read.length);
    read.push([...lot]);
  }
  expect(read).toEqual(lots);
});

it('gives nothing of nothing', async () => {
  const lots = inLots(3, () => Promise.resolve([]));
  expect(await lots.next()).toEqual({ done: true, value: undefined });
});
