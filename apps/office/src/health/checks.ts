import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Check, type Finding, Readiness } from '@clinicdee/protocol/http/readiness';
import type { Payload } from 'payload';
import { activeChannels } from '../alerts/active-channels.ts';
import { failingChannels } from '../alerts/channel-health.ts';
import { isOnDisk, damagedAt } from '../database/database-file.ts';
import { environment } from '../environment/environment.ts';
import { missingMigrations } from '../payload-patches/pending-migrations.ts';
import { schedules } from '../payload-patches/schedule-jobs.ts';
import { schedulerOf } from '../jobs/scheduler.ts';
import { siteReport } from './site-report.ts';
import { canaryState, canaryFailure } from './canary.ts';
import { isErasureHeld } from '../erasure/erasure-guard.ts';
import { lateSince } from './late-work.ts';
import { type HealthCode, wordsOf } from './words.ts';
import { failureCode } from '../errors/failure.ts';

const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;

const BACKUP_OLD_MS = 8 * 24 * 60 * MINUTE_MS;
const DISK_FULL_BYTES = 8 * MEGABYTE;
/** A picture has up to 15 MB and is stored in several sizes. */
const DISK_LOW_BYTES = 500 * MEGABYTE;
/** Free inodes needed for SQLite's temporary files and pictures. */
const FEW_FILES = 100;

/** Names of the health checks. */
export type OfficeCheckName =
  | 'database'
  | 'file'
  | 'migrations'
  | 'jobs'
  | 'channels'
  | 'canary'
  | 'disk'
  | 'erasure'
  | 'backup'
  | 'site';

interface OfficeCheck extends Check {
  name: OfficeCheckName;
  look: () => Promise<(Finding & { code: HealthCode }) | undefined>;
  broken: Finding & { code: HealthCode };
  dependsOn?: OfficeCheckName;
}

const broken = { code: 'check_failed', level: 'warning' } as const;

/** Returns the health checks in the order of the report. */
function officeChecks(payload: Payload): OfficeCheck[] {
  return [
    {
      name: 'database',
      // A committed write: a rolled-back one would not reach the disk.
      look: async () => {
        try {
          await payload.kv.set('written', new Date().toISOString());
          return undefined;
        } catch (error) {
          return { code: databaseHealthCode(error), level: 'failure' };
        }
      },
      broken: { code: databaseHealthCode(undefined), level: 'failure' },
    },
    {
      name: 'file',
      look: () => Promise.resolve(checkFile()),
      broken,
    },
    {
      name: 'migrations',
      look: async () =>
        (await missingMigrations(payload)).length > 0
          ? { code: 'migrations_missing', level: 'failure' }
          : undefined,
      broken,
      dependsOn: 'database',
    },
    { name: 'jobs', look: () => checkJobs(payload), broken, dependsOn: 'database' },
    {
      name: 'channels',
      look: async () => {
        if (activeChannels().length === 0) return { code: 'channels_none', level: 'warning' };
        const failing = await failingChannels(payload);
        if (failing.length === 0) return undefined;
        const since = Math.min(...failing.map((channel) => channel.since));
        return { code: 'channels_failing', level: 'warning', since };
      },
      broken,
      dependsOn: 'database',
    },
    {
      name: 'canary',
      look: async () => {
        const failure = canaryFailure(await canaryState(payload));
        return failure && { code: 'canary_lost', level: 'warning', since: failure.since };
      },
      broken,
      dependsOn: 'database',
    },
    { name: 'disk', look: checkDisk, broken },
    {
      name: 'erasure',
      look: async () =>
        (await isErasureHeld(payload)) ? { code: 'erasure_held', level: 'warning' } : undefined,
      broken,
      dependsOn: 'database',
    },
    { name: 'backup', look: checkBackups, broken },
    {
      name: 'site',
      look: async () => {
        const report = environment().isSiteKnown ? await siteReport() : undefined;
        return typeof report === 'string' ? { code: report, level: 'warning' } : undefined;
      },
      broken,
    },
  ];
}

function checkFile(): (Finding & { code: HealthCode }) | undefined {
  if (!isOnDisk()) return { code: 'database_moved', level: 'failure' };
  const since = damagedAt(environment());
  return since === undefined ? undefined : { code: 'file_set_aside', level: 'warning', since };
}

/** Finds a stopped scheduler, overdue jobs and failed schedules of articles. */
async function checkJobs(payload: Payload): ReturnType<OfficeCheck['look']> {
  if (!schedulerOf(payload)) return { code: 'jobs_stopped', level: 'warning' };
  const since = await lateSince(payload);
  if (since !== undefined) return { code: 'jobs_late', level: 'warning', since };
  const failed = (await schedules(payload)).filter(({ hasFailed }) => hasFailed);
  if (failed.length === 0) return undefined;
  const earliest = Math.min(...failed.map(({ at }) => Date.parse(at)));
  return { code: 'schedule_failed', level: 'warning', since: earliest };
}

/** Checks the age of backups in `DATA_DIR`, the default of `npm run backup`; others are unknown. */
async function checkBackups(): ReturnType<OfficeCheck['look']> {
  const last = await lastBackup(environment().DATA_DIR);
  const isOld = last !== undefined && Date.now() - last > BACKUP_OLD_MS;
  return isOld ? { code: 'backup_old', level: 'warning', since: last } : undefined;
}

async function checkDisk(): ReturnType<OfficeCheck['look']> {
  const { bavail, bsize, ffree, files } = await statfs(environment().DATA_DIR);
  if (bavail * bsize < DISK_FULL_BYTES) return { code: 'disk_full', level: 'failure' };
  // Some file systems have no inode limit and report 0.
  const isOutOfFiles = files > 0 && ffree < FEW_FILES;
  if (isOutOfFiles || bavail * bsize < DISK_LOW_BYTES)
    return { code: 'disk_low', level: 'warning' };
  return undefined;
}

/**
 * Returns when the newest backup in the data folder was made, in milliseconds since 1970; undefined without
 * backups, which may be kept elsewhere.
 */
async function lastBackup(dataDir: string): Promise<number | undefined> {
  const folder = join(dataDir, 'backups');
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names
      // Skips interrupted backups.
      .filter((name) => !name.endsWith('.unfinished'))
      .map(async (name) => (await stat(join(folder, name))).mtimeMs),
  );
  return times.length > 0 ? Math.max(...times) : undefined;
}

const instances = new WeakMap<Payload, Readiness>();

/** Returns the readiness of an office: one instance, so that concurrent requests share a check. */
export function readinessOf(payload: Payload): Readiness {
  const existing = instances.get(payload);
  if (existing) return existing;
  const created = new Readiness(officeChecks(payload), wordsOf);
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
export function databaseHealthCode(error: unknown): HealthCode {
  if (!environment().DATABASE_URL) return 'database_not_writable';
  const isAway = error === undefined || AWAY.test(failureCode(error));
  return isAway ? 'database_away' : 'database_not_writable';
}
