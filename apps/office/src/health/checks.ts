import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setAsideAt } from '@clinicdee/data-dir/set-aside';
import {
  type Check,
  diskFinding,
  failure,
  type Finding,
  Readiness,
  warning,
} from '@clinicdee/protocol/http/readiness';
import type { Payload, Where } from 'payload';
import { recordsOf } from '../access/records.ts';
import { activeChannels } from '../alerts/active-channels.ts';
import { failingChannels } from '../alerts/channel-health.ts';
import { isOnDisk } from '../database/database-file.ts';
import { enquiryCollections } from '../enquiries/subject.ts';
import { environment } from '../environment/environment.ts';
import { schedules } from '../payload-patches/schedule-jobs.ts';
import { isStandingBy } from '../jobs/scheduler.ts';
import { siteReport } from './site-report.ts';
import { canaryState, canaryFailure } from './canary.ts';
import { isErasureHeld } from '../erasure/erasure-guard.ts';
import { type HealthCode, describeCode } from './health-codes.ts';
import { failureCode } from '../errors/failure.ts';

const MINUTE_MS = 60_000;

/** Overdue work is reported after this time; scheduled tasks run every few seconds. */
const LATE_MS = 3 * MINUTE_MS;
const BACKUP_OLD_MS = 8 * 24 * 60 * MINUTE_MS;

type Found = Finding<HealthCode> | undefined;

/** Returns the health checks in the order of the report. */
function officeChecks(payload: Payload): Check[] {
  return [
    {
      name: 'database',
      look: () => checkWriting(payload),
      broken: failure(databaseHealthCode(undefined)),
    },
    { name: 'file', look: checkFile },
    { name: 'jobs', look: () => checkJobs(payload) },
    { name: 'channels', look: () => checkChannels(payload) },
    { name: 'canary', look: () => checkCanary(payload) },
    { name: 'disk', look: () => diskFinding(environment().DATA_DIR) },
    { name: 'erasure', look: () => checkErasure(payload) },
    { name: 'backup', look: checkBackups },
    { name: 'site', look: checkSite },
  ];
}

/** Makes a committed write: a rolled-back one would not reach the disk. */
async function checkWriting(payload: Payload): Promise<Found> {
  try {
    await payload.kv.set('written', new Date().toISOString());
    return undefined;
  } catch (error) {
    return failure(databaseHealthCode(error));
  }
}

function checkFile(): Found {
  if (!isOnDisk()) return failure('database_moved');
  const since = setAsideAt(environment().DATA_DIR, 'damaged', ['office']);
  return since === undefined ? undefined : warning('file_set_aside', since);
}

/** Finds overdue jobs and failed schedules of articles. */
async function checkJobs(payload: Payload): Promise<Found> {
  const since = await lateSince(payload);
  if (since !== undefined) return warning('jobs_late', since);
  const failed = (await schedules(payload)).filter(({ hasFailed }) => hasFailed);
  if (failed.length === 0) return undefined;
  return warning('schedule_failed', Math.min(...failed.map(({ at }) => Date.parse(at))));
}

/** Returns since when alerts or a job have been overdue, in milliseconds since 1970; undefined if none are. */
async function lateSince(payload: Payload): Promise<number | undefined> {
  const before = new Date(Date.now() - LATE_MS).toISOString();
  const dueAt = (field: string): Where => ({
    or: [
      { [field]: { less_than: before } },
      { and: [{ [field]: { exists: false } }, { createdAt: { less_than: before } }] },
    ],
  });
  const first = { sort: 'createdAt', limit: 1 };
  const records = recordsOf(payload);
  const open = { state: { in: ['waiting', 'retrying'] } };
  const alerts = await records.find('alerts', { and: [open, dueAt('nextAttemptAt')] }, first);
  const withoutAlerts = {
    and: [{ alertsMadeAt: { exists: false } }, { createdAt: { less_than: before } }],
  };
  const enquiries = await Promise.all(
    enquiryCollections.map((collection) => records.find(collection, withoutAlerts, first)),
  );
  // Scheduled jobs are due by the clock of the active office, which may differ from this one's.
  const waiting = { and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }] };
  const jobs = isStandingBy(payload)
    ? []
    : await records.find('payload-jobs', { and: [waiting, dueAt('waitUntil')] }, first);
  const due = [
    ...alerts.map(({ createdAt, nextAttemptAt }) => nextAttemptAt ?? createdAt),
    ...enquiries.flat().map(({ createdAt }) => createdAt),
    ...jobs.map(({ createdAt, waitUntil }) => waitUntil ?? createdAt),
  ];
  return due.length === 0 ? undefined : Math.min(...due.map((date) => Date.parse(date)));
}

async function checkChannels(payload: Payload): Promise<Found> {
  if (activeChannels().length === 0) return warning('channels_none');
  const failing = await failingChannels(payload);
  if (failing.length === 0) return undefined;
  return warning('channels_failing', Math.min(...failing.map(({ since }) => since)));
}

async function checkCanary(payload: Payload): Promise<Found> {
  const lost = canaryFailure(await canaryState(payload));
  return lost && warning('canary_lost', lost.since);
}

async function checkErasure(payload: Payload): Promise<Found> {
  return (await isErasureHeld(payload)) ? warning('erasure_held') : undefined;
}

/** Checks the age of the newest backup in `DATA_DIR`, the default of `npm run backup`; others are unknown. */
async function checkBackups(): Promise<Found> {
  const folder = join(environment().DATA_DIR, 'backups');
  const names = await readdir(folder).catch(() => []);
  // Skips interrupted backups.
  const finished = names.filter((name) => !name.endsWith('.unfinished'));
  const times = finished.map(async (name) => (await stat(join(folder, name))).mtimeMs);
  const last = Math.max(...(await Promise.all(times)));
  const isOld = finished.length > 0 && Date.now() - last > BACKUP_OLD_MS;
  return isOld ? warning('backup_old', last) : undefined;
}

async function checkSite(): Promise<Found> {
  const isMissing = environment().isSiteKnown && !(await siteReport());
  return isMissing ? warning('site_unreachable') : undefined;
}

const instances = new WeakMap<Payload, Readiness>();

/** Returns the readiness of an office: one instance, so that concurrent requests share a check. */
export function readinessOf(payload: Payload): Readiness {
  const existing = instances.get(payload);
  if (existing) return existing;
  const created = new Readiness(officeChecks(payload), describeCode);
  instances.set(payload, created);
  return created;
}

/**
 * Codes of an unreachable database: system errors, and PostgreSQL's connection failure (08), failed authentication
 * (28), unknown database (3D), too many connections (53300), shutdown or startup (57P).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY = /^(?:E[A-Z_]+|08\w{3}|28\w{3}|3D\w{3}|53300|57P\w{2})$/;

/** Returns the health code of a failed write. @param error undefined after a timeout */
function databaseHealthCode(error: unknown): HealthCode {
  if (!environment().DATABASE_URL) return 'database_not_writable';
  const isAway = error === undefined || AWAY.test(failureCode(error));
  return isAway ? 'database_away' : 'database_not_writable';
}
