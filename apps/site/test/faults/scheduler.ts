import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

interface Event {
  at: number;
  work: () => unknown;
}

/** The true time, which the product does not see, and the pending events. */
export class Scheduler {
  /** Milliseconds since 1970. */
  time: number;
  readonly #events = new Set<Event>();

  readonly #settle: () => Promise<unknown>;

  /** @param settle waits until the consequences of an event are processed */
  constructor(time: number, settle: () => Promise<unknown> = () => yieldToEventLoop()) {
    this.time = time;
    this.#settle = settle;
  }

  /** Schedules work. @returns cancels it */
  after(milliseconds: number, work: () => unknown): () => void {
    const event = { at: this.time + milliseconds, work };
    this.#events.add(event);
    return () => this.#events.delete(event);
  }

  /** Lets time pass, event by event. */
  async run(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    await this.#settle();
    for (let event = this.#next(end); event; event = this.#next(end)) {
      this.#events.delete(event);
      this.time = Math.max(this.time, event.at);
      event.work();
      await this.#settle();
    }
    this.time = end;
  }

  /** Lets time pass at once, as for a suspended machine: due events are late. */
  async skip(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    await this.run(0);
  }

  #next(end: number): Event | undefined {
    let next: Event | undefined;
    for (const event of this.#events) {
      if (event.at <= end && (!next || event.at < next.at)) next = event;
    }
    return next;
  }
}

const waiting = new Set(['Immediate', 'FSReqPromise', 'FSReqCallback']);

/** Waits until this process waits only for timers, not for files or the event loop. */
export async function quiet(): Promise<void> {
  do await yieldToEventLoop();
  while (process.getActiveResourcesInfo().some((what) => waiting.has(what)));
}
