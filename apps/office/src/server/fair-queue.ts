import { performance as loop } from 'node:perf_hooks';

export interface Limits {
  /** Concurrent requests. */
  concurrency: number;
  /** Limits of waiting requests, per client and in total. */
  waiting: { perClient: number; total: number };
  /** Longest wait, in milliseconds. */
  maxWaitMs: number;
  /**
   * After this time, in milliseconds, a request releases its slot if the event loop was idle: it then waits for I/O,
   * such as a slow client.
   */
  maxSlotMs: number;
}

interface Waiting {
  enqueuedAt: number;
  isGone: () => boolean;
  admit: (release: (() => void) | undefined) => void;
}

/** Utilisation above which the event loop counts as busy. */
const BUSY = 0.9;

/**
 * Limits concurrency with a queue that is fair to clients (round robin). Admits one request per iteration of the event
 * loop, so that signals, timers and new connections are handled in between.
 */
export class FairQueue {
  readonly #limits: Limits;
  /** Queues by client, in round-robin order. */
  readonly #queues = new Map<unknown, Waiting[]>();
  #waitingCount = 0;
  #running = 0;
  /** Whether a request was admitted in this iteration of the event loop. */
  #hasAdmitted = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Waits for a slot.
   *
   * @param client key of the client's queue
   * @param isGone whether the client has disconnected
   * @returns releases the slot; undefined when the queue is full, the wait was too long or the client is gone
   */
  enter(client: unknown, isGone = () => false): Promise<(() => void) | undefined> {
    if (this.#waitingCount === 0 && this.#hasRoom) return Promise.resolve(this.#takeSlot());
    const queue = this.#queues.get(client) ?? [];
    const { perClient, total } = this.#limits.waiting;
    if (queue.length >= perClient) return Promise.resolve(undefined);
    if (this.#waitingCount >= total && !this.#makeRoom(queue.length))
      return Promise.resolve(undefined);
    this.#queues.set(client, queue);
    this.#waitingCount++;
    return new Promise((admit) => queue.push({ enqueuedAt: performance.now(), isGone, admit }));
  }

  /** Rejects the last request of the longest queue. @returns whether a queue was longer than `length` */
  #makeRoom(length: number): boolean {
    let longest: Waiting[] = [];
    for (const queue of this.#queues.values()) if (queue.length > longest.length) longest = queue;
    if (longest.length <= length + 1) return false;
    longest.pop()?.admit(undefined);
    this.#waitingCount--;
    return true;
  }

  get #hasRoom(): boolean {
    return !this.#hasAdmitted && this.#running < this.#limits.concurrency;
  }

  /** Takes a slot. @returns releases it */
  #takeSlot(): () => void {
    this.#running++;
    this.#hasAdmitted = true;
    setImmediate(() => {
      this.#hasAdmitted = false;
      this.#admitNext();
    });
    let isReleased = false;
    let timer: NodeJS.Timeout | undefined;
    const release = () => {
      clearTimeout(timer);
      if (isReleased) return;
      isReleased = true;
      this.#running--;
      this.#admitNext();
    };
    const releaseWhenIdle = () => {
      const before = loop.eventLoopUtilization();
      timer = setTimeout(() => {
        if (loop.eventLoopUtilization(before).utilization < BUSY) release();
        else releaseWhenIdle();
      }, this.#limits.maxSlotMs);
    };
    if (this.#limits.maxSlotMs < Infinity) releaseWhenIdle();
    return release;
  }

  #admitNext(): void {
    if (this.#waitingCount > 0 && this.#hasRoom) this.#next()?.admit(this.#takeSlot());
  }

  /** Dequeues the next request; rejects those that waited too long or whose client is gone. */
  #next(): Waiting | undefined {
    for (const [client, queue] of this.#queues) {
      const next = queue.shift();
      // Moves the client to the end.
      this.#queues.delete(client);
      if (queue.length > 0) this.#queues.set(client, queue);
      if (!next) continue;
      this.#waitingCount--;
      const isLate = performance.now() - next.enqueuedAt > this.#limits.maxWaitMs;
      if (!isLate && !next.isGone()) return next;
      next.admit(undefined);
    }
    return undefined;
  }
}
