import { Clock } from '@clinicdee/clock';
import { openDatabase } from '../../src/database.ts';
import { ClockMemory, openClock } from '../../src/clock.ts';
import { DeliveryWorker } from '../../src/leads/delivery.ts';
import { SqliteOutbox } from '../../src/leads/sqlite-outbox.ts';
import { Retention } from '../../src/leads/retention.ts';
import { onFaultyDisk } from './disk.ts';
import type { Breakage } from './breakages.ts';
import type { LeadReceiver } from './receiver.ts';
import type { Scheduler } from './scheduler.ts';

/** What a life lives in. */
export interface Surroundings {
  folder: string;
  keptDays: number;
  scheduler: Scheduler;
  receiver: LeadReceiver;
  /** How far the machine's clock is from the true time, in milliseconds. */
  clockIsOff: () => number;
  isDiskFull: () => boolean;
  /** Called beside each statement. */
  besideStatement: () => void;
  trace: (text: string) => void;
  breakage: Breakage;
}

/** One process of the site, from its start to its death: the real parts on the real file. */
export class Life {
  isAlive = true;
  readonly outbox: SqliteOutbox;
  readonly clock: Clock;
  readonly #memory: ClockMemory;
  readonly #worker: DeliveryWorker;
  readonly #die: () => void;

  /** @throws Error when the process dies, or cannot write, while it starts */
  constructor(around: Surroundings) {
    const { scheduler, breakage, trace } = around;
    const isAlive = () => this.isAlive;
    const file = openDatabase(around.folder);
    // Processes die here, never the machine's power.
    file.exec('PRAGMA synchronous = OFF');
    this.#die = () => file.close();
    const database = onFaultyDisk(file, {
      isAlive,
      isFull: around.isDiskFull,
      beside: around.besideStatement,
      rewrite: breakage.rewrite,
    });
    const log = {
      info: (facts: object, what: string) => trace(`  ${what} ${JSON.stringify(facts)}`),
      warn: (facts: object, what: string) => trace(`  ${what} ${JSON.stringify(facts)}`),
      error: (facts: object, what: string) => trace(`  ${what} ${JSON.stringify(facts)}`),
    };
    const machine = {
      wall: () => scheduler.time + around.clockIsOff(),
      elapsed: () => scheduler.time,
      after: (milliseconds: number, work: () => void) =>
        scheduler.after(milliseconds, () => {
          if (isAlive()) work();
        }),
    };
    this.clock = breakage.clock(new Clock(machine));
    this.#memory = new ClockMemory(database);
    try {
      openClock(database, log, this.clock);
      this.outbox = breakage.outbox(new SqliteOutbox(database, this.clock), this.clock);
      const api = breakage.api(around.receiver.api(isAlive));
      this.#worker = new DeliveryWorker(this.outbox, api, log, this.clock);
      void new Retention(this.outbox, this.clock, log, around.keptDays).start();
      this.#worker.wake();
    } catch (error) {
      this.die();
      throw error;
    }
  }

  /** As the site does after each lead that it has stored. */
  wake(): void {
    this.#worker.wake();
  }

  /** As `npm run clock -- --accept`. */
  acceptClock(): void {
    this.#memory.accept(this.clock.machineTime());
  }

  /** Everything in memory is gone, and whatever was under way never comes back. */
  die(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#die();
  }
}
