/** So many answers a millisecond: about a third of what a processor could send if it did nothing else. */
const EACH_MS = 3;
/** So many at once after a rest. */
const MOST = 100 * EACH_MS;
/** From one look at who waits to the next, in milliseconds. */
const LOOK_MS = 5;

/**
 * A pace for answers that cost little each, to many who ask again as soon as they are answered: at first
 * each has theirs at once, then so many a second. Whoever waits for an answer asks nothing meanwhile, so
 * that a storm leaves time for others however large it is.
 */
export class Pace {
  #left = MOST;
  #countedAt = performance.now();
  readonly #waiting: (() => void)[] = [];

  /** @returns when it is their turn; undefined where that is now */
  turn(): Promise<void> | undefined {
    if (this.#waiting.length === 0 && this.#take()) return undefined;
    if (this.#waiting.length === 0) this.#lookLater();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #lookLater(): void {
    setTimeout(() => {
      while (this.#waiting.length > 0 && this.#take()) this.#waiting.shift()?.();
      if (this.#waiting.length > 0) this.#lookLater();
    }, LOOK_MS);
  }

  #take(): boolean {
    const now = performance.now();
    this.#left = Math.min(MOST, this.#left + (now - this.#countedAt) * EACH_MS);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
