import { doublingMs } from '@clinicdee/protocol/calls/back-off';
import type { Outbox } from './outbox.ts';

/** Until staff are told again of what they have been told of. */
const AGAIN_MS = 6 * 60 * 60_000;
/** Until it is tried again when nobody was reached. */
const RETRY_MS = 30_000;

/**
 * Tells what may reach nobody, and tries that again later and later: where no channel is set up, each try
 * is a line of the log.
 */
export class Patient {
  readonly #tell: () => Promise<boolean>;
  #failures = 0;
  #notBefore = -Infinity;

  /** @param tell whether anybody was reached */
  constructor(tell: () => Promise<boolean>) {
    this.#tell = tell;
  }

  /** @returns whether anybody was reached, now */
  async tell(now: number): Promise<boolean> {
    const wait = this.#notBefore - now;
    // A longer one was planned by a clock that was wrong.
    if (wait > 0 && wait <= AGAIN_MS) return false;
    const isTold = await this.#tell();
    this.#failures = isTold ? 0 : this.#failures + 1;
    this.#notBefore = isTold ? -Infinity : now + doublingMs(this.#failures, RETRY_MS, AGAIN_MS);
    return isTold;
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
 * Tells staff of one kind of trouble: once, every six hours while it lasts, and once when it is over;
 * by one of the processes that share an outbox, and again some time later when nobody was reached.
 */
export class TroubleNotice {
  readonly #parts: Parts;
  readonly #trouble = new Patient(() => this.#parts.tell(false));
  readonly #end = new Patient(() => this.#parts.tell(true));
  #toldAt: number | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether staff know of a trouble that is not over. */
  get isTold(): boolean {
    return this.#toldAt !== undefined;
  }

  /** @param now in milliseconds since 1970 */
  async look(isTroubled: boolean, now: number): Promise<void> {
    const { calmMs, name, outbox } = this.#parts;
    if (isTroubled) {
      if (this.#toldAt !== undefined && Math.abs(now - this.#toldAt) <= AGAIN_MS) return;
      this.#toldAt = now;
      if (!(await this.#tellOnce(false, AGAIN_MS, now))) this.#toldAt = undefined;
    } else if (this.#toldAt !== undefined && (await this.#tellOnce(true, calmMs, now))) {
      this.#toldAt = undefined;
      await outbox.giveTurnBack(`${name}_lost`);
    }
  }

  /** @returns whether staff know: by this process, or by another that shares the outbox */
  async #tellOnce(isOver: boolean, everyMs: number, now: number): Promise<boolean> {
    const { name, outbox } = this.#parts;
    const turn = `${name}_${isOver ? 'back' : 'lost'}`;
    if (!(await outbox.takeTurn(turn, everyMs, now))) return true;
    const isTold = await (isOver ? this.#end : this.#trouble).tell(now);
    if (!isTold) await outbox.giveTurnBack(turn);
    return isTold;
  }
}
