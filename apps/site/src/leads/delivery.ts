import { backOffMs } from '../http/back-off.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import {
  inWords,
  isRefusal,
  MOST_REFUSALS,
  type Trouble,
  troubleOf,
  unreachable,
} from './failure.ts';
import type { LeadApi } from './lead-api.ts';
import { LONGEST_WAIT_MS, type Outbox } from './outbox.ts';
import type { StoredLead } from './stored-lead.ts';

/** The longest wait of a lead that the API refuses; of one that did not get there. */
const REFUSED_MS = LONGEST_WAIT_MS;
const UNREACHED_MS = 30_000;
/** Until the outbox is looked at, or written, again after it could not be. */
const BROKEN_MS = 30_000;
/** Another process (`npm run leads -- --resend`) may make a lead due at any time. */
const LONGEST_SLEEP_MS = 15_000;
/** How long a stop waits for receivers, in milliseconds. */
const STOPPING_MS = 4_000;

/** How an attempt ended: only `acknowledged` is a delivery. */
export type AttemptResult = 'acknowledged' | 'unreachable' | 'refused' | 'failed';

function resultOf(failure: string): AttemptResult {
  if (unreachable.includes(failure)) return 'unreachable';
  return isRefusal(failure) ? 'refused' : 'failed';
}

/** What keeps leads from being taken. */
export interface RoadTrouble {
  what: Trouble;
  /** When the first attempt since the last good one ended so; milliseconds since 1970. */
  since: number;
}

/** Carries leads from the outbox to the lead API until each is acknowledged. */
export class DeliveryWorker {
  readonly #outbox: Outbox;
  readonly #api: LeadApi;
  readonly #log: Log;
  readonly #travelling = new Set<string>();
  /** Acknowledged, and not written down yet: the disk is full, say. When each arrived. */
  readonly #acknowledged = new Map<string, number>();
  /** Failed, and not written down: until when each is left alone, by time elapsed. */
  readonly #resting = new Map<string, number>();
  readonly #breaker = new CircuitBreaker();
  #trouble: RoadTrouble | undefined;
  #writesAgainAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #isAsked = false;
  #looking: Promise<void> | undefined;
  #writing: Promise<void> | undefined;
  #isStopped = false;
  #onIdle: (() => void) | undefined;
  readonly #onAttempt: (result: AttemptResult) => void;

  /** @param onAttempt told how each attempt ended; must not throw */
  constructor(
    outbox: Outbox,
    api: LeadApi,
    log: Log,
    onAttempt: (result: AttemptResult) => void = () => undefined,
  ) {
    this.#outbox = outbox;
    this.#api = api;
    this.#log = log;
    this.#onAttempt = onAttempt;
  }

  /** What kept the lead API from taking what was sent last, canaries too; undefined when it took it. */
  get trouble(): RoadTrouble | undefined {
    return this.#trouble;
  }

  /** Looks for leads that are due now: after a start, and after each new lead. */
  wake(): void {
    this.#isAsked = true;
    this.#looking ??= this.#lookWhileAsked();
  }

  /**
   * Begins no more attempts and waits for those under way, for as long as there is patience. A lead
   * whose receiver hangs still waits in the outbox, and is sent again under the same key.
   */
  async stop(patienceMs = STOPPING_MS): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    if (this.#travelling.size > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
        setTimeout(resolve, patienceMs).unref();
      });
    }
    this.#writesAgainAt = 0;
    await this.#writeDown();
  }

  /** One look at a time: two would send the same leads. */
  async #lookWhileAsked(): Promise<void> {
    while (this.#isAsked && !this.#isStopped) {
      this.#isAsked = false;
      await this.#look();
    }
    this.#looking = undefined;
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await this.#writeDown();
      const room = Math.max(this.#breaker.room(performance.now()) - this.#travelling.size, 0);
      const leads = await this.#outbox.due(room, Date.now(), {
        except: this.#leftAlone(),
        newest: this.#breaker.isNewestNext,
      });
      for (const lead of leads) void this.#carry(lead);
      await this.#sleep();
    } catch (error) {
      this.#log.error({ code: codeOf(error) }, 'outbox could not be read');
      this.#wakeIn(BROKEN_MS);
    }
  }

  async #sleep(): Promise<void> {
    const next = (await this.#outbox.nextAttemptAt(this.#leftAlone())) ?? Infinity;
    const untilOpen = this.#breaker.opensAt - performance.now();
    const wait = Math.max(next - Date.now(), untilOpen);
    // What travels will wake us when it has arrived.
    if (wait <= 0 && this.#travelling.size > 0) return;
    this.#wakeIn(Math.min(Math.max(wait, 50), LONGEST_SLEEP_MS));
  }

  #wakeIn(milliseconds: number): void {
    if (!this.#isStopped) this.#timer = setTimeout(() => this.wake(), milliseconds).unref();
  }

  /** Leads that are not to be sent now, whatever the outbox says of them. */
  #leftAlone(now = performance.now()): string[] {
    for (const [id, until] of this.#resting) if (until <= now) this.#resting.delete(id);
    return [...this.#travelling, ...this.#acknowledged.keys(), ...this.#resting.keys()];
  }

  /** Tries again to mark what was acknowledged while the outbox could not be written. */
  #writeDown(): Promise<void> {
    return (this.#writing ??= this.#mark().finally(() => {
      this.#writing = undefined;
    }));
  }

  async #mark(now = performance.now()): Promise<void> {
    if (this.#acknowledged.size === 0 || now < this.#writesAgainAt) return;
    try {
      for (const [id, at] of this.#acknowledged) {
        await this.#outbox.markDelivered(id, at);
        this.#acknowledged.delete(id);
      }
    } catch (error) {
      this.#writesAgainAt = now + BROKEN_MS;
      const facts = { count: this.#acknowledged.size, code: codeOf(error) };
      this.#log.error(facts, 'delivered leads could not be marked; they are not sent again');
    }
  }

  async #carry(lead: StoredLead): Promise<void> {
    this.#travelling.add(lead.id);
    try {
      const delivery = await this.#api.deliver(lead);
      if (delivery.isAcknowledged) await this.#arrived(lead);
      else await this.#failed(lead, delivery.failure);
    } catch (error) {
      // Only the outbox itself can fail here; the lead stays in it and is tried again.
      this.#resting.set(lead.id, performance.now() + BROKEN_MS);
      this.#log.error({ lead: lead.id, code: codeOf(error) }, 'outbox could not be written');
    } finally {
      this.#travelling.delete(lead.id);
      if (this.#travelling.size === 0) this.#onIdle?.();
      this.wake();
    }
  }

  async #arrived(lead: StoredLead): Promise<void> {
    this.#onAttempt('acknowledged');
    this.#trouble = undefined;
    this.#acknowledged.set(lead.id, Date.now());
    const isRoadOpenAgain = this.#breaker.isClosed || lead.attempts > 0;
    this.#breaker.open();
    const facts = { lead: lead.id, attempt: lead.attempts + 1 };
    this.#log.info(facts, lead.isCanary ? 'canary delivered' : 'lead delivered');
    await this.#writeDown();
    if (isRoadOpenAgain) await this.#outbox.hasten(unreachable);
  }

  async #failed(lead: StoredLead, failure: string): Promise<void> {
    const isUnreached = unreachable.includes(failure);
    this.#onAttempt(resultOf(failure));
    const what = troubleOf(failure);
    this.#trouble = what && { what, since: this.#trouble?.since ?? Date.now() };
    // What the office refuses of a canary alone must not hold the leads up.
    if (isUnreached && !lead.isCanary) this.#breaker.close(performance.now());
    else if (!isUnreached) this.#breaker.open();
    const attempt = lead.attempts + 1;
    const wait = backOffMs(attempt, isUnreached ? UNREACHED_MS : REFUSED_MS);
    const times = await this.#outbox.markFailed(lead.id, failure, Date.now() + wait);
    const facts = { lead: lead.id, attempt, code: failure };
    if (isRefusal(failure) && times >= MOST_REFUSALS) {
      await this.#outbox.setAside(lead.id);
      this.#log.error(facts, `lead set aside: ${inWords(failure)}, ${times} times`);
    } else {
      this.#log.warn({ ...facts, waitMs: wait }, `lead not delivered yet: ${inWords(failure)}`);
    }
  }
}
