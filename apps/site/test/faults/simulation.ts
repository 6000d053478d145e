import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { openDatabase } from '../../src/storage/database.ts';
import { samplePayload } from '../sample-payload.ts';
import type { Breakage } from './breakages.ts';
import type { Random } from '../random.ts';
import { onFaultyDisk } from './disk.ts';
import { SiteProcess } from './site-process.ts';
import { LeadReceiver } from './receiver.ts';
import { Scheduler } from './scheduler.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2027, 0, 4, 2);
/** Retention of undelivered leads; short, so that it ends within a seed. */
const KEPT_DAYS = 60;
const KEPT_DELIVERED_DAYS = 30;
const TRASH_DAYS = 14;
/** Clock errors below two days are accepted, once when a lead is stored and once when it is erased. */
const INEXACT = 4 * DAY;
const insertsOrCommits = /^\s*(INSERT|COMMIT)/;

/** Thrown when the product breaks a guarantee. */
export class Violation extends Error {
  override name = 'Violation';
}

interface Visit {
  name: string;
  key: string;
  at: number;
  /** The answer of the site, once it has acknowledged the lead. */
  answer?: { reference: string; at: number };
}

/** Visitors, machine, disk and lead API around one site, and the guarantees given to them. */
export class Simulation {
  readonly scheduler = new Scheduler(BEGIN);
  readonly lines: string[] = [];
  clockIsOff = 0;
  isDiskFull = false;
  /** The process is killed after this many statements, counted before and after each. */
  statementsToLive = Infinity;
  /** The disk is full after this many, counted in the same way. */
  statementsToFull = Infinity;
  /** One fails after this many inserts and commits. */
  statementsToFail = Infinity;
  readonly receiver: LeadReceiver;
  readonly #visits: Visit[] = [];
  readonly #breakage: Breakage;
  readonly #folder: string;
  #site: SiteProcess | undefined;
  #reading: DatabaseSync | undefined;
  /** Found between two checks. */
  #broken: Violation | undefined;

  constructor(folder: string, random: Random, breakage: Breakage) {
    this.#folder = folder;
    this.#breakage = breakage;
    this.receiver = new LeadReceiver(this.scheduler, random);
  }

  /** Logs an event. */
  trace(text: string): void {
    const { time } = this.scheduler;
    const day = Math.floor((time - BEGIN) / DAY);
    this.lines.push(`day ${day} ${new Date(time).toISOString().slice(11, 23)}  ${text}`);
  }

  get isUp(): boolean {
    return this.#site?.isAlive ?? false;
  }

  /** Starts the site unless it runs. */
  start(): void {
    if (this.isUp) return;
    this.trace('the site starts');
    try {
      this.#site = new SiteProcess(this, this.#breakage, KEPT_DAYS);
    } catch (error) {
      this.trace(`the site did not start: ${String(error)}`);
    }
  }

  kill(): void {
    if (this.isUp) this.trace('the process is killed');
    this.statementsToLive = Infinity;
    this.#site?.die();
    this.#reading?.close();
    this.#reading = undefined;
  }

  setDisk(isFull: boolean): void {
    this.isDiskFull = isFull;
    this.statementsToFull = Infinity;
    this.trace(isFull ? 'the disk is full' : 'the disk has room');
  }

  /** Starts a process: opens the real database, and simulates disk and time. */
  boot(isAlive: () => boolean) {
    const file = openDatabase(this.#folder);
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
      rewrite: this.#breakage.rewrite,
    });
    const say = (facts: object, what: string) => this.trace(`  ${what} ${JSON.stringify(facts)}`);
    this.scheduler.hasProcess = true;
    const close = () => {
      this.scheduler.endTimers();
      file.close();
    };
    return { database, log: { info: say, warn: say, error: say }, close };
  }

  /** A visitor sends a form. */
  visit(): void {
    const name = `ผู้ส่ง ${this.#visits.length + 1}`;
    const visit = { name, key: randomUUID(), at: this.scheduler.time };
    this.#visits.push(visit);
    this.#send(visit);
  }

  /** Several visitors send forms at once, and the last one clicks twice. */
  crowd(size: number): void {
    this.trace(`${size} forms at once`);
    for (let count = 0; count < size; count++) this.visit();
    this.repeat();
  }

  /** Repeats the last visit: a double click, or a retry after a lost answer. */
  repeat(): void {
    const visit = this.#visits.at(-1);
    if (visit && this.scheduler.time - visit.at < HOUR) this.#send(visit);
  }

  /** An operator accepts the clock of the machine. */
  acceptClock(): void {
    if (!this.isUp) return;
    this.trace('an operator accepts the clock');
    try {
      this.#site?.acceptErasure();
    } catch (error) {
      this.trace(`the acceptance was not stored: ${String(error)}`);
    }
  }

  /** Resends all refused leads. */
  resendRefused(): void {
    const refused = this.#rows().filter(({ state }) => state === 'refused');
    for (const { id } of refused) this.#site?.outbox.resend(id);
    this.#site?.wake();
  }

  /** @throws Violation when a guarantee is broken so far */
  check(): void {
    if (this.#broken) throw this.#broken;
    const rows = new Map(this.#rows().map((row) => [row.reference, row]));
    for (const visit of this.#visits) {
      const { name, answer } = visit;
      const keys = this.receiver.effects.get(name)?.size ?? 0;
      if (keys > 1) throw new Violation(`${name} is ${keys} leads at the receiver`);
      if (!answer) continue;
      const row = rows.get(answer.reference);
      const age = this.scheduler.time - answer.at;
      if (!row) {
        if (age < KEPT_DAYS * DAY - INEXACT)
          throw new Violation(`${name} was acknowledged, and is gone`);
        continue;
      }
      const acknowledgedAt = this.receiver.acknowledged.get(row.id);
      if (row.state === 'delivered' && acknowledgedAt === undefined) {
        throw new Violation(`${name} is marked as delivered without an acknowledgement`);
      }
      const since = this.scheduler.time - (acknowledgedAt ?? 0);
      if (row.isErased && since < KEPT_DELIVERED_DAYS * DAY - INEXACT) {
        throw new Violation(`${name} was erased early`);
      }
    }
    const [again] = this.receiver.sentAgain;
    if (again)
      throw new Violation(`${again} was sent again by a process that has its acknowledgement`);
  }

  /** @throws Violation when an acknowledged lead has not been delivered, unless its retention is almost over */
  checkArrived(): void {
    this.check();
    const soonGone = (KEPT_DAYS - TRASH_DAYS) * DAY - INEXACT;
    for (const { name, answer } of this.#visits) {
      if (!answer || this.scheduler.time - answer.at >= soonGone) continue;
      if (!this.receiver.effects.has(name)) throw new Violation(`${name} was never delivered`);
    }
  }

  #send(visit: Visit): void {
    const site = this.#site;
    if (!site?.isAlive) return;
    const payload = { ...samplePayload, fullname: visit.name };
    const lead = { payload, idempotencyKey: visit.key, isSuspected: false };
    site.outbox.add(lead).then(
      ({ reference }) => {
        if (site.isAlive) this.#acknowledge(visit, reference);
        site.wake();
      },
      (error: unknown) => this.trace(`${visit.name} is rejected: ${String(error)}`),
    );
  }

  #acknowledge(visit: Visit, reference: string): void {
    this.trace(`${visit.name} is acknowledged`);
    if (visit.answer && visit.answer.reference !== reference) {
      this.#broken ??= new Violation(`${visit.name} got two references`);
    }
    visit.answer = { reference, at: this.scheduler.time };
  }

  /** The outbox on the disk. */
  #rows() {
    this.#reading ??= new DatabaseSync(path.join(this.#folder, 'site.sqlite'));
    return this.#reading
      .prepare('SELECT id, reference, state, payload FROM outbox')
      .all()
      .map((row) => ({
        id: String(row.id),
        reference: String(row.reference),
        state: String(row.state),
        isErased: row.payload === '{}',
      }));
  }
}
