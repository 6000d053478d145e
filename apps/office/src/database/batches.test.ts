import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';

const numbers = Array.from({ length: 7 }, (_, at) => at + 1);

it.each([
  [3, [[1, 2, 3], [4, 5, 6], [7]]],
  [7, [numbers]],
  [100, [numbers]],
])('reads every row once, %i at a time, and yields between batches', async (size, batches) => {
  const read: number[][] = [];
  let turns = 0;
  const behind = async (last = 0) => {
    setImmediate(() => turns++);
    return Promise.resolve(numbers.filter((one) => one > last).slice(0, size));
  };
  for await (const batch of inBatches(size, behind)) {
    // Whoever asked for a turn while the batch before was read has had it.
    expect(turns).toBe(read.length);
    read.push([...batch]);
  }
  expect(read).toEqual(batches);
});

it('gives nothing of nothing', async () => {
  const batches = inBatches(3, () => Promise.resolve([]));
  expect(await batches.next()).toEqual({ done: true, value: undefined });
});
