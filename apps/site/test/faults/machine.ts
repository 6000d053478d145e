import { openDatabase } from '../../src/database/database.ts';
import { onFaultyDisk } from './disk.ts';
import { runOn } from './machine-time.ts';
import type { Scheduler } from './scheduler.ts';

/** What a process of the site runs on. */
export interface Machine {
  folder: string;
  scheduler: Scheduler;
  /** How far the machine's clock is from the true time, in milliseconds. */
  clockIsOff: () => number;
  isDiskFull: () => boolean;
  failsStatement: (sql: string) => boolean;
  /** Called beside each statement. */
  besideStatement: () => void;
  trace: (text: string) => void;
}

/** What a laboratory may break of what every process rests on. */
export interface MachineBreakage {
  rewrite: (sql: string) => string;
  elapsed: (milliseconds: number) => number;
}

/** What a process has of its machine, as long as it lives: the real parts on the real file. */
export function boot(machine: Machine, isAlive: () => boolean, breakage: MachineBreakage) {
  const { scheduler, trace } = machine;
  const file = openDatabase(machine.folder);
  // Processes die here, never the machine's power.
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
    /** Everything in memory is gone. */
    close: () => file.close(),
  };
}
