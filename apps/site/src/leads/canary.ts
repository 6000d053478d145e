import { randomUUID } from 'node:crypto';
import type { Log } from '../http/log.ts';
import { codeOf } from '../http/error-code.ts';
import { type LeadService, receiveLead } from './receive.ts';
import type { SqliteOutbox } from './sqlite-outbox.ts';
import { StaffAlert } from './staff-alert.ts';
import { trialForm } from './trial-form.ts';

const MINUTE_MS = 60_000;
/** Time until a canary is late, at most. Longer than a restart of the office. */
const LONGEST_PATIENCE_MS = 5 * MINUTE_MS;
/** Interval between alerts while canaries do not arrive. */
const AGAIN_MS = 6 * 60 * MINUTE_MS;

/** Alerts about canaries. */
export type CanaryEvent = 'lost' | 'closed' | 'back';

interface CanaryOptions {
  outbox: SqliteOutbox;
  service: LeadService;
  everyMs: number;
  log: Log;
  /** Alerts staff. @returns whether anybody was reached */
  tell: (event: CanaryEvent) => Promise<boolean>;
}

/**
 * Synthetic check: sends canary leads through validation, outbox and delivery, and alerts staff when one does not
 * arrive. Sends no further canary while one is waiting. `watchLeads` calls {@link send} and {@link check}.
 */
export class Canary {
  readonly #options: CanaryOptions;
  readonly #patienceMs: number;
  readonly #alert: StaffAlert;
  /** Since when canaries cannot be stored, in milliseconds since 1970. */
  #notStoredSince: number | undefined;
  /** Since when a canary is late. Only a delivery resets it, not the next canary. */
  #lateSince: number | undefined;
  /** When the last canary arrived whose row has been removed. */
  #arrivedBefore: number | undefined;

  constructor(options: CanaryOptions) {
    this.#options = options;
    this.#patienceMs = Math.min(LONGEST_PATIENCE_MS, options.everyMs / 2);
    this.#alert = new StaffAlert(options.outbox, 'canary_lost', AGAIN_MS);
  }

  /** Sends a canary, unless the last one is still waiting. Never rejects. */
  async send(): Promise<void> {
    const { outbox } = this.#options;
    try {
      const last = outbox.canary();
      if (last?.state === 'waiting') return;
      this.#arrivedBefore = last?.deliveredAt ?? this.#arrivedBefore;
      outbox.removeCanaries();
      const { envelope } = await this.#receive();
      if (envelope.code === 200) this.#notStoredSince = undefined;
      else this.#fail(envelope.error ?? envelope.code);
    } catch (error) {
      this.#fail(codeOf(error));
    }
  }

  /** Sends the form as a visitor would, but neither counts the lead nor applies the rate limit. */
  #receive() {
    const { outbox, service } = this.#options;
    const address = new URL('/api/leads', service.siteUrl);
    const { organisations } = service.contentFor(new Request(address));
    const request = new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `canary-${randomUUID()}` },
      body: JSON.stringify(trialForm(organisations)),
    });
    return receiveLead(request, 'canary', {
      ...service,
      outbox: {
        add: (lead) => outbox.add({ ...lead, isCanary: true }),
        has: () => false,
        receivedAt: () => undefined,
      },
      rateLimit: { take: () => Promise.resolve(undefined), giveBack: () => Promise.resolve() },
      count: () => undefined,
    });
  }

  /** Logs the first failure. {@link check} retries, since the interval would be long to notice a recovery. */
  #fail(code: string | number): void {
    const { log } = this.#options;
    if (this.#notStoredSince === undefined) log.error({ code }, 'canary not stored');
    this.#notStoredSince ??= Date.now();
  }

  /** When the last known canary arrived, in milliseconds since 1970. */
  arrivedAt(): number | undefined {
    const last = this.#options.outbox.canary();
    return last?.deliveredAt ?? this.#arrivedBefore;
  }

  /** Whether canaries cannot even be stored, so that the fault is not in delivery. */
  get isRefused(): boolean {
    return this.#notStoredSince !== undefined;
  }

  /** Since when a canary is late, in milliseconds since 1970; undefined while none is. */
  lateSince(now = Date.now()): number | undefined {
    if (this.#notStoredSince !== undefined) return this.#notStoredSince;
    const last = this.#options.outbox.canary();
    if (!last || last.state === 'delivered') this.#lateSince = undefined;
    // A date in the future was written by a wrong clock.
    else if (Math.abs(now - last.receivedAt) > this.#patienceMs)
      this.#lateSince ??= last.receivedAt;
    return this.#lateSince;
  }

  /** Whether staff have been alerted of a problem that is not over. */
  get isAlerted(): boolean {
    return this.#alert.isAlerted;
  }

  /** Alerts staff where due: once, and then every six hours. Never rejects. */
  async check(now = Date.now()): Promise<void> {
    const { log, outbox, tell } = this.#options;
    if (this.#notStoredSince !== undefined || !this.#canWrite()) await this.send();
    try {
      if (this.lateSince(now) !== undefined) {
        await this.#alert.begin(now, () => {
          log.error({ code: this.#whyLate() }, 'canary is late');
          return tell(this.isRefused ? 'closed' : 'lost');
        });
        // A canary that is still waiting does not prove that the problem is over.
      } else if (outbox.canary()?.state === 'delivered') {
        await this.#alert.end(now, () => tell('back'));
      }
    } catch (error) {
      log.error({ code: codeOf(error) }, 'canary check failed');
    }
  }

  /** Whether the outbox can be written; without this check only the next canary would notice. */
  #canWrite(): boolean {
    try {
      this.#options.outbox.tryWriting();
      return true;
    } catch (error) {
      // Storing a lead waits longer for the lock.
      return codeOf(error) === 'SQLITE_BUSY';
    }
  }

  #whyLate(): string {
    try {
      return this.#options.outbox.canary()?.lastFailure ?? 'not_stored';
    } catch (error) {
      // The alert is sent even if the outbox cannot be read.
      return codeOf(error);
    }
  }
}
