import { backOffMs } from '@clinicdee/protocol/http/messages';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { Poller } from '../http/poller.ts';
import {
  type ApiProblem,
  describeFailure,
  isRefusal,
  MOST_REFUSALS,
  problemOf,
  unreachable,
} from './failure.ts';
import type { DeliverLead } from './lead-api.ts';
import { LONGEST_WAIT_MS, type SqliteOutbox } from './sqlite-outbox.ts';
import type { StoredLead } from './stored-lead.ts';

/** Longest back-off after the API was unreachable. */
const UNREACHED_MS = 30_000;
/** Delay until the outbox is read or written again after an error. */
const BROKEN_MS = 30_000;
/** Interval between two looks at the outbox: a back-off ends, or another process (`npm run leads`) makes a lead due. */
const POLL_MS = 1_000;
/** How long {@link DeliveryWorker.stop} waits for attempts in flight. */
const STOPPING_MS = 4_000;

/** Why leads are not delivered. */
export interface DeliveryProblem {
  what: ApiProblem;
  /** When the first attempt failed since the last success, in milliseconds since 1970. */
  since: number;
}

/** Leads in flight at once while the circuit is closed. */
const PARALLEL = 4;
/** Longest time without a probe: a lead API that is back is noticed after it. */
const LONGEST_OPEN_MS = 15_000;

/**
 * Circuit breaker for the lead API. Closed: leads are sent. An unreachable API opens it: no lead is sent until a
 * back-off has passed. Then it is half-open: one lead at a time is sent as a probe, and any answer closes it.
 */
class CircuitBreaker {
  #failures = 0;
  /** When the next probe may be sent, in milliseconds of `performance.now()`; 0 while closed. */
  #probeAt = 0;

  /** Whether the API was unreachable last: open or half-open. */
  get isOpen(): boolean {
    return this.#failures > 0;
  }

  /**
   * Whether the next probe is the newest lead, which alternates with the oldest: a lead that always makes the API
   * look unreachable must not block the leads before or after it.
   */
  get isNewestNext(): boolean {
    return this.#failures % 2 === 1;
  }

  /** How many leads may be in flight now. */
  capacity(now: number): number {
    if (!this.isOpen) return PARALLEL;
    return now < this.#probeAt ? 0 : 1;
  }

  /** Records that the API answered, with success or an error. */
  close(): void {
    this.#failures = 0;
    this.#probeAt = 0;
  }

  /** Records that the API was unreachable. Leads in flight together count as one failure. */
  open(now: number): void {
    if (now < this.#probeAt) return;
    this.#failures++;
    this.#probeAt = now + backOffMs(this.#failures, LONGEST_OPEN_MS);
  }
}

/** Sends leads from the outbox to the lead API until each is acknowledged. */
export class DeliveryWorker {
  readonly #outbox: SqliteOutbox;
  readonly #deliver: DeliverLead;
  readonly #log: Log;
  readonly #inFlight = new Set<string>();
  /** Delivery times of acknowledged leads that are not marked in the outbox yet, as on a full disk. */
  readonly #acknowledged = new Map<string, number>();
  /** Failed leads that could not be marked: when each may be retried, in time of `performance.now()`. */
  readonly #postponed = new Map<string, number>();
  readonly #breaker = new CircuitBreaker();
  /** Why the last attempt failed, canaries included; undefined when it succeeded. */
  problem: DeliveryProblem | undefined;
  #writesAgainAt = 0;
  readonly #poller = new Poller(() => Promise.resolve(this.#poll()));
  #onIdle: (() => void) | undefined;

  constructor(outbox: SqliteOutbox, deliver: DeliverLead, log: Log) {
    this.#outbox = outbox;
    this.#deliver = deliver;
    this.#log = log;
  }

  /** Sends the leads that are due now. Called after a start and after each new lead. */
  wake(): void {
    void this.#poller.poll();
  }

  /**
   * Starts no more attempts and waits for those in flight, at most four seconds. A lead whose attempt hangs stays in
   * the outbox and is sent again under the same key.
   */
  async stop(): Promise<void> {
    await this.#poller.stop();
    if (this.#inFlight.size > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
        setTimeout(resolve, STOPPING_MS).unref();
      });
    }
    this.#writesAgainAt = 0;
    this.#markAcknowledged();
  }

  /** @returns the delay until the next poll, in milliseconds */
  #poll(): number {
    try {
      this.#markAcknowledged();
      const free = this.#breaker.capacity(performance.now()) - this.#inFlight.size;
      if (free > 0) {
        const options = { except: this.#skipped(), newest: this.#breaker.isNewestNext };
        for (const lead of this.#outbox.due(free, Date.now(), options)) void this.#send(lead);
      }
      return POLL_MS;
    } catch (error) {
      this.#log.error({ code: codeOf(error) }, 'outbox could not be read');
      return BROKEN_MS;
    }
  }

  /** Ids of leads that must not be sent now, though they may be due in the outbox. */
  #skipped(now = performance.now()): string[] {
    for (const [id, until] of this.#postponed) if (until <= now) this.#postponed.delete(id);
    return [...this.#inFlight, ...this.#acknowledged.keys(), ...this.#postponed.keys()];
  }

  /** Marks acknowledged leads as delivered; those that cannot be written are retried later. */
  #markAcknowledged(now = performance.now()): void {
    if (this.#acknowledged.size === 0 || now < this.#writesAgainAt) return;
    try {
      for (const [id, at] of this.#acknowledged) {
        this.#outbox.markDelivered(id, at);
        this.#acknowledged.delete(id);
      }
    } catch (error) {
      this.#writesAgainAt = now + BROKEN_MS;
      const facts = { count: this.#acknowledged.size, code: codeOf(error) };
      this.#log.error(facts, 'delivered leads could not be marked; they are not sent again');
    }
  }

  async #send(lead: StoredLead): Promise<void> {
    this.#inFlight.add(lead.id);
    try {
      const failure = await this.#deliver(lead);
      if (failure === undefined) this.#onAcknowledged(lead);
      else this.#onFailed(lead, failure);
    } catch (error) {
      // Only the outbox can fail here; the lead stays in it and is retried.
      this.#postponed.set(lead.id, performance.now() + BROKEN_MS);
      this.#log.error({ lead: lead.id, code: codeOf(error) }, 'outbox could not be written');
    } finally {
      this.#inFlight.delete(lead.id);
      if (this.#inFlight.size === 0) this.#onIdle?.();
      this.wake();
    }
  }

  #onAcknowledged(lead: StoredLead): void {
    this.problem = undefined;
    this.#acknowledged.set(lead.id, Date.now());
    const isReachableAgain = this.#breaker.isOpen || lead.attempts > 0;
    this.#breaker.close();
    const facts = { lead: lead.id, attempt: lead.attempts + 1 };
    this.#log.info(facts, lead.isCanary ? 'canary delivered' : 'lead delivered');
    this.#markAcknowledged();
    if (isReachableAgain) this.#outbox.retryNow(unreachable);
  }

  #onFailed(lead: StoredLead, failure: string): void {
    const isUnreached = unreachable.includes(failure);
    const what = problemOf(failure);
    this.problem = what && { what, since: this.problem?.since ?? Date.now() };
    // A failed canary must not hold back leads: the office may reject only canaries.
    if (isUnreached && !lead.isCanary) this.#breaker.open(performance.now());
    else if (!isUnreached) this.#breaker.close();
    const attempt = lead.attempts + 1;
    const wait = backOffMs(attempt, isUnreached ? UNREACHED_MS : LONGEST_WAIT_MS);
    const times = this.#outbox.markFailed(lead.id, failure, Date.now() + wait);
    const facts = { lead: lead.id, attempt, code: failure };
    // A canary is sent until it arrives: the next one would only hide that it did not.
    if (isRefusal(failure) && times >= MOST_REFUSALS && !lead.isCanary) {
      this.#outbox.markRefused(lead.id);
      this.#log.error(facts, `lead set aside: ${describeFailure(failure)}, ${times} times`);
    } else {
      const message = `lead not delivered yet: ${describeFailure(failure)}`;
      this.#log.warn({ ...facts, waitMs: wait }, message);
    }
  }
}
