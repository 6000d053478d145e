/** The time of a simulated machine. */
export interface MachineTime {
  /** The system clock, in milliseconds since 1970. */
  wall: () => number;
  /** Monotonic time, in milliseconds. */
  elapsed: () => number;
  /** Runs work later. @returns cancels it */
  after: (milliseconds: number, work: () => void) => () => void;
}

let running: MachineTime | undefined;

/** Makes `Date.now`, `performance.now` and timers those of this machine. */
export function runOn(time: MachineTime): void {
  running = time;
}

/** Replaces the return value of Node's `setTimeout`. */
class Timer {
  readonly cancel: () => void;

  constructor(cancel: () => void) {
    this.cancel = cancel;
  }

  unref = () => this;
}

/** Replaces the clock and timers of this process by those of {@link runOn}. @returns restores them */
export function simulateTime(): () => void {
  const { now } = Date;
  const {
    setTimeout: begin,
    setInterval: repeat,
    clearTimeout: end,
    clearInterval: stop,
  } = globalThis;
  const elapsed = performance.now.bind(performance);
  Date.now = () => running?.wall() ?? now();
  performance.now = () => running?.elapsed() ?? elapsed();
  const later = (work: () => void, milliseconds = 0) =>
    running ? new Timer(running.after(milliseconds, work)) : begin(work, milliseconds);
  const every = (work: () => void, milliseconds = 0) => {
    if (!running) return repeat(work, milliseconds);
    let next = later(again, milliseconds);
    function again() {
      next = later(again, milliseconds);
      work();
    }
    return new Timer(() => globalThis.clearTimeout(next as NodeJS.Timeout));
  };
  const cancel = (timer: unknown) => {
    if (timer instanceof Timer) timer.cancel();
    else end(timer as NodeJS.Timeout);
  };
  Object.assign(globalThis, { setTimeout: later, setInterval: every });
  Object.assign(globalThis, { clearTimeout: cancel, clearInterval: cancel });
  return () => {
    running = undefined;
    Object.assign(Date, { now });
    Object.assign(globalThis, { setTimeout: begin, setInterval: repeat });
    Object.assign(globalThis, { clearTimeout: end, clearInterval: stop });
    Reflect.deleteProperty(performance, 'now');
  };
}
