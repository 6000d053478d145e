import { acceptErasure, ErasureGuard, eraseHourly } from '../../src/erasure.ts';
import { DeliveryWorker } from '../../src/leads/delivery.ts';
import { SqliteOutbox } from '../../src/leads/sqlite-outbox.ts';
import { eraseOldLeads } from '../../src/leads/retention.ts';
import type { Breakage } from './breakages.ts';
import type { Simulation } from './simulation.ts';

/** One process of the site, with its real parts on a real database file. */
export class SiteProcess {
  isAlive = true;
  readonly outbox: SqliteOutbox;
  readonly #accept: () => void;
  readonly #worker: DeliveryWorker;
  readonly #die: () => void;

  /** @throws Error when the process is killed, or cannot write, during its start */
  constructor(simulation: Simulation, breakage: Breakage, keptDays: number) {
    const isAlive = () => this.isAlive;
    const { database, log, close } = simulation.boot(isAlive);
    this.#die = close;
    this.#accept = () => acceptErasure(database, Date.now());
    try {
      this.outbox = breakage.outbox(new SqliteOutbox(database));
      const api = breakage.api(simulation.receiver.api(isAlive));
      this.#worker = new DeliveryWorker(this.outbox, api, log);
      const guard = breakage.guard(new ErasureGuard(database, log));
      eraseHourly(log, () => eraseOldLeads({ database, journal: undefined, guard, log, keptDays }));
      this.#worker.wake();
    } catch (error) {
      this.die();
      throw error;
    }
  }

  /** Called after each stored lead, as in the site. */
  wake(): void {
    this.#worker.wake();
  }

  /** As `npm run erasure -- --accept`. */
  acceptErasure(): void {
    this.#accept();
  }

  /** Kills the process: pending calls never return. */
  die(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#die();
  }
}
