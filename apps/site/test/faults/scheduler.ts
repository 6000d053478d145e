import { setImmediate as breathe } from 'node:timers/promises';

interface Event {
  at: number;
  work: () => unknown;
}

/** The true time, which nothing of the product sees, and everything that is still to happen in it. */
export class Scheduler {
  /** Milliseconds since 1970. */
  time: number;
  readonly #events = new Set<Event>();

  readonly #settle: () => Promise<unknown>;

  /** @param settle waits until all that follows from an event has come about */
  constructor(time: number, settle: () => Promise<unknown> = () => breathe()) {
    this.time = time;
    this.#settle = settle;
  }

  /** Has something happen later; what is returned calls it off. */
  after(milliseconds: number, work: () => unknown): () => void {
    const event = { at: this.time + milliseconds, work };
    this.#events.add(event);
    return () => this.#events.delete(event);
  }

  /** Lets so much time pass, one event after the other, each with all that follows from it at once. */
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

  /** Lets time pass in one go, as for a machine that stood still: what was due meanwhile comes late. */
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

/** Waits until nothing of this process waits for anything but a timer: for what breathes, or reads files. */
export async function quiet(): Promise<void> {
  do await breathe();
  while (process.getActiveResourcesInfo().some((what) => waiting.has(what)));
}
