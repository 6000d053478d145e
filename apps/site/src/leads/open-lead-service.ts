import type { LeadPayload } from '@clinicdee/protocol';
import type { ErasureGuard } from '../erasure.ts';
import type { Environment } from '../environment/environment.ts';
import type { Database } from '../database/sql.ts';
import type { Canary } from './canary.ts';
import { type AttemptResult, DeliveryWorker, type DeliveryProblem } from './delivery.ts';
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

/** Callbacks for metrics and alerts. They must not throw. */
export interface LeadWatch {
  attempted: (result: AttemptResult) => void;
  registrationKept: () => void;
  /** Alerts staff. @returns whether anybody was reached */
  alarm: (event: LeadEvent) => Promise<boolean>;
}

/** The state of lead delivery, for health checks and metrics. */
export interface LeadHealth {
  outbox: Pick<Outbox, 'queue' | 'tryWriting'>;
  /** Undefined where no canaries are sent. */
  canary: Pick<Canary, 'arrivedAt' | 'isRefused' | 'lateSince'> | undefined;
  /** Why leads are not delivered; undefined while delivery works, or without a lead API. */
  roadTrouble: () => Promise<DeliveryProblem | undefined>;
}

/**
 * Opens the outbox and starts the delivery of waiting leads. Without a lead API they stay in the outbox until
 * retention erases them. In passthrough mode leads are not stored: see {@link PassthroughOutbox}.
 *
 * @param databases `writing`, whose commits are on disk; `sending`, which stays readable when nothing can be
 *   written, so that leads on a full disk are still sent; `journal`, the second copy of each lead
 * @param erasure checked before an erasure
 * @param contentFor returns the texts of the response
 * @param count called with each new lead
 * @param watch callbacks for metrics and alerts
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
  const receiving = passthrough ?? outbox;

  const retention = new Retention(outbox, erasure, log, environment.leadRetentionDays);
  void retention.start();
  worker?.wake();

  const service: LeadService = {
    outbox: receiving,
    contentFor,
    rateLimit: new RateLimit(limitsOfWriting(environment.leadsPerMinute)),
    siteUrl: environment.siteUrl,
    log,
    count,
    onStored: () => worker?.wake(),
  };
  /** Stores registrations as leads when the registration API did not answer. */
  const fallback = {
    keep: async (payload: LeadPayload, idempotencyKey: string | undefined) => {
      const lead = { payload, idempotencyKey, isSuspected: false };
      const { id, reference, isNew } = await receiving.add(lead);
      log.info({ lead: id, isNew }, 'registration stored as a lead');
      if (isNew) {
        watch.registrationKept();
        worker?.wake();
      }
      return reference;
    },
    withdraw: async (key: string) => {
      const isWithdrawn = await receiving.withdraw(key);
      if (isWithdrawn) log.info({}, 'lead withdrawn: its registration succeeded');
    },
  };
  /** Waits for attempts in flight. */
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
      if (passthrough?.problem) return passthrough.problem;
      if (!worker?.problem) return undefined;
      // Another process may have delivered everything: then no attempt is left that would reset the problem.
      const isAnyWaiting =
        (await outbox.queue()).waiting > 0 || (await outbox.canary())?.state === 'waiting';
      return isAnyWaiting ? worker.problem : undefined;
    },
  };
  return { service, fallback, health, close };
}
