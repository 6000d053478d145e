import { openDatabase } from '../../src/database/database.ts';
import { onFaultyDisk } from './disk.ts';
import { runOn } from './machine-time.ts';
import type { Scheduler } from './scheduler.ts';

/** The machine of a process. */
export interface Machine {
  folder: string;
  scheduler: Scheduler;
  /** The error of the machine's clock, in milliseconds. */
  clockIsOff: () => number;
  isDiskFull: () => boolean;
  failsStatement: (sql: string) => boolean;
  /** Called before and after each statement. */
  besideStatement: () => void;
  trace: (text: string) => void;
}

/** Deliberate defects of the database or the clock. */
export interface MachineBreakage {
  rewrite: (sql: string) => string;
  elapsed: (milliseconds: number) => number;
}

/** Starts a process on its machine: opens the real database, and simulates disk and time. */
export function boot(machine: Machine, isAlive: () => boolean, breakage: MachineBreakage) {
  const { scheduler, trace } = machine;
  const file = openDatabase(machine.folder);
  // Processes are killed, but there are no power cuts.
  file.exec('PRAGMA synchronous = OFF');
  const database = onFaultyDisk(file, {
    isAlive,
    isFull: machine.isDiskFull,
    fails: machine.failsStatement,
    beside: machine.besideStatement,
    rewrite: breakage.rewrite,
  });
  const say = (facts: object, what: string) => trace(`  ${what} ${JSON.stringify(facts)}`);
  const after = (milliseconds: number, work: () => void) =>
    scheduler.after(milliseconds, () => {
      if (isAlive()) work();
    });
  runOn({
    wall: () => scheduler.time + machine.clockIsOff(),
    elapsed: () => breakage.elapsed(scheduler.time),
    after,
  });
  return {
    database,
    log: { info: say, warn: say, error: say },
    after,
    close: () => file.close(),
  };
}

/** Returns an object with some methods replaced; the others keep access to their private fields. */
export function replacing<T extends object>(whole: T, replaced: Partial<T>): T {
  return new Proxy(whole, {
    get(target, name) {
      const value: unknown = Reflect.get(name in replaced ? replaced : target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
