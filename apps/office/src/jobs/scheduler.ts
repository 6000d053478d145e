import type { Payload } from 'payload';
import { failureCode } from '../errors/failure.ts';

/** Something that an office at work does by itself, again and again. */
export interface ScheduledTask {
  name: string;
  /** From the end of one to the beginning of the next, in milliseconds. */
  pauseMs: number;
  work: () => Promise<unknown>;
}

/**
 * What an office does by itself: each round after its own pause, never twice at once. Pauses are timers: a
 * calendar of the machine's time would stand still for a year when that is set back by one.
 */
export class Scheduler {
  readonly #payload: Payload;
  readonly #atWork = new Set<Promise<unknown>>();
  #isStandingBy = false;
  #isOver = false;

  constructor(payload: Payload, rounds: readonly ScheduledTask[]) {
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

  #later(round: ScheduledTask): void {
    setTimeout(() => void this.#turn(round), round.pauseMs).unref();
  }

  async #turn(round: ScheduledTask): Promise<void> {
    if (this.#isOver) return;
    if (!this.#isStandingBy) {
      const work = this.#do(round);
      this.#atWork.add(work);
      await work;
      this.#atWork.delete(work);
    }
    this.#later(round);
  }

  async #do({ name, work }: ScheduledTask): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#payload.logger.error({ round: name, code: failureCode(error) }, 'a round failed');
    }
  }
}

/** The server and what Next has built hold modules of their own; this they share. */
const shared = globalThis as { clinicdeeOfficeRounds?: WeakMap<Payload, Scheduler> };

/** Begins the rounds of an office. */
export function startScheduler(payload: Payload, rounds: readonly ScheduledTask[]): Scheduler {
  const begun = new Scheduler(payload, rounds);
  (shared.clinicdeeOfficeRounds ??= new WeakMap()).set(payload, begun);
  return begun;
}

/** The rounds of an office at work; undefined in a command, and while an office starts. */
export const schedulerOf = (payload: Payload): Scheduler | undefined =>
  shared.clinicdeeOfficeRounds?.get(payload);

/** Whether another office does the rounds while this one could. */
export const isStandingBy = (payload: Payload): boolean =>
  schedulerOf(payload)?.isStandingBy() ?? false;
