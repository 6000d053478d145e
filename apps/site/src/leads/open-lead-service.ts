import type { LeadPayload } from '@clinicdee/protocol';
import type { ErasureGuard } from '../erasure.ts';
import type { Environment } from '../environment/environment.ts';
import type { Database } from '../database/sql.ts';
import type { Canary } from './canary.ts';
import { type AttemptResult, DeliveryWorker, type RoadTrouble } from './delivery.ts';
import type { LeadJournal } from './journal.ts';
import { leadApi } from './lead-api.ts';
import type { Log } from '../http/log.ts';
import type { Outbox } from './outbox.ts';
import { PassthroughOutbox } from './passthrough-outbox.ts';
import { limitsOfWriting, RateLimit } from '../http/rate-limit.ts';
import type { LeadService } from './receive.ts';
import { Retention } from './retention.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';
import { isListening } from '../http/is-listening.ts';
import { type LeadEvent, watchLeads } from './watch-leads.ts';

/** Told of what happens on the way. Must not throw. */
export interface LeadWatch {
  attempted: (result: AttemptResult) => void;
  registrationKept: () => void;
  /** Tells staff. @returns whether anybody was reached */
  alarm: (event: LeadEvent) => Promise<boolean>;
}

/** How the leads fare, for whoever watches. */
export interface LeadHealth {
  outbox: Pick<Outbox, 'queue' | 'tryWriting'>;
  /** Undefined where none is sent. */
  canary: Pick<Canary, 'arrivedAt' | 'isRefused' | 'lateSince'> | undefined;
  /** What keeps the lead API from taking leads; undefined while it takes them, or there is none. */
  roadTrouble: () => Promise<RoadTrouble | undefined>;
}

/**
 * Opens the outbox and starts carrying what waits in it. Without a lead API leads simply wait, as
 * long as the privacy notice allows. In passthrough mode no lead waits: see {@link PassthroughOutbox}.
 *
 * @param databases `writing`, whose commits are on disk; `sending`, which can be read where nothing is
 *   written: what waits on a full disk is sent all the same; `journal`, the second copy of each lead
 * @param erasure asked before anything is erased
 * @param contentFor the words that a lead is answered with
 * @param count called with each new lead
 * @param watch told of attempts and kept registrations
 */
export function openLeadService(
  databases: { writing: Database; sending: Database; journal?: LeadJournal },
  environment: Environment,
  log: Log,
  erasure: Pick<ErasureGuard, 'allows'>,
  contentFor: LeadService['contentFor'],
  count: LeadService['count'],
  watch: LeadWatch = {
    attempted: () => undefined,
    registrationKept: () => undefined,
    alarm: () => Promise.resolve(true),
  },
) {
  const outbox: Outbox = new SqliteOutbox(databases.writing, databases.sending, databases.journal);
  const api =
    environment.leadApi &&
    leadApi({ ...environment.leadApi, canaryEveryMs: environment.canaryEveryMs });
  const worker = api && new DeliveryWorker(outbox, api, log, (result) => watch.attempted(result));
  const passthrough =
    environment.isPassthrough && api ? new PassthroughOutbox(outbox, api, log) : undefined;
  const taking = passthrough ?? outbox;

  const retention = new Retention(outbox, erasure, log, environment.leadRetentionDays);
  void retention.start();
  worker?.wake();

  const service: LeadService = {
    outbox: taking,
    contentFor,
    rateLimit: new RateLimit(limitsOfWriting(environment.leadsPerMinute)),
    siteUrl: environment.siteUrl,
    log,
    count,
    onStored: () => worker?.wake(),
  };
  /** Takes registrations that nobody answered. */
  const fallback = {
    keep: async (payload: LeadPayload, idempotencyKey: string | undefined) => {
      const lead = { payload, idempotencyKey, isSuspected: false };
      const { id, reference, isNew } = await taking.add(lead);
      log.info({ lead: id, isNew }, 'registration kept as a lead');
      if (isNew) {
        watch.registrationKept();
        worker?.wake();
      }
      return reference;
    },
    withdraw: async (key: string) => {
      const isWithdrawn = await taking.withdraw(key);
      if (isWithdrawn) log.info({}, 'a kept registration came through and was withdrawn');
    },
  };
  /** Lets attempts under way finish. */
  const close = async () => {
    stop();
    await retention.stop();
    await worker?.stop();
  };
  const { canary, stop } = watchLeads({
    ...{ outbox, service, log, everyMs: environment.canaryEveryMs },
    isReceiverUp: environment.leadApi && (() => isListening(environment.leadApi?.url ?? '')),
    alarm: watch.alarm,
  });
  const health: LeadHealth = {
    outbox,
    canary,
    roadTrouble: async () => {
      if (passthrough?.trouble) return passthrough.trouble;
      if (!worker?.trouble) return undefined;
      // What this process could not deliver another may have, and then nothing is left to try it with.
      const isLeft =
        (await outbox.queue()).waiting > 0 || (await outbox.canary())?.state === 'waiting';
      return isLeft ? worker.trouble : undefined;
    },
  };
  return { service, fallback, health, close };
}
