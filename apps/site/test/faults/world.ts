import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { samplePayload } from '../../src/leads/sample-payload.ts';
import type { Breakage } from './breakages.ts';
import type { Chance } from './chance.ts';
import { Life } from './life.ts';
import type { Machine } from './machine.ts';
import { LeadReceiver } from './receiver.ts';
import { Scheduler } from './scheduler.ts';
import { SiteWorld } from './site-world.ts';
import { Violation } from './violation.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2027, 0, 4, 2);
/** Of a lead that is never delivered; short, so that it passes within a seed. */
const KEPT_DAYS = 60;
const KEPT_DELIVERED_DAYS = 30;
const TRASH_DAYS = 14;
/** Steps of less than two days are believed, once when a lead comes and once when it is erased. */
const INEXACT = 4 * DAY;

interface Visit {
  name: string;
  key: string;
  at: number;
  /** What the visitor was told, once the site said thanks. */
  told?: { reference: string; at: number };
}

/** Visitors, machine, disk and receiver around one site, and what was promised to whom. */
export class World extends SiteWorld<Life> {
  readonly receiver: LeadReceiver;
  readonly #visits: Visit[] = [];
  readonly #breakage: Breakage;
  /** Found while nobody looked. */
  #broken: Violation | undefined;

  constructor(folder: string, chance: Chance, breakage: Breakage) {
    super(folder, new Scheduler(BEGIN));
    this.#breakage = breakage;
    this.receiver = new LeadReceiver(this.scheduler, chance);
  }

  override trace(text: string): void {
    const { time } = this.scheduler;
    const day = Math.floor((time - BEGIN) / DAY);
    this.lines.push(`day ${day} ${new Date(time).toISOString().slice(11, 23)}  ${text}`);
  }

  protected override begin(machine: Machine): Life {
    const { receiver } = this;
    return new Life({ ...machine, keptDays: KEPT_DAYS, receiver, breakage: this.#breakage });
  }

  /** Somebody sends a form. */
  visit(): void {
    const name = `ผู้ส่ง ${this.#visits.length + 1}`;
    const visit = { name, key: randomUUID(), at: this.scheduler.time };
    this.#visits.push(visit);
    this.#send(visit);
  }

  /** Some send theirs in the same moment, and the last of them clicks twice. */
  crowd(size: number): void {
    this.trace(`${size} come together`);
    for (let count = 0; count < size; count++) this.visit();
    this.repeat();
  }

  /** A double click, a retry, an answer that was lost: one of the last visits once more. */
  repeat(): void {
    const visit = this.#visits.at(-1);
    if (visit && this.scheduler.time - visit.at < HOUR) this.#send(visit);
  }

  /** A person says that what the machine shows is the time. */
  acceptClock(): void {
    if (!this.isUp) return;
    this.trace('a person says that the clock is right');
    try {
      this.life?.acceptClock();
    } catch (error) {
      this.trace(`the word was not kept: ${String(error)}`);
    }
  }

  /** Sends again what was refused until it was set aside. */
  resendRefused(): void {
    const refused = this.#rows().filter(({ state }) => state === 'refused');
    for (const { id } of refused) this.life?.outbox.resend(id);
    this.life?.wake();
  }

  /**
   * Nothing that was promised is broken so far.
   *
   * @throws Violation
   */
  check(): void {
    if (this.#broken) throw this.#broken;
    const rows = new Map(this.#rows().map((row) => [row.reference, row]));
    for (const visit of this.#visits) {
      const { name, told } = visit;
      const keys = this.receiver.effects.get(name)?.size ?? 0;
      if (keys > 1) throw new Violation(`${name} is ${keys} leads at the receiver`);
      if (!told) continue;
      const row = rows.get(told.reference);
      const age = this.scheduler.time - told.at;
      if (!row) {
        if (age < KEPT_DAYS * DAY - INEXACT)
          throw new Violation(`${name} was told thanks, and is gone`);
        continue;
      }
      const acknowledgedAt = this.receiver.acknowledged.get(row.id);
      if (row.state === 'delivered' && acknowledgedAt === undefined) {
        throw new Violation(`${name} counts as delivered, which nobody has acknowledged`);
      }
      const since = this.scheduler.time - (acknowledgedAt ?? 0);
      if (row.isErased && since < KEPT_DELIVERED_DAYS * DAY - INEXACT) {
        throw new Violation(`what ${name} typed was erased early`);
      }
    }
    const [again] = this.receiver.sentAgain;
    if (again)
      throw new Violation(`${again} was sent again by the process that it was acknowledged to`);
  }

  /**
   * Everybody who was told thanks has arrived; what had waited almost as long as it may, may be gone.
   *
   * @throws Violation
   */
  checkArrived(): void {
    this.check();
    const soonGone = (KEPT_DAYS - TRASH_DAYS) * DAY - INEXACT;
    for (const { name, told } of this.#visits) {
      if (!told || this.scheduler.time - told.at >= soonGone) continue;
      if (!this.receiver.effects.has(name)) throw new Violation(`${name} has never arrived`);
    }
  }

  #send(visit: Visit): void {
    const life = this.life;
    if (!life?.isAlive) return;
    const payload = { ...samplePayload, fullname: visit.name };
    const lead = { payload, idempotencyKey: visit.key, isSuspected: false };
    life.outbox.add(lead).then(
      ({ reference }) => {
        if (life.isAlive) this.#thank(visit, reference);
        life.wake();
      },
      (error: unknown) => this.trace(`${visit.name} is asked to call: ${String(error)}`),
    );
  }

  #thank(visit: Visit, reference: string): void {
    this.trace(`${visit.name} is told thanks`);
    if (visit.told && visit.told.reference !== reference) {
      this.#broken ??= new Violation(`${visit.name} was told two references`);
    }
    visit.told = { reference, at: this.scheduler.time };
  }

  /** The outbox as it is on the disk, whatever the site thinks. */
  #rows() {
    const database = new DatabaseSync(path.join(this.folder, 'site.sqlite'));
    try {
      return database
        .prepare('SELECT id, reference, state, payload FROM outbox')
        .all()
        .map(({ id, reference, state, payload }) => ({
          id: String(id),
          reference: String(reference),
          state: String(state),
          isErased: payload === '{}',
        }));
    } finally {
      database.close();
    }
  }
}
