import type { Machine } from './machine.ts';
import type { Scheduler } from './scheduler.ts';

/** One process of the site. */
interface Process {
  isAlive: boolean;
  die: () => void;
}

const insertsOrCommits = /^\s*(INSERT|COMMIT)/;

/** A machine with a clock, a disk and one site that is started and killed. */
export abstract class SiteWorld<Site extends Process> {
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
  protected life: Site | undefined;

  constructor(folder: string, scheduler: Scheduler) {
    this.folder = folder;
    this.scheduler = scheduler;
  }

  /** Logs an event. */
  abstract trace(text: string): void;

  /** @throws Error when the process is killed, or cannot write, during its start */
  protected abstract begin(machine: Machine): Site;

  get isUp(): boolean {
    return this.life?.isAlive ?? false;
  }

  /** Called when a single statement fails. */
  protected onStatementFails(): void {
    // Only some worlds need it.
  }

  /** Starts the site unless it runs. */
  start(): void {
    if (this.isUp) return;
    this.trace('the site starts');
    try {
      this.life = this.begin({
        folder: this.folder,
        scheduler: this.scheduler,
        clockIsOff: () => this.clockIsOff,
        isDiskFull: () => this.isDiskFull,
        failsStatement: (sql) => {
          const fails = insertsOrCommits.test(sql) && --this.statementsToFail === 0;
          if (fails) this.onStatementFails();
          return fails;
        },
        besideStatement: () => {
          if (--this.statementsToFull === 0) this.setDisk(true);
          if (--this.statementsToLive === 0) this.kill();
        },
        trace: (text) => this.trace(text),
      });
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
}
