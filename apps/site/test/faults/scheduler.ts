import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

interface Event {
  at: number;
  work: () => unknown;
  /** Whether it is a timer of the site, which ends with its process. */
  isTimer: boolean;
  /** As of Node's timers. */
  unref: () => Event;
}

/** The true time, which the product does not see, and the pending events. */
export class Scheduler {
  /** Milliseconds since 1970. */
  time: number;
  /** Whether a process of the site runs; without one, no timers are set. */
  hasProcess = false;
  readonly #events = new Set<Event>();

  constructor(time: number) {
    this.time = time;
  }

  /** Schedules work. */
  after(milliseconds: number, work: () => unknown, isTimer = false): Event {
    const event = { at: this.time + milliseconds, work, isTimer, unref: () => event };
    if (!isTimer || this.hasProcess) this.#events.add(event);
    return event;
  }

  /**
   * Replaces the clocks and timers of this process.
   *
   * @param clockIsOff by how much the system clock differs from the true time
   * @returns restores them
   */
  replaceClocks(clockIsOff: () => number): () => void {
    const { now } = Date;
    const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
    const later = (work: () => void, milliseconds = 0) => this.after(milliseconds, work, true);
    const every = (work: () => void, milliseconds = 0) => {
      const event = later(() => {
        event.at = this.time + milliseconds;
        this.#events.add(event);
        work();
      }, milliseconds);
      return event;
    };
    const cancel = (event: unknown) => this.#events.delete(event as Event);
    Object.assign(globalThis, { setTimeout: later, setInterval: every });
    Object.assign(globalThis, { clearTimeout: cancel, clearInterval: cancel });
    Date.now = () => this.time + clockIsOff();
    performance.now = () => this.time;
    return () => {
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
      Date.now = now;
      Reflect.deleteProperty(performance, 'now');
    };
  }

  /** Ends the timers of a killed process. */
  endTimers(): void {
    this.hasProcess = false;
    for (const event of this.#events) if (event.isTimer) this.#events.delete(event);
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
