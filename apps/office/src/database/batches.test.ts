import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';

const numbers = Array.from({ length: 7 }, (_, at) => at + 1);

it.each([
  [3, [[1, 2, 3], [4, 5, 6], [7]]],
  [7, [numbers]],
  [100, [numbers]],
])(
  'reads every row once in batches of %i, and yields to the event loop between them',
  async (size, batches) => {
    const read: number[][] = [];
    let turns = 0;
    const behind = async (last = 0) => {
      setImmediate(() => turns++);
      return Promise.resolve(numbers.filter((one) => one > last).slice(0, size));
    };
    for await (const batch of inBatches(size, behind)) {
      expect(turns).toBe(read.length);
      read.push([...batch]);
    }
    expect(read).toEqual(batches);
  },
);

it('ends at once without rows', async () => {
  const batches = inBatches(3, () => Promise.resolve([]));
  expect(await batches.next()).toEqual({ done: true, value: undefined });
});
