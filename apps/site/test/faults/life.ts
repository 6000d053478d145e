import type { Clock } from '@clinicdee/clock';
import { ClockMemory, openClock } from '../../src/clock.ts';
import { DeliveryWorker } from '../../src/leads/delivery.ts';
import { SqliteOutbox } from '../../src/leads/sqlite-outbox.ts';
import { Retention } from '../../src/leads/retention.ts';
import type { Breakage } from './breakages.ts';
import { boot, type Machine } from './machine.ts';
import type { LeadReceiver } from './receiver.ts';

/** What a life lives in. */
export interface Surroundings extends Machine {
  keptDays: number;
  receiver: LeadReceiver;
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
    const { breakage } = around;
    const isAlive = () => this.isAlive;
    const { database, log, clock, close } = boot(around, isAlive, breakage);
    this.#die = close;
    this.clock = clock;
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
