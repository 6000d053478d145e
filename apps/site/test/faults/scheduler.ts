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

  constructor(time: number) {
    this.time = time;
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
    await settle();
    for (let event = this.#next(end); event; event = this.#next(end)) {
      this.#events.delete(event);
      this.time = Math.max(this.time, event.at);
      event.work();
      await settle();
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

/** Waits until the consequences of an event are processed. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await yieldToEventLoop();
}
