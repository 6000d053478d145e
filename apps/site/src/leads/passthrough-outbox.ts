import type { Log } from '../http/log.ts';
import { IdempotencyCache } from '../http/idempotency-cache.ts';
import { bangkokDay } from '../thai/days.ts';
import type { RoadTrouble } from './delivery.ts';
import { inWords, troubleOf } from './failure.ts';
import { identityOf } from './identity.ts';
import type { LeadApi } from './lead-api.ts';
import type { Added, Outbox } from './outbox.ts';
import type { Identity, NewLead } from './stored-lead.ts';

/** The references of so many leads are known on the page of thanks. */
const REMEMBERED = 1000;

/** The lead API has not acknowledged a lead: its sender is not thanked. */
class NotAcknowledged extends Error {
  override name = 'NotAcknowledged';
  readonly code: string;

  constructor(code: string) {
    super(inWords(code));
    this.code = code;
  }
}

/**
 * For a host whose disk may vanish (`OUTBOX=passthrough`): a lead is added when the lead API has acknowledged
 * it, and nothing of it is stored here. One that is sent again, to whichever process, bears the same id, under
 * which the lead API takes it once.
 */
export class PassthroughOutbox implements Pick<
  Outbox,
  'add' | 'has' | 'receivedAt' | 'refused' | 'resend' | 'withdraw'
> {
  readonly #local: Outbox;
  readonly #api: LeadApi;
  readonly #log: Log;
  readonly #once: IdempotencyCache<Identity>;
  readonly #acknowledged = new Map<string, Identity & { at: number }>();
  #trouble: RoadTrouble | undefined;

  /** @param local what a process stored that ran without passthrough, and canaries */
  constructor(local: Outbox, api: LeadApi, log: Log) {
    this.#local = local;
    this.#api = api;
    this.#log = log;
    this.#once = new IdempotencyCache();
  }

  /** What kept the lead API from acknowledging the last lead; undefined when it did. */
  get trouble(): RoadTrouble | undefined {
    return this.#trouble;
  }

  /** @throws NotAcknowledged when it may not have arrived */
  async add(lead: NewLead, now = Date.now()): Promise<Added> {
    const named = keyed(lead, now);
    const identity = identityOf(named);
    if (this.#acknowledged.has(identity.id)) return { ...identity, isNew: false };
    let isNew = false;
    const deliver = async () => {
      await this.#deliver(lead, identity, now);
      isNew = true;
      return identity;
    };
    // A double click waits for the call that is under way.
    const added = await this.#once.get(identity.id, deliver, () => true);
    return { ...added, isNew };
  }

  has(lead: NewLead, now = Date.now()): boolean {
    return this.#acknowledged.has(identityOf(keyed(lead, now)).id);
  }

  async receivedAt(reference: string): Promise<number | undefined> {
    for (const known of this.#acknowledged.values()) {
      if (known.reference === reference) return known.at;
    }
    return this.#local.receivedAt(reference);
  }

  refused(limit: number) {
    return this.#local.refused(limit);
  }

  resend(...asked: Parameters<Outbox['resend']>) {
    return this.#local.resend(...asked);
  }

  withdraw(idempotencyKey: string) {
    return this.#local.withdraw(idempotencyKey);
  }

  async #deliver(lead: NewLead, identity: Identity, now: number): Promise<void> {
    const delivery = await this.#api.deliver({
      ...{ ...identity, payload: lead.payload, isSuspected: lead.isSuspected },
      ...{ isCanary: false, attempts: 0, receivedAt: now },
    });
    if (!delivery.isAcknowledged) {
      const what = troubleOf(delivery.failure);
      this.#trouble = what && { what, since: this.#trouble?.since ?? now };
      throw new NotAcknowledged(delivery.failure);
    }
    this.#trouble = undefined;
    this.#log.info({ lead: identity.id }, 'lead delivered');
    this.#acknowledged.set(identity.id, { ...identity, at: now });
    const [oldest] = this.#acknowledged.keys();
    if (this.#acknowledged.size > REMEMBERED && oldest) this.#acknowledged.delete(oldest);
  }
}

/** A form that was sent without a key: the same words on the same day are the same lead. */
const keyed = (lead: NewLead, now: number): NewLead => ({
  ...lead,
  idempotencyKey: lead.idempotencyKey ?? `words-of-${bangkokDay(now)}`,
});
