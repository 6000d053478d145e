import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Asks again as soon as it is answered, as a storm does. @returns how many were answered */
function storm(pace: Pace, askers: number): () => number {
  let answered = 0;
  const ask = async (): Promise<void> => {
    for (let isAgain = false; ; isAgain = true) {
      await (pace.turn(isAgain) ?? new Promise((resolve) => setTimeout(resolve, 1)));
      answered++;
    }
  };
  for (let asker = 0; asker < askers; asker++) void ask();
  return () => answered;
}

/** Takes all that there is at once. */
function empty(pace: Pace): void {
  while (pace.turn(false) === undefined);
}

it('answers many at once who are new, and half as many who are not', () => {
  const [fresh, again] = [new Pace(), new Pace()];
  for (let asked = 0; asked < 300; asked++) expect(fresh.turn(false)).toBeUndefined();
  expect(fresh.turn(false)).toBeDefined();
  for (let asked = 0; asked < 150; asked++) expect(again.turn(true)).toBeUndefined();
  expect(again.turn(true)).toBeDefined();
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

it('answers whoever comes new into a storm at once', async () => {
  const pace = new Pace();
  storm(pace, 5000);
  await vi.advanceTimersByTimeAsync(2_000);
  for (let asked = 0; asked < 100; asked++) expect(pace.turn(false)).toBeUndefined();
});

it('answers them in the order in which they came, the new ones first', async () => {
  const pace = new Pace();
  empty(pace);
  const order: number[] = [];
  const wait = (isAgain: boolean, asker: number) =>
    pace.turn(isAgain)?.then(() => order.push(asker));
  void wait(true, 4);
  for (const asker of [1, 2, 3]) void wait(false, asker);
  void wait(true, 5);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

it('is as quick as at first after a rest', async () => {
  const pace = new Pace();
  empty(pace);
  await vi.advanceTimersByTimeAsync(1_000);
  for (let asked = 0; asked < 300; asked++) expect(pace.turn(false)).toBeUndefined();
});
