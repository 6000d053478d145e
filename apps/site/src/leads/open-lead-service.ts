import type { LeadPayload } from '@clinicdee/protocol';
import type { Environment } from '../environment/environment.ts';
import type { Database } from '../storage/sql.ts';
import { Canary } from './canary.ts';
import { DeliveryWorker, type DeliveryProblem } from './delivery.ts';
import type { LeadJournal } from './journal.ts';
import { leadApi } from './lead-api.ts';
import type { Log } from '../http/log.ts';
import { PassthroughOutbox } from './passthrough-outbox.ts';
import { limitsOfWriting, RateLimit } from '../http/rate-limit.ts';
import type { LeadService } from './receive.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';

/** The state of lead delivery, for health checks. */
export interface LeadHealth {
  outbox: Pick<SqliteOutbox, 'alertedAt' | 'clearAlerted' | 'markAlerted' | 'queue' | 'tryWriting'>;
  /** Undefined where no canaries are sent. */
  canary: Pick<Canary, 'isRefused' | 'lateSince'> | undefined;
  /** Why leads are not delivered; undefined while delivery works, or without a lead API. */
  deliveryProblem: () => DeliveryProblem | undefined;
}

interface Parts {
  /** Its commits are on disk. */
  writing: Database;
  /** Stays readable when nothing can be written, so that leads on a full disk are still sent. */
  sending: Database;
  /** The second copy of each lead. */
  journal?: LeadJournal;
  environment: Environment;
  log: Log;
  contentFor: LeadService['contentFor'];
}

/**
 * Opens the outbox and starts the delivery of waiting leads. Without a lead API they stay in the outbox until
 * retention erases them. In passthrough mode leads are not stored: see {@link PassthroughOutbox}.
 */
export function openLeadService(parts: Parts) {
  const { writing, sending, journal, environment, log, contentFor } = parts;
  const outbox = new SqliteOutbox(writing, sending, journal);
  const receiver = environment.leadApi;
  const api = receiver && leadApi(receiver);
  const worker = api && new DeliveryWorker(outbox, api, log);
  const passthrough =
    environment.isPassthrough && api ? new PassthroughOutbox(api, log) : undefined;
  const receiving = passthrough ?? outbox;

  worker?.wake();

  const service: LeadService = {
    outbox: receiving,
    localOutbox: outbox,
    contentFor,
    rateLimit: new RateLimit(limitsOfWriting(environment.leadsPerMinute)),
    siteUrl: environment.siteUrl,
    log,
    onStored: () => worker?.wake(),
  };
  /** Stores registrations as leads when the registration API did not answer. */
  const keepRegistration = async (payload: LeadPayload, idempotencyKey: string | undefined) => {
    const lead = { payload, idempotencyKey, isSuspected: false };
    const { id, reference, isNew } = await receiving.add(lead);
    log.info({ lead: id, isNew }, 'registration stored as a lead');
    if (isNew) worker?.wake();
    return reference;
  };
  const canary = environment.hasCanary ? new Canary(service, outbox) : undefined;
  canary?.start();
  /** Waits for attempts in flight. */
  const close = async () => {
    canary?.stop();
    await worker?.stop();
  };
  const health: LeadHealth = {
    outbox,
    canary,
    deliveryProblem: () => {
      if (passthrough?.problem) return passthrough.problem;
      // Another process may have delivered everything: then no attempt is left that would reset the problem.
      const isAnyWaiting = () => outbox.queue().waiting > 0 || outbox.canary()?.state === 'waiting';
      return worker?.problem && isAnyWaiting() ? worker.problem : undefined;
    },
  };
  return { service, keepRegistration, health, close };
}
