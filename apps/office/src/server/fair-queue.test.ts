import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { FairQueue, type Limits } from './fair-queue.ts';

const limits: Limits = {
  concurrency: 1,
  waiting: { perClient: 3, total: 5 },
  maxWaitMs: Infinity,
  maxSlotMs: Infinity,
};

/** A queue and the requests in it, whose first letter names their client. */
class Requests {
  /** In the order of admission. */
  readonly admitted: string[] = [];
  readonly refused: string[] = [];
  /** Requests whose client has disconnected. */
  readonly gone = new Set<string>();
  readonly #ends = new Map<string, () => void>();
  readonly #queue: FairQueue;

  constructor(change: Partial<Limits> = {}) {
    this.#queue = new FairQueue({ ...limits, ...change });
  }

  async add(...names: string[]): Promise<void> {
    for (const name of names) {
      const isGone = () => this.gone.has(name);
      void this.#queue.enter(name[0], isGone).then((end) => {
        (end ? this.admitted : this.refused).push(name);
        if (end) this.#ends.set(name, end);
      });
    }
    await settle();
  }

  async end(name: string): Promise<void> {
    this.#ends.get(name)?.();
    await settle();
  }
}

/** Long enough for all admissions. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await nextTurn();
}

it('admits up to the limit at once, and one more when one has ended', async () => {
  const requests = new Requests({ concurrency: 2 });
  await requests.add('a1', 'a2', 'a3', 'a4');
  expect(requests.admitted).toEqual(['a1', 'a2']);
  await requests.end('a2');
  expect(requests.admitted).toEqual(['a1', 'a2', 'a3']);
  // Ending twice frees no second place.
  await requests.end('a2');
  expect(requests.admitted).toHaveLength(3);
});

it('admits one request of every client before the second of one, skipping those disconnected', async () => {
  const requests = new Requests();
  requests.gone.add('b1');
  await requests.add('a1', 'a2', 'a3', 'b1', 'c1');
  for (const name of ['a1', 'a2', 'c1']) await requests.end(name);
  expect(requests.admitted).toEqual(['a1', 'a2', 'c1', 'a3']);
});

it('refuses requests when a queue is full: the last of the longest', async () => {
  const requests = new Requests();
  await requests.add('a0', 'a1', 'a2', 'a3', 'a4');
  expect(requests.refused).toEqual(['a4']);
  await requests.add('b1', 'b2', 'c1', 'b3');
  expect(requests.refused).toEqual(['a4', 'a3', 'b3']);
  await requests.add('d1', 'e1');
  expect(requests.refused.slice(3).toSorted()).toEqual(['a2', 'b2']);
  await requests.add('f1');
  expect(requests.refused.at(-1)).toBe('f1');
});

it('refuses a request that has waited too long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const requests = new Requests({ maxWaitMs: 1_000 });
    await requests.add('a0', 'a1');
    vi.advanceTimersByTime(800);
    await requests.add('a2', 'b1');
    vi.advanceTimersByTime(800);
    await requests.end('a0');
    expect(requests.refused).toEqual(['a1']);
    expect(requests.admitted).toEqual(['a0', 'b1']);
  } finally {
    vi.useRealTimers();
  }
});

it('admits another when one takes long, unless the event loop is busy', async () => {
  const requests = new Requests({ maxSlotMs: 50 });
  void requests.add('a1', 'a2');
  const busyUntil = performance.now() + 400;
  while (performance.now() < busyUntil) await nextTurn();
  expect(requests.admitted).toEqual(['a1']);
  await vi.waitFor(() => expect(requests.admitted).toEqual(['a1', 'a2']), 10_000);
});
