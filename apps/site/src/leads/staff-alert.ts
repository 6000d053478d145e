import { doublingMs } from '@clinicdee/protocol/http/back-off';
import type { Outbox } from './outbox.ts';

/** Until staff are told again of what they have been told of. */
const AGAIN_MS = 6 * 60 * 60_000;
/** Until it is tried again when nobody was reached: at first, and at most. */
const RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 15 * 60_000;

/** Noted while it is being told, by whoever may die meanwhile: staff may know, or may not. */
const MAYBE = 0;

interface Notice {
  outbox: Pick<Outbox, 'forgetTold' | 'noteTold' | 'toldAt'>;
  /** By what this process and those that come after it know this notice. */
  name: string;
  /** @returns whether anybody was reached */
  tell: () => Promise<boolean>;
}

/**
 * Tells staff something. What reaches nobody is tried again
 * later and later, every quarter of an hour at last: a channel that is back has the news by then. Of a
 * process that died in the midst of telling nobody knows whether it was heard: it is told again.
 */
export class StaffNotice {
  readonly #of: Notice;
  #failures = 0;
  #notBefore = -Infinity;

  constructor(of: Notice) {
    this.#of = of;
  }

  /**
   * @param everyMs for so long it is not told again, in milliseconds
   * @param now in milliseconds since 1970
   * @param since what was told before then is another matter
   * @returns whether staff know, by this process or by one before it
   */
  async tell(everyMs: number, now: number, since = -Infinity): Promise<boolean> {
    const { name, outbox, tell } = this.#of;
    const wait = this.#notBefore - now;
    // A longer one was planned by a clock that was wrong.
    if (wait > 0 && wait <= LONGEST_RETRY_MS) return false;
    const toldAt = await outbox.toldAt(name);
    // What was told in the future was told by a clock that was ahead.
    const isTold = toldAt !== undefined && toldAt <= now && now - toldAt < everyMs;
    if (isTold && toldAt >= since) return true;
    if (toldAt === undefined) await outbox.noteTold(name, MAYBE);
    const isHeard = await tell();
    this.#failures = isHeard ? 0 : this.#failures + 1;
    const retryMs = doublingMs(this.#failures, RETRY_MS, LONGEST_RETRY_MS);
    this.#notBefore = isHeard ? -Infinity : now + retryMs;
    if (isHeard) await outbox.noteTold(name, now);
    else if (toldAt === undefined) await outbox.forgetTold(name);
    return isHeard;
  }

  /** When staff were told last, in milliseconds since 1970. */
  async toldAt(): Promise<number | undefined> {
    return this.#of.outbox.toldAt(this.#of.name);
  }

  /** From now on nobody knows whether staff still take it to be so: whoever comes next tells it again. */
  async doubt(): Promise<void> {
    if ((await this.toldAt()) !== MAYBE) await this.#of.outbox.noteTold(this.#of.name, MAYBE);
  }

  /** What was told is over. */
  async forget(): Promise<void> {
    await this.#of.outbox.forgetTold(this.#of.name);
  }
}

interface Parts {
  outbox: Notice['outbox'];
  /** By what several troubles are told apart. */
  name: string;
  /** For so long it is not said again that it is over. */
  calmMs: number;
  /** @returns whether anybody was reached */
  tell: (isOver: boolean) => Promise<boolean>;
}

/** How things stand with a kind of trouble. */
export type AlertState = 'troubled' | 'unsure' | 'over';

/**
 * Tells staff of one kind of trouble: once, every six hours while it lasts, and once when it is over; again
 * some time later when nobody was reached. What staff were told outlives the process that told it: the next
 * one says when it is over.
 */
export class StaffAlert {
  readonly #calmMs: number;
  readonly #trouble: StaffNotice;
  readonly #end: StaffNotice;
  #toldAt: number | undefined;
  #hasLooked = false;

  constructor({ calmMs, name, outbox, tell }: Parts) {
    this.#calmMs = calmMs;
    this.#trouble = new StaffNotice({ outbox, name: `${name}_lost`, tell: () => tell(false) });
    this.#end = new StaffNotice({ outbox, name: `${name}_back`, tell: () => tell(true) });
  }

  /** Whether staff know of a trouble that is not over. */
  get isTold(): boolean {
    return this.#toldAt !== undefined;
  }

  /**
   * @param state `unsure` while it cannot be said whether a trouble is over
   * @param now in milliseconds since 1970
   */
  async look(state: AlertState, now: number): Promise<void> {
    if (!this.#hasLooked) {
      this.#hasLooked = true;
      this.#toldAt = await this.#trouble.toldAt();
    }
    if (state === 'troubled') await this.#tellTrouble(now);
    if (state !== 'over' || !this.isTold) return;
    // A process that dies between its word and its note of it leaves staff at ease, and no trouble untold.
    await this.#trouble.doubt();
    // That an earlier one was over may still be noted, where the disk took no note of it being past.
    if (await this.#end.tell(this.#calmMs, now, this.#toldAt)) {
      this.#toldAt = undefined;
      await this.#trouble.forget();
    }
  }

  async #tellTrouble(now: number): Promise<void> {
    const before = this.#toldAt;
    if (before !== undefined && Math.abs(now - before) <= AGAIN_MS) return;
    // At once: the next look may come before a slow channel has answered.
    this.#toldAt = now;
    let isTold = false;
    try {
      isTold = await this.#trouble.tell(AGAIN_MS, now);
      if (isTold) await this.#end.forget();
    } finally {
      // Whoever was told before, and not again, still wants to hear that it is over.
      if (!isTold) this.#toldAt = before;
    }
  }
}
