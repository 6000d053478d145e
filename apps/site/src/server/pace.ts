/**
 * So many answers a millisecond. Of each turn of the event loop, in which one connection is accepted, they
 * take little then: with three times as many, connections at the door waited for seconds.
 */
const EACH_MS = 3;
/** So many at once after a rest. */
const MOST = 100 * EACH_MS;
/** So many of them are left to whoever asks for the first time. */
const LEFT_TO_NEW = MOST / 2;
/** From one look at who waits to the next, in milliseconds. */
const LOOK_MS = 5;

/** Who waits for their turn, and down to which store they may take it. */
interface Queue {
  waiting: (() => void)[];
  leaves: number;
}

/**
 * A pace for answers that cost little each: so many at once, then so many a second. Whoever has had one
 * just now and asks again waits behind all others. Such askers ask nothing while they wait, so that a
 * storm leaves time for others however large it is, and one who comes into it is answered at once.
 */
export class Pace {
  #left = MOST;
  #countedAt = performance.now();
  #isLooking = false;
  readonly #new: Queue = { waiting: [], leaves: 0 };
  readonly #again: Queue = { waiting: [], leaves: LEFT_TO_NEW };

  /**
   * @param isAgain whether they have had an answer just now
   * @returns when it is their turn; undefined where that is now
   */
  turn(isAgain: boolean): Promise<void> | undefined {
    const queue = isAgain ? this.#again : this.#new;
    if (queue.waiting.length === 0 && this.#take(queue)) return undefined;
    this.#lookLater();
    return new Promise((resolve) => queue.waiting.push(resolve));
  }

  #lookLater(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    setTimeout(() => {
      this.#isLooking = false;
      for (const queue of [this.#new, this.#again]) {
        while (queue.waiting.length > 0 && this.#take(queue)) queue.waiting.shift()?.();
        if (queue.waiting.length > 0) this.#lookLater();
      }
    }, LOOK_MS);
  }

  #take({ leaves }: Queue): boolean {
    const now = performance.now();
    this.#left = Math.min(MOST, this.#left + (now - this.#countedAt) * EACH_MS);
    this.#countedAt = now;
    if (this.#left < leaves + 1) return false;
    this.#left--;
    return true;
  }
}
