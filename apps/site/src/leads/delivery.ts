import { backOffMs } from '../calls/back-off.ts';
import { type LeadApi, unreachable } from './lead-api.ts';
import { codeOf } from '../calls/error-code.ts';
import type { Log } from '../calls/log.ts';
import type { Outbox, StoredLead } from './outbox.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

/** The longest wait of a lead that the API refuses; of one that did not get there. */
const REFUSED_MS = 5 * 60_000;
const UNREACHED_MS = 30_000;
/** Until the outbox is looked at again after it could not be read or written. */
const BROKEN_MS = 30_000;
const LONGEST_SLEEP_MS = 5 * 60_000;

/** Carries leads from the outbox to the lead API until each is acknowledged. */
export class DeliveryWorker {
  readonly #outbox: Outbox;
  readonly #api: LeadApi;
  readonly #log: Log;
  readonly #travelling = new Set<string>();
  readonly #breaker = new CircuitBreaker();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #onIdle: (() => void) | undefined;

  constructor(outbox: Outbox, api: LeadApi, log: Log) {
    this.#outbox = outbox;
    this.#api = api;
    this.#log = log;
  }

  /** Looks for leads that are due now: after a start, and after each new lead. */
  wake(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    try {
      // What travels is still "waiting" in the outbox, so ask for that many more.
      const room = this.#breaker.room() - this.#travelling.size;
      const due = this.#outbox
        .due(Math.max(room, 0) + this.#travelling.size)
        .filter(({ id }) => !this.#travelling.has(id))
        .slice(0, Math.max(room, 0));
      for (const lead of due) void this.#carry(lead);
      this.#sleep();
    } catch (error) {
      this.#log.error({ code: codeOf(error) }, 'outbox could not be read');
      this.#timer = setTimeout(() => this.wake(), BROKEN_MS);
    }
  }

  /** Begins no more attempts and waits for those under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    if (this.#travelling.size === 0) return;
    await new Promise<void>((resolve) => (this.#onIdle = resolve));
  }

  #sleep(): void {
    const next = this.#outbox.nextAttemptAt();
    if (next === undefined) return;
    const wait = Math.max(next, this.#breaker.opensAt) - Date.now();
    // A lead that is due already is travelling and will wake us when it has arrived.
    if (wait <= 0 && this.#travelling.size > 0) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(wait, 50), LONGEST_SLEEP_MS));
  }

  async #carry(lead: StoredLead): Promise<void> {
    this.#travelling.add(lead.id);
    try {
      const delivery = await this.#api.deliver(lead);
      if (delivery.isAcknowledged) {
        this.#outbox.markDelivered(lead.id);
        this.#log.info({ lead: lead.id, attempt: lead.attempts + 1 }, 'lead delivered');
        if (this.#breaker.isClosed || lead.attempts > 0) this.#outbox.hasten(unreachable);
        this.#breaker.open();
      } else {
        const isUnreached = unreachable.includes(delivery.failure);
        const attempt = lead.attempts + 1;
        const wait = backOffMs(attempt, isUnreached ? UNREACHED_MS : REFUSED_MS);
        this.#outbox.markFailed(lead.id, delivery.failure, Date.now() + wait);
        if (isUnreached) this.#breaker.close();
        else this.#breaker.open();
        this.#log.warn(
          { lead: lead.id, attempt, code: delivery.failure, waitMs: wait },
          'lead not delivered yet',
        );
      }
    } catch (error) {
      // Only the outbox itself can fail here; the lead stays in it and is tried again.
      this.#log.error({ lead: lead.id, code: codeOf(error) }, 'outbox could not be written');
      await new Promise((resolve) => setTimeout(resolve, 1000));
    } finally {
      this.#travelling.delete(lead.id);
      if (this.#travelling.size === 0) this.#onIdle?.();
      this.wake();
    }
  }
}
