import type { Payload } from 'payload';
import { failureCode } from './failure.ts';

/** Something that an office at work does by itself, again and again. */
export interface Round {
  name: string;
  /** From the end of one to the beginning of the next, in milliseconds. */
  pauseMs: number;
  work: () => Promise<unknown>;
}

/**
 * What an office does by itself: each round after its own pause, never twice at once. Pauses are timers: a
 * calendar of the machine's time would stand still for a year when that is set back by one.
 */
export class Rounds {
  readonly #payload: Payload;
  readonly #atWork = new Set<Promise<unknown>>();
  #isStandingBy = false;
  #isOver = false;

  constructor(payload: Payload, rounds: readonly Round[]) {
    this.#payload = payload;
    for (const round of rounds) this.#later(round);
  }

  /** Begins nothing until it is to go on; what is at work comes to its end. */
  standBy(): void {
    this.#isStandingBy = true;
  }

  goOn(): void {
    this.#isStandingBy = false;
  }

  isStandingBy(): boolean {
    return this.#isStandingBy;
  }

  isBusy(): boolean {
    return this.#atWork.size > 0;
  }

  /** Begins nothing any more, and waits for what is at work. */
  async finish(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#atWork);
  }

  #later(round: Round): void {
    setTimeout(() => void this.#turn(round), round.pauseMs).unref();
  }

  async #turn(round: Round): Promise<void> {
    if (this.#isOver) return;
    if (!this.#isStandingBy) {
      const work = this.#do(round);
      this.#atWork.add(work);
      await work;
      this.#atWork.delete(work);
    }
    this.#later(round);
  }

  async #do({ name, work }: Round): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#payload.logger.error({ round: name, code: failureCode(error) }, 'a round failed');
    }
  }
}

/** The server and what Next has built hold modules of their own; this they share. */
const shared = globalThis as { clinicdeeOfficeRounds?: WeakMap<Payload, Rounds> };

/** Begins the rounds of an office. */
export function beginRounds(payload: Payload, rounds: readonly Round[]): Rounds {
  const begun = new Rounds(payload, rounds);
  (shared.clinicdeeOfficeRounds ??= new WeakMap()).set(payload, begun);
  return begun;
}

/** The rounds of an office at work; undefined in a command, and while an office starts. */
export const roundsOf = (payload: Payload): Rounds | undefined =>
  shared.clinicdeeOfficeRounds?.get(payload);

/** Whether another office does the rounds while this one could. */
export const isStandingBy = (payload: Payload): boolean =>
  roundsOf(payload)?.isStandingBy() ?? false;
