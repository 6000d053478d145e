import type { Machine } from './machine.ts';
import type { Scheduler } from './scheduler.ts';

/** One process of the site, from its start to its death. */
interface Process {
  isAlive: boolean;
  die: () => void;
}

const insertsOrCommits = /^\s*(INSERT|COMMIT)/;

/** A machine with a clock and a disk, around one site that starts and dies on it. */
export abstract class SiteWorld<Site extends Process> {
  readonly scheduler: Scheduler;
  readonly lines: string[] = [];
  clockIsOff = 0;
  isDiskFull = false;
  /** After so many more statements, counted before and after each, the process dies. */
  statementsToLive = Infinity;
  /** After so many more, counted in the same way, the disk is full. */
  statementsToFull = Infinity;
  /** After so many more that insert or commit, one of them fails. */
  statementsToFail = Infinity;
  protected readonly folder: string;
  protected life: Site | undefined;

  constructor(folder: string, scheduler: Scheduler) {
    this.folder = folder;
    this.scheduler = scheduler;
  }

  /** Writes down what happens. */
  abstract trace(text: string): void;

  /** @throws Error when the process dies, or cannot write, while it starts */
  protected abstract begin(machine: Machine): Site;

  get isUp(): boolean {
    return this.life?.isAlive ?? false;
  }

  /** A statement of its own fails, and those around it do not. */
  protected onStatementFails(): void {
    // What follows from it is seen elsewhere.
  }

  /** Starts the site, where it does not run. */
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
    if (this.isUp) this.trace('the process dies');
    this.statementsToLive = Infinity;
    this.life?.die();
  }

  setDisk(isFull: boolean): void {
    this.isDiskFull = isFull;
    this.statementsToFull = Infinity;
    this.trace(isFull ? 'the disk is full' : 'the disk has room');
  }
}
