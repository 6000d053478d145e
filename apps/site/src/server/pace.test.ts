import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Asks again as soon as it is answered, as a storm does. @returns how many were answered */
function storm(pace: Pace, askers: number): () => number {
  let answered = 0;
  const ask = async (): Promise<void> => {
    for (;;) {
      await (pace.turn() ?? new Promise((resolve) => setTimeout(resolve, 1)));
      answered++;
    }
  };
  for (let asker = 0; asker < askers; asker++) void ask();
  return () => answered;
}

it('answers a few at once', () => {
  const pace = new Pace();
  for (let asked = 0; asked < 300; asked++) expect(pace.turn()).toBeUndefined();
});

it.each([50, 2000])(
  'answers a storm of %i at the same pace, however long it lasts',
  async (askers) => {
    const answered = storm(new Pace(), askers);
    await vi.advanceTimersByTimeAsync(1_000);
    const first = answered();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(first).toBeLessThanOrEqual(3_300);
    expect(answered() - first).toBeGreaterThan(2_900);
    expect(answered() - first).toBeLessThanOrEqual(3_000 + 15);
  },
);

it('answers them in the order in which they came', async () => {
  const pace = new Pace();
  while (pace.turn() === undefined);
  const order: number[] = [];
  for (const asker of [1, 2, 3]) void pace.turn()?.then(() => order.push(asker));
  await vi.advanceTimersByTimeAsync(100);
  expect(order).toEqual([1, 2, 3]);
});

it('is as quick as at first after a rest', async () => {
  const pace = new Pace();
  while (pace.turn() === undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  for (let asked = 0; asked < 300; asked++) expect(pace.turn()).toBeUndefined();
});
