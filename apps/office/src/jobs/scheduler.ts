import type { Payload } from 'payload';
import { failureCode } from '../errors/failure.ts';

/** A periodic task. */
export interface ScheduledTask {
  name: string;
  /** From the end of a run to the start of the next, in milliseconds. */
  pauseMs: number;
  work: () => Promise<unknown>;
}

/**
 * Runs periodic tasks, each after its own pause and never concurrently with itself. Uses timers instead of wall-clock
 * schedules, which would stop for a year when the clock is set back by one.
 */
export class Scheduler {
  /** While another office is the leader: no task starts, and running ones finish. */
  isStandingBy = false;
  readonly #payload: Payload;
  readonly #running = new Set<Promise<unknown>>();
  #isStopped = false;

  constructor(payload: Payload, tasks: readonly ScheduledTask[]) {
    this.#payload = payload;
    for (const task of tasks) this.#schedule(task);
  }

  isBusy(): boolean {
    return this.#running.size > 0;
  }

  /** Stops for good and waits for running tasks. */
  async finish(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  #schedule(task: ScheduledTask): void {
    setTimeout(() => void this.#runAndReschedule(task), task.pauseMs).unref();
  }

  async #runAndReschedule(task: ScheduledTask): Promise<void> {
    if (this.#isStopped) return;
    if (!this.isStandingBy) {
      const work = task.work().catch((error: unknown) => {
        const code = failureCode(error);
        this.#payload.logger.error({ task: task.name, code }, 'scheduled task failed');
      });
      this.#running.add(work);
      await work;
      this.#running.delete(work);
    }
    this.#schedule(task);
  }
}

/** Shared through `globalThis`: the server and Next's bundles have separate module instances. */
const shared = globalThis as { clinicdeeOfficeRounds?: WeakMap<Payload, Scheduler> };

/** Starts the scheduler of an office. */
export function startScheduler(payload: Payload, tasks: readonly ScheduledTask[]): Scheduler {
  const scheduler = new Scheduler(payload, tasks);
  (shared.clinicdeeOfficeRounds ??= new WeakMap()).set(payload, scheduler);
  return scheduler;
}

/** Returns the scheduler of a running office; undefined in a command and during the start. */
export const schedulerOf = (payload: Payload): Scheduler | undefined =>
  shared.clinicdeeOfficeRounds?.get(payload);

/** Whether another office is the leader. */
export const isStandingBy = (payload: Payload): boolean =>
  schedulerOf(payload)?.isStandingBy ?? false;
