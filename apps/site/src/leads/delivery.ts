import { type LeadApi, unreachable } from './lead-api.ts';
import type { Log } from './log.ts';
import type { Outbox, StoredLead } from './outbox.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** How many leads travel at once. */
const PARALLEL = 4;

/**
 * How long to wait before attempt number `attempts + 1`: doubling, at most five minutes, and anywhere
 * in the upper half of it, so that leads which failed together do not come back together.
 */
export function backOffMs(attempts: number, random = Math.random()): number {
  const whole = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS);
  return Math.round(whole * (0.5 + random / 2));
}

/** Carries leads from the outbox to the lead API until each is acknowledged. */
export class DeliveryWorker {
  readonly #outbox: Outbox;
  readonly #api: LeadApi;
  readonly #log: Log;
  readonly #travelling = new Set<string>();
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
      const due = this.#outbox
        .due(PARALLEL + this.#travelling.size)
        .filter(({ id }) => !this.#travelling.has(id))
        .slice(0, PARALLEL - this.#travelling.size);
      for (const lead of due) void this.#carry(lead);
      this.#sleep();
    } catch (error) {
      this.#log.error({ code: codeOf(error) }, 'outbox could not be read');
      this.#timer = setTimeout(() => this.wake(), LONGEST_WAIT_MS / 10);
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
    if (this.#travelling.size >= PARALLEL) return;
    const next = this.#outbox.nextAttemptAt();
    if (next === undefined) return;
    // A lead that is due already is travelling and will wake us when it has arrived.
    const wait = next - Date.now();
    if (wait <= 0 && this.#travelling.size > 0) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(wait, 50), LONGEST_WAIT_MS));
  }

  async #carry(lead: StoredLead): Promise<void> {
    this.#travelling.add(lead.id);
    try {
      const delivery = await this.#api.deliver(lead);
      if (delivery.isAcknowledged) {
        this.#outbox.markDelivered(lead.id);
        this.#log.info({ lead: lead.id, attempt: lead.attempts + 1 }, 'lead delivered');
        if (lead.attempts > 0) this.#outbox.hasten(unreachable);
      } else {
        const wait = backOffMs(lead.attempts + 1);
        this.#outbox.markFailed(lead.id, delivery.failure, Date.now() + wait);
        this.#log.warn(
          { lead: lead.id, attempt: lead.attempts + 1, code: delivery.failure, waitMs: wait },
          'lead not delivered yet',
        );
      }
    } catch (error) {
      // Only the outbox itself can fail here; the lead stays in it and is tried again.
      this.#log.error({ lead: lead.id, code: codeOf(error) }, 'outbox could not be written');
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS));
    } finally {
      this.#travelling.delete(lead.id);
      if (this.#travelling.size === 0) this.#onIdle?.();
      this.wake();
    }
  }
}

/** A short, impersonal name for an error. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
