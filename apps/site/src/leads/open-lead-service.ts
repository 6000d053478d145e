import type { LeadPayload } from '@clinicdee/protocol';
import type { Environment } from '../environment.ts';
import type { Database } from '../sql.ts';
import { codeOf } from '../calls/error-code.ts';
import { type AttemptResult, DeliveryWorker } from './delivery.ts';
import { leadApi } from './lead-api.ts';
import type { Log } from '../calls/log.ts';
import { Outbox } from './outbox.ts';
import { limitsOfWriting, RateLimit } from '../calls/rate-limit.ts';
import type { LeadService } from './receive.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the outbox keeps what was typed after it has been delivered; `LEAD_RETENTION_DAYS` else. */
const KEPT_DAYS = 30;

/** Told of what happens on the way. Must not throw. */
export interface LeadWatch {
  attempted: (result: AttemptResult) => void;
  registrationKept: () => void;
}

/** How the leads fare, for whoever watches. */
export interface LeadHealth {
  outbox: Pick<Outbox, 'queue' | 'tryWriting'>;
  /** Whether the lead API could be reached the last time, or there is none. */
  isRoadOpen: () => boolean;
}

/**
 * Opens the outbox and starts carrying what waits in it. Without a lead API leads simply wait, as
 * long as the privacy notice allows.
 *
 * @param database whose commits are on disk
 * @param contentFor the words that a lead is answered with
 * @param count called with each new lead
 * @param watch told of attempts and kept registrations
 */
export function openLeadService(
  database: Database,
  environment: Environment,
  log: Log,
  contentFor: LeadService['contentFor'],
  count: LeadService['count'],
  watch: LeadWatch = { attempted: () => undefined, registrationKept: () => undefined },
) {
  const outbox = new Outbox(database);
  const worker =
    environment.leadApi &&
    new DeliveryWorker(outbox, leadApi(environment.leadApi), log, (result) =>
      watch.attempted(result),
    );

  const erase = () => {
    try {
      const count = outbox.eraseDelivered(Date.now() - KEPT_DAYS * DAY_MS);
      if (count > 0) log.info({ count }, 'delivered leads erased');
      for (const lead of outbox.eraseWaiting(Date.now() - environment.leadRetentionDays * DAY_MS)) {
        log.warn({ lead, code: 'retention' }, 'lead erased that was never delivered');
      }
    } catch (error) {
      log.error({ code: codeOf(error) }, 'old leads not erased yet');
    }
  };
  erase();
  worker?.wake();
  const daily = setInterval(erase, DAY_MS).unref();

  const service: LeadService = {
    outbox,
    contentFor,
    rateLimit: new RateLimit(limitsOfWriting(environment.leadsPerMinute)),
    siteUrl: environment.siteUrl,
    log,
    count,
    onStored: () => worker?.wake(),
  };
  /** Takes registrations that nobody answered. */
  const fallback = {
    keep: (payload: LeadPayload, idempotencyKey: string | undefined) => {
      const { id, reference, isNew } = outbox.add({ payload, idempotencyKey, isSuspected: false });
      log.info({ lead: id, isNew }, 'registration kept as a lead');
      if (isNew) {
        watch.registrationKept();
        worker?.wake();
      }
      return reference;
    },
    withdraw: (key: string) => {
      if (outbox.withdraw(key)) log.info({}, 'a kept registration came through and was withdrawn');
    },
  };
  /** Lets attempts under way finish. */
  const close = async () => {
    clearInterval(daily);
    await worker?.stop();
  };
  const health: LeadHealth = {
    outbox,
    isRoadOpen: () => worker?.isRoadOpen ?? true,
  };
  return { service, fallback, health, close };
}
