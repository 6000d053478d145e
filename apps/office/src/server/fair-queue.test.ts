import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { type Limits, FairQueue } from './fair-queue.ts';

const limits: Limits = {
  concurrency: 2,
  waiting: { perClient: 3, total: 5 },
  maxWaitMs: Infinity,
  maxSlotMs: Infinity,
};

/** Those who come to some turns, by what became of them. */
class Crowd {
  /** In the order in which they were let in. */
  readonly in: string[] = [];
  readonly away: string[] = [];
  /** Who left before their turn came. */
  readonly gone = new Set<string>();
  readonly #leaves = new Map<string, () => void>();
  readonly #turns: FairQueue;

  constructor(change: Partial<Limits> = {}) {
    this.#turns = new FairQueue({ ...limits, ...change });
  }

  /** @param names the first letter says who asks */
  come(...names: string[]): void {
    for (const name of names) {
      const isGone = () => this.gone.has(name);
      void this.#turns.enter(name[0], isGone).then((leave) => {
        (leave ? this.in : this.away).push(name);
        if (leave) this.#leaves.set(name, leave);
      });
    }
  }

  leave(...names: string[]): void {
    for (const name of names) this.#leaves.get(name)?.();
  }
}

/** Long enough for all who can be let in. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await nextTurn();
}

it('lets in so many at once, and the next when one has left', async () => {
  const crowd = new Crowd();
  crowd.come('a1', 'a2', 'a3', 'a4');
  await settle();
  expect(crowd.in).toEqual(['a1', 'a2']);
  crowd.leave('a2');
  await settle();
  expect(crowd.in).toEqual(['a1', 'a2', 'a3']);
  // Who has left once has left.
  crowd.leave('a2');
  await settle();
  expect(crowd.in).toHaveLength(3);
});

it('lets in one for each turn of the event loop', async () => {
  const crowd = new Crowd({ concurrency: 10 });
  crowd.come('a1', 'a2', 'a3');
  await Promise.resolve();
  expect(crowd.in).toEqual(['a1']);
  // Those who are done at once make no difference.
  crowd.leave('a1');
  crowd.come('a4');
  await Promise.resolve();
  expect(crowd.in).toEqual(['a1']);
  await settle();
  expect(crowd.in).toEqual(['a1', 'a2', 'a3', 'a4']);
});

it('lets in the next of every asker before the second of one', async () => {
  const crowd = new Crowd({ concurrency: 1 });
  crowd.come('a1', 'a2', 'a3', 'b1', 'c1');
  for (const name of ['a1', 'a2', 'b1', 'c1']) {
    await settle();
    crowd.leave(name);
  }
  await settle();
  expect(crowd.in).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

it('turns away for whom the line is too long', async () => {
  const crowd = new Crowd({ concurrency: 1 });
  crowd.come('a0', 'a1', 'a2', 'a3', 'a4');
  await settle();
  expect(crowd.away).toEqual(['a4']);
  // Where there is room for nobody, the last of the longest line makes some.
  crowd.come('b1', 'b2', 'c1', 'b3');
  await settle();
  expect(crowd.away).toEqual(['a4', 'a3', 'b3']);
  crowd.come('d1', 'e1');
  await settle();
  expect(crowd.away.slice(3).toSorted()).toEqual(['a2', 'b2']);
  crowd.come('f1');
  await settle();
  expect(crowd.away.at(-1)).toBe('f1');
});

it('turns away who waited for too long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const crowd = new Crowd({ concurrency: 1, maxWaitMs: 1_000 });
    crowd.come('a0', 'a1');
    await settle();
    vi.advanceTimersByTime(800);
    crowd.come('a2', 'b1');
    vi.advanceTimersByTime(800);
    crowd.leave('a0');
    await settle();
    expect(crowd.away).toEqual(['a1']);
    expect(crowd.in).toEqual(['a0', 'b1']);
  } finally {
    vi.useRealTimers();
  }
});

it('gives no turn of the event loop to who is gone', async () => {
  const crowd = new Crowd({ concurrency: 1 });
  crowd.come('a0', 'a1', 'b1', 'b2', 'c1');
  for (const name of ['a1', 'b1', 'b2']) crowd.gone.add(name);
  await settle();
  crowd.leave('a0');
  await Promise.resolve();
  expect(crowd.in).toEqual(['a0', 'c1']);
});

it('does not wait for who waits for something else, unless the thread is busy', async () => {
  const crowd = new Crowd({ concurrency: 1, maxSlotMs: 50 });
  crowd.come('a1', 'a2');
  const busyUntil = performance.now() + 400;
  while (performance.now() < busyUntil) await nextTurn();
  expect(crowd.in).toEqual(['a1']);
  await vi.waitFor(() => expect(crowd.in).toEqual(['a1', 'a2']), 10_000);
});
