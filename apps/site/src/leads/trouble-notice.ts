import { doublingMs } from '@clinicdee/protocol/calls/back-off';
import type { Outbox } from './outbox.ts';

/** Until staff are told again of what they have been told of. */
const AGAIN_MS = 6 * 60 * 60_000;
/** Until it is tried again when nobody was reached. */
const RETRY_MS = 30_000;

interface Notice {
  outbox: Pick<Outbox, 'giveTurnBack' | 'takeTurn'>;
  /** By what the processes that share an outbox know whose turn it is. */
  turn: string;
  /** @returns whether anybody was reached */
  tell: () => Promise<boolean>;
}

/**
 * Tells staff something by one of the processes that share an outbox. What reaches nobody is tried again
 * later and later: where no channel is set up, each try is a line of the log.
 */
export class StaffNotice {
  readonly #of: Notice;
  #failures = 0;
  #notBefore = -Infinity;

  constructor(of: Notice) {
    this.#of = of;
  }

  /**
   * @param everyMs for so long no other process tells it, in milliseconds
   * @param now in milliseconds since 1970
   * @returns whether staff know, by this process or by another
   */
  async tell(everyMs: number, now: number): Promise<boolean> {
    const { outbox, tell, turn } = this.#of;
    const wait = this.#notBefore - now;
    // A longer one was planned by a clock that was wrong.
    if (wait > 0 && wait <= AGAIN_MS) return false;
    if (!(await outbox.takeTurn(turn, everyMs, now))) return true;
    const isTold = await tell();
    this.#failures = isTold ? 0 : this.#failures + 1;
    this.#notBefore = isTold ? -Infinity : now + doublingMs(this.#failures, RETRY_MS, AGAIN_MS);
    if (!isTold) await this.takeBack();
    return isTold;
  }

  /** Leaves the next telling to whoever comes first. */
  async takeBack(): Promise<void> {
    await this.#of.outbox.giveTurnBack(this.#of.turn);
  }
}

interface Parts {
  outbox: Pick<Outbox, 'giveTurnBack' | 'takeTurn'>;
  /** By what the turns of several processes are told apart. */
  name: string;
  /** For so long no second process says that it is over. */
  calmMs: number;
  /** @returns whether anybody was reached */
  tell: (isOver: boolean) => Promise<boolean>;
}

/**
 * Tells staff of one kind of trouble: once, every six hours while it lasts, and once when it is over; again
 * some time later when nobody was reached.
 */
export class TroubleNotice {
  readonly #calmMs: number;
  readonly #trouble: StaffNotice;
  readonly #end: StaffNotice;
  #toldAt: number | undefined;

  constructor({ calmMs, name, outbox, tell }: Parts) {
    this.#calmMs = calmMs;
    this.#trouble = new StaffNotice({ outbox, turn: `${name}_lost`, tell: () => tell(false) });
    this.#end = new StaffNotice({ outbox, turn: `${name}_back`, tell: () => tell(true) });
  }

  /** Whether staff know of a trouble that is not over. */
  get isTold(): boolean {
    return this.#toldAt !== undefined;
  }

  /** @param now in milliseconds since 1970 */
  async look(isTroubled: boolean, now: number): Promise<void> {
    if (isTroubled) {
      if (this.#toldAt !== undefined && Math.abs(now - this.#toldAt) <= AGAIN_MS) return;
      this.#toldAt = now;
      if (!(await this.#trouble.tell(AGAIN_MS, now))) this.#toldAt = undefined;
    } else if (this.#toldAt !== undefined && (await this.#end.tell(this.#calmMs, now))) {
      this.#toldAt = undefined;
      await this.#trouble.takeBack();
    }
  }
}
