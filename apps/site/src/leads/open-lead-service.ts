import type { Clock } from '@clinicdee/clock';
import type { LeadPayload } from '@clinicdee/protocol';
import type { Environment } from '../environment.ts';
import type { SharedDatabase } from '../shared/shared-database.ts';
import type { Database } from '../sql.ts';
import type { Canary } from './canary.ts';
import { type AttemptResult, BROKEN_MS, DeliveryWorker, type RoadTrouble } from './delivery.ts';
import { leadApi } from './lead-api.ts';
import type { Log } from '../calls/log.ts';
import { LeadMover } from './lead-mover.ts';
import type { Outbox } from './outbox.ts';
import { PostgresOutbox } from './postgres-outbox.ts';
import { limitsOfWriting, RateLimit } from '../calls/rate-limit.ts';
import type { LeadService } from './receive.ts';
import { Retention } from './retention.ts';
import { ShelteredOutbox } from './sheltered-outbox.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';
import { type LeadEvent, watchLeads } from './watch-leads.ts';

/**
 * Beyond the longest attempt, until a lead is taken from the process that was sending it: long enough for
 * that process to write down an arrival which the shared database did not take at first.
 */
const CLAIM_MS = 2 * BROKEN_MS;

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
 * long as the privacy notice allows.
 *
 * @param databases `writing`, whose commits are on disk; `sending`, which can be read where nothing is
 *   written: what waits on a full disk is sent all the same
 * @param clock without whose word nothing is erased
 * @param contentFor the words that a lead is answered with
 * @param count called with each new lead
 * @param watch told of attempts and kept registrations
 * @param shared where leads go that several processes share; without it they stay in `writing`
 */
export function openLeadService(
  databases: { writing: Database; sending: Database },
  environment: Environment,
  log: Log,
  clock: Clock,
  contentFor: LeadService['contentFor'],
  count: LeadService['count'],
  watch: LeadWatch = {
    attempted: () => undefined,
    registrationKept: () => undefined,
    alarm: () => Promise.resolve(true),
  },
  shared?: SharedDatabase,
) {
  const { outbox, mover } = openOutbox(databases, environment, log, clock, shared, () => {
    worker?.wake();
  });
  const worker =
    environment.leadApi &&
    new DeliveryWorker(
      outbox,
      leadApi({ ...environment.leadApi, canaryEveryMs: environment.canaryEveryMs }),
      log,
      clock,
      (result) => watch.attempted(result),
    );

  const retention = new Retention(outbox, clock, log, environment.leadRetentionDays);
  void retention.start();
  worker?.wake();

  const service: LeadService = {
    outbox,
    contentFor,
    rateLimit: new RateLimit(limitsOfWriting(environment.leadsPerMinute), shared?.limits('leads')),
    siteUrl: environment.siteUrl,
    log,
    count,
    onStored: () => worker?.wake(),
  };
  /** Takes registrations that nobody answered. */
  const fallback = {
    keep: async (payload: LeadPayload, idempotencyKey: string | undefined) => {
      const lead = { payload, idempotencyKey, isSuspected: false };
      const { id, reference, isNew } = await outbox.add(lead);
      log.info({ lead: id, isNew }, 'registration kept as a lead');
      if (isNew) {
        watch.registrationKept();
        worker?.wake();
      }
      return reference;
    },
    withdraw: async (key: string) => {
      const isWithdrawn = await outbox.withdraw(key);
      if (isWithdrawn) log.info({}, 'a kept registration came through and was withdrawn');
    },
  };
  /** Lets attempts under way finish. */
  const close = async () => {
    stop();
    await Promise.all([retention.stop(), mover?.stop()]);
    await worker?.stop();
  };
  const { canary, stop } = watchLeads({
    ...{ outbox, service, log, clock, everyMs: environment.canaryEveryMs },
    alarm: watch.alarm,
  });
  const health: LeadHealth = {
    outbox,
    canary,
    roadTrouble: async () => {
      if (!worker?.trouble) return undefined;
      // What this process could not deliver another may have, and then nothing is left to try it with.
      const isLeft =
        (await outbox.queue()).waiting > 0 || (await outbox.canary())?.state === 'waiting';
      return isLeft ? worker.trouble : undefined;
    },
  };
  return { service, fallback, health, close };
}

/** @param onMoved called when leads have come that may be due */
function openOutbox(
  { writing, sending }: { writing: Database; sending: Database },
  { leadApi: api }: Pick<Environment, 'leadApi'>,
  log: Log,
  clock: Clock,
  shared: SharedDatabase | undefined,
  onMoved: () => void,
): { outbox: Outbox; mover: LeadMover | undefined } {
  const local = new SqliteOutbox(writing, clock, sending);
  if (!shared) return { outbox: local, mover: undefined };
  const postgres = new PostgresOutbox(shared, clock, (api?.timeoutMs ?? 0) + CLAIM_MS);
  const mover = new LeadMover(writing, postgres, log, clock, onMoved);
  shared.onBack(() => {
    mover.wake();
    onMoved();
  });
  mover.wake();
  return { outbox: new ShelteredOutbox(postgres, local, log, () => mover.wake()), mover };
}
