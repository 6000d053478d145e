import { setImmediate as breathe } from 'node:timers/promises';

export interface Limits {
  /** So many at once. More at once would all be late together: there is one thread. */
  atOnce: number;
  /** Nobody is let in who would wait longer for a turn, in milliseconds. */
  longestWaitMs: number;
  /** Whoever waited longer after all is turned away, in milliseconds. */
  latestMs: number;
}

/** After this, one waits for something other than our thread (a slow phone, another server): the next
 * may begin. Otherwise a few who send a byte a second would shut out everybody. In milliseconds. */
const LONGEST_TURN_MS = 250;

/** What is begun before whatever has arrived is looked at: for so long, in milliseconds, or so many. In a
 * storm a look takes long: a look after each would be the most of the work. */
const SLICE_MS = 40;
const SLICE = 16;

/** For so long one goes on looking while somebody comes: each turn of the event loop accepts a single
 * connection, so that with one turn for each slice a crowd at the door would wait for minutes. In ms. */
const LOOK_MS = 20;

/** Those who are let in, one after the other. */
export class Line {
  readonly #limits: Limits;
  readonly #came: () => number;
  readonly #slice = new Slice();
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;
  #isLooking = false;
  /** What a turn takes lately, in milliseconds; at the start, what it takes a cold server. */
  #turnMs = 100;
  /** How long one waits lately for each who is before one, in milliseconds. */
  #placeMs: number;

  /** @param came how many came so far, for whatever */
  constructor(given: Limits, came: () => number) {
    this.#limits = given;
    this.#placeMs = this.#turnMs / given.atOnce;
    this.#came = came;
  }

  get isFull(): boolean {
    return this.#place > 0 && this.#place * this.#placeMs > this.#limits.longestWaitMs;
  }

  /** How many turns must end before that of whoever comes now. */
  get #place(): number {
    return this.#underWay + this.#waiting.length - this.#limits.atOnce + 1;
  }

  /** @returns undefined when the turn came so late that it is given up */
  async enter<T>(work: () => Promise<T>): Promise<T | undefined> {
    const came = performance.now();
    const place = this.#place;
    const turn = this.#turn();
    if (turn) await turn;
    const started = performance.now();
    // Where nobody had to wait, a wait is guessed by what a turn takes.
    const placeMs = place > 0 ? (started - came) / place : this.#turnMs / this.#limits.atOnce;
    this.#placeMs += (placeMs - this.#placeMs) / 16;
    if (started - came > this.#limits.latestMs) {
      this.#leave();
      return undefined;
    }
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      this.#turnMs += (performance.now() - started - this.#turnMs) / 16;
      this.#leave();
    };
    const timer = setTimeout(leave, LONGEST_TURN_MS);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      leave();
    }
  }

  #turn(): Promise<void> | undefined {
    if (this.#waiting.length === 0 && this.#begins()) return undefined;
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#handOn();
    });
  }

  #leave(): void {
    this.#underWay--;
    // Once nobody is left, the next need not wait for a look.
    if (this.isIdle) setImmediate(() => this.isIdle && this.#slice.end());
    this.#handOn();
  }

  /** Whether nobody is there. */
  get isIdle(): boolean {
    return this.#underWay === 0 && this.#waiting.length === 0;
  }

  #handOn(): void {
    while (this.#waiting.length > 0 && this.#begins()) this.#waiting.shift()?.();
    if (this.#waiting.length === 0 || this.#isLooking || !this.#hasRoom) return;
    this.#isLooking = true;
    void this.#look().then(() => {
      this.#isLooking = false;
      this.#slice.end();
      this.#handOn();
    });
  }

  get #hasRoom(): boolean {
    return this.#underWay < this.#limits.atOnce;
  }

  #begins(): boolean {
    const begins = this.#hasRoom && this.#slice.begins();
    if (begins) this.#underWay++;
    return begins;
  }

  /** Lets in whoever stands at the door. */
  async #look(): Promise<void> {
    const started = performance.now();
    let before: number;
    do {
      before = this.#came();
      // A turn that accepts a connection, and one that reads what is asked over it.
      await breathe();
      await breathe();
    } while (this.#came() > before && performance.now() - started < LOOK_MS);
  }
}

/** What is begun from one look to the next. */
class Slice {
  #since = 0;
  #begun = 0;

  /** Whether one more may begin before the next look. */
  begins(): boolean {
    if (this.#begun === 0) this.#since = performance.now();
    if (this.#begun >= SLICE || performance.now() - this.#since >= SLICE_MS) return false;
    this.#begun++;
    return true;
  }

  end(): void {
    this.#begun = 0;
  }
}
