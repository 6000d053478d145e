import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as breathe } from 'node:timers/promises';
import path from 'node:path';
import { samplePayload } from '../../src/leads/sample-payload.ts';
import { readPayload } from '../../src/leads/stored-lead.ts';
import type { Breakage } from './breakages.ts';
import type { Chance } from './chance.ts';
import { Life } from './life.ts';
import type { Machine } from './machine.ts';
import { LeadReceiver } from './receiver.ts';
import { Scheduler } from './scheduler.ts';
import { LOOK_MS, Silence } from './silence.ts';
import { SiteWorld } from './site-world.ts';
import { Staff } from './staff.ts';
import { Violation } from './violation.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2027, 0, 4, 2);
/** Of a lead that is never delivered; short, so that it passes within a seed. */
const KEPT_DAYS = 60;
const KEPT_DELIVERED_DAYS = 30;
const TRASH_DAYS = 14;
/** Much more often than in the product, so that several come within a seed. */
const CANARY_EVERY_MS = 10 * 60 * SECOND;
/** Steps of less than two days are believed, once when a lead comes and once when it is erased. */
const INEXACT = 4 * DAY;

/** The canary's form takes some turns to be read. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await breathe();
}

interface Visit {
  name: string;
  key: string;
  at: number;
  /** What the visitor was told, once the site said thanks. */
  told?: { reference: string; at: number };
}

/** Visitors, machine, disk, receiver and staff around one site, and what was promised to whom. */
export class World extends SiteWorld<Life> {
  readonly receiver: LeadReceiver;
  readonly staff: Staff;
  readonly #silence = new Silence(CANARY_EVERY_MS);
  readonly #visits: Visit[] = [];
  readonly #breakage: Breakage;
  #looking: DatabaseSync | undefined;
  /** Found while nobody looked. */
  #broken: Violation | undefined;

  constructor(folder: string, chance: Chance, breakage: Breakage) {
    super(folder, new Scheduler(BEGIN, settle));
    this.#breakage = breakage;
    this.receiver = new LeadReceiver(this.scheduler, chance);
    this.staff = new Staff(this.scheduler, chance, (event, saidAt) => {
      this.trace(`staff are told ${event}`);
      this.#silence.hear(event, saidAt);
    });
    this.#watch();
  }

  override trace(text: string): void {
    const { time } = this.scheduler;
    const day = Math.floor((time - BEGIN) / DAY);
    this.lines.push(`day ${day} ${new Date(time).toISOString().slice(11, 23)}  ${text}`);
  }

  protected override begin(machine: Machine): Life {
    const { receiver, staff } = this;
    return new Life({
      ...{ ...machine, receiver, staff, breakage: this.#breakage },
      ...{ keptDays: KEPT_DAYS, canaryEveryMs: CANARY_EVERY_MS },
    });
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
      this.life?.acceptErasure();
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
    this.#silence.checkOver();
  }

  override setDisk(isFull: boolean): void {
    super.setDisk(isFull);
    this.#silence.diskIs(isFull ? 'full' : 'well', this.scheduler.time);
  }

  protected override onStatementFails(): void {
    this.#silence.diskBreaks(this.scheduler.time);
  }

  #watch(): void {
    this.scheduler.after(LOOK_MS, () => {
      this.#watch();
      this.#lookAtStaff();
    });
  }

  #lookAtStaff(): void {
    const rows = this.#rows().filter(({ isCanary, isTrash }) => !isCanary && !isTrash);
    const waiting = new Set(
      rows.filter(({ state }) => state === 'waiting').map(({ fullname }) => fullname),
    );
    const times = this.#visits.filter(({ name }) => waiting.has(name)).map(({ at }) => at);
    this.#silence.look({
      time: this.scheduler.time,
      siteTime: this.isUp ? this.scheduler.time + this.clockIsOff : undefined,
      isDiskWell: !this.isDiskFull,
      isClockWell: this.clockIsOff === 0,
      canHear: this.staff.canHear,
      isTaken: this.receiver.takes,
      waitingSince: times.length > 0 ? Math.min(...times) : undefined,
      refused: rows.filter(({ state }) => state === 'refused').length,
    });
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

  override kill(): void {
    super.kill();
    this.#looking?.close();
    this.#looking = undefined;
  }

  /** The outbox as it is on the disk, whatever the site thinks. */
  #rows() {
    this.#looking ??= new DatabaseSync(path.join(this.folder, 'site.sqlite'));
    return this.#looking
      .prepare('SELECT id, reference, state, payload, is_canary, trashed_at FROM outbox')
      .all()
      .map((row) => ({
        id: String(row.id),
        reference: String(row.reference),
        state: String(row.state),
        fullname: readPayload(row.payload)?.fullname,
        isErased: row.payload === '{}',
        isCanary: row.is_canary === 1,
        isTrash: row.trashed_at !== null,
      }));
  }
}
