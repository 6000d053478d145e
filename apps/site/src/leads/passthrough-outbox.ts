import { LRUCache } from 'lru-cache';
import type { Log } from '../http/log.ts';
import { REMEMBERED_FORMS } from '../http/form-request.ts';
import { bangkokDay } from '../thai/dates.ts';
import type { DeliveryProblem } from './delivery.ts';
import { describeFailure, problemOf } from './failure.ts';
import { identityOf } from './identity.ts';
import type { DeliverLead } from './lead-api.ts';
import type { Added } from './outbox-rows.ts';
import type { SqliteOutbox } from './sqlite-outbox.ts';
import type { Identity, NewLead } from './stored-lead.ts';

type Acknowledged = Pick<Identity, 'reference'> & { at: number };

/** Thrown when the lead API has not acknowledged a lead. */
class NotAcknowledged extends Error {
  override name = 'NotAcknowledged';
  readonly code: string;

  constructor(code: string) {
    super(describeFailure(code));
    this.code = code;
  }
}

/**
 * An outbox for hosts without a persistent disk (`OUTBOX=passthrough`): `add` resolves when the lead API has
 * acknowledged the lead, which is not stored here. A retry has the same id in every process, so the lead API stores
 * it once.
 */
export class PassthroughOutbox implements Pick<SqliteOutbox, 'add' | 'has' | 'receivedAt'> {
  readonly #send: DeliverLead;
  readonly #log: Log;
  /** When leads were acknowledged, for retries and the thanks page; a double click waits for the call in flight. */
  readonly #acknowledged = new LRUCache<string, Acknowledged, () => Promise<Acknowledged>>({
    max: REMEMBERED_FORMS,
    fetchMethod: (_id, _stale, { context: deliver }) => deliver(),
    ignoreFetchAbort: true,
  });
  /** Why the last lead was not acknowledged; undefined when it was. */
  problem: DeliveryProblem | undefined;

  constructor(send: DeliverLead, log: Log) {
    this.#send = send;
    this.#log = log;
  }

  /** @throws NotAcknowledged when the lead may not have arrived */
  async add(lead: NewLead, now = Date.now()): Promise<Added> {
    const identity = identityOf(withKey(lead, now));
    let isNew = false;
    const deliver = async () => {
      await this.#deliver(lead, identity, now);
      isNew = true;
      return { reference: identity.reference, at: now };
    };
    await this.#acknowledged.forceFetch(identity.id, { context: deliver });
    return { ...identity, isNew };
  }

  has(lead: NewLead, now = Date.now()): boolean {
    return this.#acknowledged.has(identityOf(withKey(lead, now)).id);
  }

  receivedAt(reference: string): number | undefined {
    return [...this.#acknowledged.values()].find((known) => known.reference === reference)?.at;
  }

  async #deliver(lead: NewLead, identity: Identity, now: number): Promise<void> {
    const failure = await this.#send({
      ...identity,
      payload: lead.payload,
      isSuspected: lead.isSuspected,
      isCanary: false,
      attempts: 0,
      receivedAt: now,
    });
    if (failure !== undefined) {
      // A rejected lead is reported, too: it is in no outbox.
      const what = problemOf(failure) ?? 'failing';
      this.problem = { what, since: this.problem?.since ?? now };
      throw new NotAcknowledged(failure);
    }
    this.problem = undefined;
    this.#log.info({ lead: identity.id }, 'lead delivered');
  }
}

/** Gives a lead without a key one by date: the same form values on the same day are the same lead. */
const withKey = (lead: NewLead, now: number): NewLead => ({
  ...lead,
  idempotencyKey: lead.idempotencyKey ?? `words-of-${bangkokDay(now)}`,
});
