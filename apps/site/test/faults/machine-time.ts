/** The time of the machine that a process of the site runs on. */
export interface MachineTime {
  /** What the clock on the wall shows, in milliseconds since 1970. */
  wall: () => number;
  /** Milliseconds that nobody can set. */
  elapsed: () => number;
  /** Does something later; what is returned calls it off. */
  after: (milliseconds: number, work: () => void) => () => void;
}

let running: MachineTime | undefined;

/** From now on `Date.now`, `performance.now` and timers are those of this machine. */
export function runOn(time: MachineTime): void {
  running = time;
}

/** Stands in for what `setTimeout` of Node returns. */
class Timer {
  readonly callOff: () => void;

  constructor(callOff: () => void) {
    this.callOff = callOff;
  }

  unref = () => this;
}

/** Has this process ask the machine that {@link runOn} named for the time. @returns ends that */
export function simulateTime(): () => void {
  const { now } = Date;
  const { setTimeout: begin, clearTimeout: end } = globalThis;
  const elapsed = performance.now.bind(performance);
  Date.now = () => running?.wall() ?? now();
  performance.now = () => running?.elapsed() ?? elapsed();
  const later = (work: () => void, milliseconds = 0) =>
    running ? new Timer(running.after(milliseconds, work)) : begin(work, milliseconds);
  globalThis.setTimeout = later as typeof setTimeout;
  globalThis.clearTimeout = (timer) => {
    if (timer instanceof Timer) timer.callOff();
    else end(timer);
  };
  return () => {
    running = undefined;
    Object.assign(Date, { now });
    Object.assign(globalThis, { setTimeout: begin, clearTimeout: end });
    Reflect.deleteProperty(performance, 'now');
  };
}
