import { openDatabase } from '../../src/database/database.ts';
import type { Breakage } from './breakages.ts';
import { onFaultyDisk } from './disk.ts';
import type { Life } from './life.ts';
import { runOn } from './machine-time.ts';
import type { Scheduler } from './scheduler.ts';

const insertsOrCommits = /^\s*(INSERT|COMMIT)/;

/** A machine with a clock, a disk and one site that is started and killed. */
export abstract class Machine {
  readonly scheduler: Scheduler;
  readonly lines: string[] = [];
  clockIsOff = 0;
  isDiskFull = false;
  /** The process is killed after this many statements, counted before and after each. */
  statementsToLive = Infinity;
  /** The disk is full after this many, counted in the same way. */
  statementsToFull = Infinity;
  /** One fails after this many inserts and commits. */
  statementsToFail = Infinity;
  protected readonly folder: string;
  protected life: Life | undefined;

  constructor(folder: string, scheduler: Scheduler) {
    this.folder = folder;
    this.scheduler = scheduler;
  }

  /** Logs an event. */
  abstract trace(text: string): void;

  /** @throws Error when the process is killed, or cannot write, during its start */
  protected abstract begin(): Life;

  get isUp(): boolean {
    return this.life?.isAlive ?? false;
  }

  /** Starts the site unless it runs. */
  start(): void {
    if (this.isUp) return;
    this.trace('the site starts');
    try {
      this.life = this.begin();
    } catch (error) {
      this.trace(`the site did not start: ${String(error)}`);
    }
  }

  kill(): void {
    if (this.isUp) this.trace('the process is killed');
    this.statementsToLive = Infinity;
    this.life?.die();
  }

  setDisk(isFull: boolean): void {
    this.isDiskFull = isFull;
    this.statementsToFull = Infinity;
    this.trace(isFull ? 'the disk is full' : 'the disk has room');
  }

  /** Starts a process: opens the real database, and simulates disk and time. */
  boot(isAlive: () => boolean, breakage: Breakage) {
    const file = openDatabase(this.folder);
    // Processes are killed, but there are no power cuts.
    file.exec('PRAGMA synchronous = OFF');
    const database = onFaultyDisk(file, {
      isAlive,
      isFull: () => this.isDiskFull,
      fails: (sql) => insertsOrCommits.test(sql) && --this.statementsToFail === 0,
      beside: () => {
        if (--this.statementsToFull === 0) this.setDisk(true);
        if (--this.statementsToLive === 0) this.kill();
      },
      rewrite: breakage.rewrite,
    });
    const say = (facts: object, what: string) => this.trace(`  ${what} ${JSON.stringify(facts)}`);
    runOn({
      wall: () => this.scheduler.time + this.clockIsOff,
      elapsed: () => this.scheduler.time,
      after: (milliseconds, work) =>
        this.scheduler.after(milliseconds, () => {
          if (isAlive()) work();
        }),
    });
    return { database, log: { info: say, warn: say, error: say }, close: () => file.close() };
  }
}
