import type { Outbox } from './outbox.ts';

/** Until staff are told again of what they have been told of. */
const AGAIN_MS = 6 * 60 * 60_000;

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
 * by one of the processes that share an outbox, and again at the next look when nobody was reached.
 */
export class TroubleNotice {
  readonly #parts: Parts;
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
      if (this.#toldAt !== undefined && now - this.#toldAt <= AGAIN_MS) return;
      this.#toldAt = now;
      if (!(await this.#tellOnce(false, AGAIN_MS, now))) this.#toldAt = undefined;
    } else if (this.#toldAt !== undefined && (await this.#tellOnce(true, calmMs, now))) {
      this.#toldAt = undefined;
      await outbox.giveTurnBack(`${name}_lost`);
    }
  }

  /** @returns whether staff know: by this process, or by another that shares the outbox */
  async #tellOnce(isOver: boolean, everyMs: number, now: number): Promise<boolean> {
    const { name, outbox, tell } = this.#parts;
    const turn = `${name}_${isOver ? 'back' : 'lost'}`;
    if (!(await outbox.takeTurn(turn, everyMs, now))) return true;
    const isTold = await tell(isOver);
    if (!isTold) await outbox.giveTurnBack(turn);
    return isTold;
  }
}
