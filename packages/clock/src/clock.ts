const DAY_MS = 24 * 60 * 60 * 1000;
/** A machine's clock that is further off than this, either way, is not believed. */
export const LARGEST_STEP_MS = 2 * DAY_MS;

/** No machine that runs this is older than the release, nor, without an upgrade, many years younger. */
const RELEASED = Date.UTC(2026, 10, 22);
const OLDEST_RELEASE_MS = 5 * 365 * DAY_MS;

/** The longest that a timer of Node's can wait; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What a clock reads and waits with: the machine's own, or that of a simulation. */
export interface Machine {
  /** What the clock on the wall shows, in milliseconds since 1970. */
  wall(): number;
  /** Milliseconds since some moment, never set by anybody. */
  elapsed(): number;
  /** Does something later; what is returned calls it off. It keeps no process alive. */
  after(milliseconds: number, work: () => void): () => void;
}

const thisMachine = (): Machine => ({
  // The function as it is now: `answerDates` may put another in its place.
  wall: Date.now,
  elapsed: () => performance.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
});

/**
 * Remembered by a first start whose clock showed what no clock can rightly show. Whatever was dated since
 * says nothing of the time, so the next start must not compare with it.
 */
export const NEVER_BELIEVED = 0;

/** What outlives a process: kept in the app's database. Times are milliseconds since 1970. */
export interface Remembered {
  /** The last time that was believed; {@link NEVER_BELIEVED} while there was none. */
  seenAt: number;
  /** The time that a person last said to be right. */
  acceptedAt?: number;
}

/** Whether the machine's clock is believed. Where not, nothing may be erased. */
export type ClockState =
  | { isBelieved: true }
  | {
      isBelieved: false;
      /** What the machine's clock shows, in milliseconds since 1970. */
      shows: number;
      /** What it should show about now, had no time passed while nothing ran; undefined before the start. */
      known: number | undefined;
    };

/**
 * The time, by a machine whose clock may be set, wrong or dead. Dates come from {@link Clock.now},
 * pauses and limits from {@link Clock.elapsed}, erasure asks {@link Clock.state} first.
 *
 * Within a process `now` never goes back: it follows the machine's clock forward at once, and when that
 * was set back, runs at half its pace until both meet. A step of more than two days is not followed at
 * all: `now` counts on by itself until the machine's clock is back, or a person says that it is right.
 * After a start the same is asked of the time that the last process remembered.
 */
export class Clock {
  readonly #machine: Machine;
  /** All three as they were at the last reading. */
  #elapsed: number;
  #now: number;
  /** Undefined until a time was believed. */
  #known: number | undefined;
  #isBegun = false;
  #acceptedAt: number | undefined;

  constructor(machine: Machine = thisMachine()) {
    this.#machine = machine;
    this.#elapsed = machine.elapsed();
    this.#now = machine.wall();
  }

  /** Whole milliseconds since 1970, for what is stored and shown. */
  now(): number {
    this.#read();
    return Math.round(this.#now);
  }

  /** What the machine's clock shows, believed or not, in milliseconds since 1970. */
  machineTime(): number {
    return this.#machine.wall();
  }

  /** Milliseconds since some moment, for pauses and limits: no clock that is set changes them. */
  elapsed(): number {
    return this.#machine.elapsed();
  }

  /** Does something later, however much later; what is returned calls it off. */
  after(milliseconds: number, work: () => void): () => void {
    let callOff: () => void;
    const wait = (left: number) => {
      const now = Math.min(Math.max(left, 0), LONGEST_TIMER_MS);
      callOff = this.#machine.after(now, left > now ? () => wait(left - now) : work);
    };
    wait(milliseconds);
    return () => callOff();
  }

  /**
   * Has whatever in this process asks `Date` for the time answered by this clock: libraries, which take
   * no clock from anybody. A `Date` that is made of a given time stays what it is. Once in a process.
   */
  answerDates(): void {
    const now = () => this.now();
    const answered = new Proxy(Date, {
      construct: (target, given, made) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
      apply: (target) => new target(now()).toString(),
      get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
    });
    Object.defineProperty(Date.prototype, 'constructor', { value: answered });
    globalThis.Date = answered;
  }

  /** Whether the machine's clock is believed now. Before {@link Clock.follow} it is not. */
  state(): ClockState {
    const shows = this.#read();
    return this.#believes(shows)
      ? { isBelieved: true }
      : {
          isBelieved: false,
          shows,
          known: this.#isBegun ? Math.round(this.#nearest(shows)) : undefined,
        };
  }

  /**
   * Begins with what an earlier process remembered, and later takes up a person's word, whichever
   * process wrote it down. Where nothing is remembered, only what no clock can rightly show is doubted.
   *
   * @param remembered as it is stored now
   */
  follow(remembered: Remembered | undefined): ClockState {
    const shows = this.#read();
    const acceptedAt = remembered?.acceptedAt;
    if (!this.#isBegun) {
      this.#isBegun = true;
      if (remembered?.seenAt !== NEVER_BELIEVED) this.#known = remembered?.seenAt;
      // No time comes before one that was seen: a date in the far past would be erased as old.
      this.#now = Math.max(this.#now, this.#nearest(shows));
    } else if (acceptedAt !== undefined && acceptedAt !== this.#acceptedAt) {
      // It was said of the time that was shown then, not of whatever is shown since.
      if (Math.abs(shows - acceptedAt) <= LARGEST_STEP_MS) this.#known = this.#now = shows;
    }
    this.#acceptedAt = acceptedAt;
    return this.state();
  }

  #believes(shows: number): boolean {
    return this.#isBegun && Math.abs(shows - this.#nearest(shows)) <= LARGEST_STEP_MS;
  }

  /** What the clock should show. Where none was ever believed, the nearest that can be right. */
  #nearest(shows: number): number {
    return this.#known ?? possible(shows);
  }

  /** Brings everything up to this moment. */
  #read(): number {
    const elapsed = this.#machine.elapsed();
    const passed = elapsed - this.#elapsed;
    const shows = this.#machine.wall();
    this.#elapsed = elapsed;
    if (this.#known !== undefined) this.#known += passed;
    if (!this.#believes(shows)) {
      this.#now += passed;
      return shows;
    }
    this.#known = shows;
    // What began with a wrong clock is far ahead of one that was put right: nothing meets there.
    const isFarBehind = this.#now - shows > LARGEST_STEP_MS;
    this.#now = isFarBehind ? shows : Math.max(shows, this.#now + passed / 2);
    return shows;
  }
}

const possible = (time: number): number =>
  Math.min(Math.max(time, RELEASED), RELEASED + OLDEST_RELEASE_MS);
