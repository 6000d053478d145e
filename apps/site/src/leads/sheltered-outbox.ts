import { codeOf } from '../calls/error-code.ts';
import type { Log } from '../calls/log.ts';
import { identityOf } from './identity.ts';
import type { Added, Erased, Outbox, OutboxQueue, Periods } from './outbox.ts';
import type { PostgresOutbox } from './postgres-outbox.ts';
import type { SqliteOutbox } from './sqlite-outbox.ts';
import type { NewLead, StoredLead } from './stored-lead.ts';

/**
 * The outbox of several processes: in the shared database, and on this machine's own disk while that is
 * away. What lies on the disk is moved over by {@link LeadMover}, and sent from the shared database
 * alone.
 */
export class ShelteredOutbox implements Outbox {
  readonly #shared: PostgresOutbox;
  readonly #local: SqliteOutbox;
  readonly #log: Log;
  readonly #onSheltered: () => void;

  /** @param onSheltered called when a lead lies on the disk */
  constructor(shared: PostgresOutbox, local: SqliteOutbox, log: Log, onSheltered: () => void) {
    this.#shared = shared;
    this.#local = local;
    this.#log = log;
    this.#onSheltered = onSheltered;
  }

  async add(lead: NewLead, now?: number): Promise<Added> {
    const named = { ...lead, identity: lead.identity ?? identityOf(lead) };
    if (this.#isHere(lead, now)) return this.#local.add(named, now);
    try {
      return await this.#shared.add(named, now);
    } catch (error) {
      // It may have arrived there all the same: under its name it is one lead in both.
      const added = await this.#local.add(named, now);
      const facts = { lead: added.id, code: codeOf(error) };
      this.#log.warn(facts, 'lead kept on this machine until the shared database takes it');
      this.#onSheltered();
      return added;
    }
  }

  async has(lead: NewLead, now?: number): Promise<boolean> {
    return this.#isHere(lead, now) || this.#orElse(() => this.#shared.has(lead, now), false);
  }

  async receivedAt(reference: string): Promise<number | undefined> {
    const there = await this.#orElse(() => this.#shared.receivedAt(reference), undefined);
    return there ?? this.#local.receivedAt(reference);
  }

  async due(...asked: Parameters<Outbox['due']>): Promise<StoredLead[]> {
    return this.#orElse(() => this.#shared.due(...asked), []);
  }

  nextAttemptAt(...asked: Parameters<Outbox['nextAttemptAt']>): Promise<number | undefined> {
    return this.#orElse(() => this.#shared.nextAttemptAt(...asked), undefined);
  }

  markDelivered(id: string, now?: number): Promise<void> {
    return this.#shared.markDelivered(id, now);
  }

  markFailed(...failed: Parameters<Outbox['markFailed']>): Promise<number> {
    return this.#shared.markFailed(...failed);
  }

  setAside(id: string): Promise<void> {
    return this.#shared.setAside(id);
  }

  async resend(...asked: Parameters<Outbox['resend']>): Promise<number> {
    return (await this.#shared.resend(...asked)) + this.#local.resend(...asked);
  }

  async withdraw(idempotencyKey: string): Promise<boolean> {
    const wasHere = this.#local.withdraw(idempotencyKey);
    return (await this.#shared.withdraw(idempotencyKey)) || wasHere;
  }

  hasten(failures: readonly string[], now?: number): Promise<void> {
    return this.#shared.hasten(failures, now);
  }

  async restore(which: string, now?: number): Promise<number> {
    return (await this.#shared.restore(which, now)) + this.#local.restore(which, now);
  }

  async *eraseOld(periods: Periods, now?: number): AsyncGenerator<Erased> {
    // Each by itself: one that cannot be asked keeps nothing of the other longer than it may be kept.
    try {
      yield* this.#shared.eraseOld(periods, now);
    } catch {
      // Told once by the shared database itself, and in /readyz for as long as it lasts.
    }
    yield* this.#local.eraseOld(periods, now);
  }

  async list(which?: { isTrash?: boolean }) {
    const all = [...(await this.#shared.list(which)), ...this.#local.list(which)];
    return all.sort((a, b) => a.receivedAt - b.receivedAt);
  }

  async queue(): Promise<OutboxQueue> {
    const here = this.#local.queue();
    const there = await this.#orElse(() => this.#shared.queue(), undefined);
    if (!there) return here;
    return {
      waiting: here.waiting + there.waiting,
      waitingSince: earlier(here.waitingSince, there.waitingSince),
      refused: here.refused + there.refused,
      refusedSince: earlier(here.refusedSince, there.refusedSince),
    };
  }

  refused(limit: number) {
    return this.#orElse(() => this.#shared.refused(limit), { total: 0, leads: [] });
  }

  async payloadOf(id: string) {
    return (await this.#shared.payloadOf(id)) ?? this.#local.payloadOf(id);
  }

  canary() {
    return this.#orElse(() => this.#shared.canary(), undefined);
  }

  async removeCanaries(): Promise<void> {
    await this.#orElse(() => this.#shared.removeCanaries(), undefined);
  }

  /** While nobody can be asked, each process does it for itself: twice is better than never. */
  takeTurn(...asked: Parameters<Outbox['takeTurn']>): Promise<boolean> {
    return this.#orElse(() => this.#shared.takeTurn(...asked), true);
  }

  async giveTurnBack(name: string): Promise<void> {
    await this.#orElse(() => this.#shared.giveTurnBack(name), undefined);
  }

  async noteTold(name: string, now: number): Promise<void> {
    await this.#orElse(() => this.#shared.noteTold(name, now), undefined);
  }

  toldAt(name: string): Promise<number | undefined> {
    return this.#orElse(() => this.#shared.toldAt(name), undefined);
  }

  async forgetTold(name: string): Promise<void> {
    await this.#orElse(() => this.#shared.forgetTold(name), undefined);
  }

  async tryWriting(now?: number): Promise<void> {
    try {
      await this.#shared.tryWriting(now);
    } catch {
      // The shared database has a check of its own: here it is asked whether a lead finds a disk at all.
      this.#local.tryWriting(now);
    }
  }

  /** Whether the lead lies on this machine's disk, as far as that can be read. */
  #isHere(lead: NewLead, now?: number): boolean {
    try {
      return this.#local.has(lead, now);
    } catch {
      return false;
    }
  }

  async #orElse<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await ask();
    } catch {
      // Told once by the shared database itself, and in /readyz for as long as it lasts.
      return otherwise;
    }
  }
}

const earlier = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
