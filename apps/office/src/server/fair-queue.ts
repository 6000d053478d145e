import { performance as loop } from 'node:perf_hooks';

export interface Limits {
  /** So many are let in at once. */
  atOnce: number;
  /** So many may wait behind them, of one asker and of all together. */
  inLine: { ofOne: number; ofAll: number };
  /** Whoever waited longer is turned away, in milliseconds. */
  longestWaitMs: number;
  /**
   * After this a turn waits for something other than this thread (a slow reader, another server), unless
   * the thread was busy all the time, and the next may begin. In milliseconds.
   */
  longestTurnMs: number;
}

interface Waiting {
  cameAt: number;
  isGone: () => boolean;
  begin: (leave: (() => void) | undefined) => void;
}

/** From so much of its time on a thread is busy. */
const BUSY = 0.9;

/**
 * Lets some in at once; the others wait, and every asker's next is let in before another's second. One is
 * let in for each turn of the event loop, so that signals, timers and new connections have theirs.
 */
export class FairQueue {
  readonly #limits: Limits;
  /** By asker, those whose turn is next first. */
  readonly #lines = new Map<unknown, Waiting[]>();
  #inLine = 0;
  #underWay = 0;
  /** One has been let in since the event loop turned last. */
  #isResting = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Waits for a turn.
   *
   * @param asker who asks: one of them has one line
   * @param isGone whether nobody is there any more who would want it
   * @returns what is to be called at its end; undefined when there is no room, the wait was too long or
   *   they are gone
   */
  enter(asker: unknown, isGone = () => false): Promise<(() => void) | undefined> {
    if (this.#inLine === 0 && this.#hasRoom) return Promise.resolve(this.#begin());
    const line = this.#lines.get(asker) ?? [];
    const { ofOne, ofAll } = this.#limits.inLine;
    if (line.length >= ofOne) return Promise.resolve(undefined);
    if (this.#inLine >= ofAll && !this.#makeRoom(line.length)) return Promise.resolve(undefined);
    this.#lines.set(asker, line);
    this.#inLine++;
    return new Promise((begin) => line.push({ cameAt: performance.now(), isGone, begin }));
  }

  /** Turns away the last of the longest line. @returns whether there was one longer than this */
  #makeRoom(length: number): boolean {
    let longest: Waiting[] = [];
    for (const line of this.#lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= length + 1) return false;
    longest.pop()?.begin(undefined);
    this.#inLine--;
    return true;
  }

  get #hasRoom(): boolean {
    return !this.#isResting && this.#underWay < this.#limits.atOnce;
  }

  /** @returns what ends the turn */
  #begin(): () => void {
    this.#underWay++;
    this.#isResting = true;
    setImmediate(() => {
      this.#isResting = false;
      this.#handOn();
    });
    let isOver = false;
    let timer: NodeJS.Timeout | undefined;
    const leave = () => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      this.#underWay--;
      this.#handOn();
    };
    const look = () => {
      const before = loop.eventLoopUtilization();
      timer = setTimeout(() => {
        if (loop.eventLoopUtilization(before).utilization < BUSY) leave();
        else look();
      }, this.#limits.longestTurnMs);
    };
    if (this.#limits.longestTurnMs < Infinity) look();
    return leave;
  }

  #handOn(): void {
    if (this.#inLine > 0 && this.#hasRoom) this.#next()?.begin(this.#begin());
  }

  /** Whose turn it is; those before them who waited for too long, or are gone, have none. */
  #next(): Waiting | undefined {
    for (const [asker, line] of this.#lines) {
      const next = line.shift();
      // Behind all others.
      this.#lines.delete(asker);
      if (line.length > 0) this.#lines.set(asker, line);
      if (!next) continue;
      this.#inLine--;
      const isLate = performance.now() - next.cameAt > this.#limits.longestWaitMs;
      if (!isLate && !next.isGone()) return next;
      next.begin(undefined);
    }
    return undefined;
  }
}
