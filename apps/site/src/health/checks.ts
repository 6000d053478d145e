import { statfs } from 'node:fs/promises';
import type { SiteCheckName } from '@clinicdee/protocol';
import type { Check, Finding } from '@clinicdee/protocol/http/readiness';
import type { ArticleService } from '../articles/open-article-service.ts';
import type { EditService } from '../site-content-sync/open-edit-service.ts';
import { isLate } from '../leads/lead-alarm.ts';
import type { DeliveryProblem } from '../leads/delivery.ts';
import type { ErasureGuard } from '../erasure.ts';
import type { LeadHealth } from '../leads/open-lead-service.ts';
import { setAsideAt } from '../environment/data-files.ts';
import type { SiteDisk } from '../storage/site-disk.ts';
import type { SharePictures } from '../share/share-pictures.ts';
import type { HealthCode } from './words.ts';

const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;

/** How long a new site without articles counts as not ready. */
const FIRST_COPY_MS = 2 * MINUTE_MS;
/** Content is stale after five minutes or ten intervals without a sync, whichever is longer. */
const STALE_MS = 5 * MINUTE_MS;
const STALE_INTERVALS = 10;
const staleMs = (intervalMs = 0) => Math.max(STALE_MS, intervalMs * STALE_INTERVALS);
/** Below this SQLite's WAL has no room to grow. */
const DISK_FULL_BYTES = 8 * MEGABYTE;
const DISK_LOW_BYTES = 500 * MEGABYTE;
/** Minimum number of free inodes, for SQLite's files and pictures. */
const MIN_FREE_FILES = 100;

interface SiteFinding extends Finding {
  code: HealthCode;
}

interface SiteCheck extends Check {
  name: SiteCheckName;
  look: () => SiteFinding | undefined | Promise<SiteFinding | undefined>;
  broken: SiteFinding;
  dependsOn?: SiteCheckName;
}

const broken: SiteFinding = { code: 'check_failed', level: 'warning' };
const notWritable: SiteFinding = { code: 'database_not_writable', level: 'failure' };

/** Whether a lead can be stored: makes a test write that is synced to the disk. */
export const databaseCheck = (
  outbox: LeadHealth['outbox'],
  disk: Pick<SiteDisk, 'trouble'>,
): SiteCheck => ({
  name: 'database',
  look: async () => {
    try {
      await outbox.tryWriting();
      return undefined;
    } catch (error) {
      const trouble = disk.trouble();
      if (trouble) {
        return { code: `data_${trouble.cause}`, level: 'failure', since: trouble.since };
      }
      // Only a warning: storing a lead has a longer lock timeout than this check.
      return isBusy(error) ? { code: 'database_busy', level: 'warning' } : notWritable;
    }
  },
  broken: notWritable,
});

/** SQLITE_BUSY, https://sqlite.org/rescode.html */
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;

const setAsideCodes = [
  ['damaged', 'file_set_aside'],
  ['gone', 'database_gone'],
] as const;

/** Warns of files that mark a damaged or lost database, until an operator removes them. */
export const fileCheck = (dataDir: string): SiteCheck => ({
  name: 'file',
  look: async () => {
    for (const [kind, code] of setAsideCodes) {
      const since = await setAsideAt(dataDir, kind);
      if (since !== undefined) return { code, level: 'warning', since };
    }
    return undefined;
  },
  broken,
});

/** Free disk space. Low space is a warning; too little to store leads is a failure. */
export const diskCheck = (dataDir: string): SiteCheck => ({
  name: 'disk',
  look: async () => {
    const { bavail, bsize, ffree, files } = await statfs(dataDir);
    if (bavail * bsize < DISK_FULL_BYTES) return { code: 'disk_full', level: 'failure' };
    // File systems without an inode limit report 0 files.
    const isOutOfFiles = files > 0 && ffree < MIN_FREE_FILES;
    if (isOutOfFiles || bavail * bsize < DISK_LOW_BYTES)
      return { code: 'disk_low', level: 'warning' };
    return undefined;
  },
  broken,
});

/** Undelivered leads. Only a warning: an unready site would deliver none of them and lose new ones. */
export const leadsCheck = ({ outbox }: Pick<LeadHealth, 'outbox'>): SiteCheck => ({
  name: 'leads',
  look: async () => {
    const { refused, refusedSince, waitingSince } = await outbox.queue();
    if (isLate(waitingSince, Date.now())) {
      return { code: 'leads_waiting', level: 'warning', since: waitingSince };
    }
    if (refused > 0) return { code: 'leads_refused', level: 'warning', since: refusedSince };
    return undefined;
  },
  broken,
  dependsOn: 'database',
});

/** Whether the synthetic test lead arrives. Only a warning, since the form still accepts leads. */
export const canaryCheck = ({ canary }: Pick<LeadHealth, 'canary'>): SiteCheck => ({
  name: 'canary',
  look: async () => {
    const since = await canary?.lateSince();
    if (since === undefined) return undefined;
    const code = canary?.isRefused ? 'canary_refused' : 'canary_late';
    return { code, level: 'warning', since };
  },
  broken,
  dependsOn: 'database',
});

/** Whether the erasure of old data is on hold until an operator confirms it. Only a warning. */
export const erasureCheck = (erasure: Pick<ErasureGuard, 'hold'>): SiteCheck => ({
  name: 'erasure',
  look: () => erasure.hold && { code: 'erasure_held', level: 'warning' },
  broken,
});

/** Health codes by delivery problem. Each needs a different fix. */
const deliveryCodes = {
  away: 'lead_api_unreachable',
  astray: 'lead_api_astray',
  token: 'lead_api_token',
  failing: 'lead_api_failing',
  too_many_files: 'lead_api_too_many_files',
} as const satisfies Record<DeliveryProblem['what'], HealthCode>;

/** Whether the lead API accepts leads. Only a warning, since the outbox stores them meanwhile. */
export const leadApiCheck = ({ roadTrouble }: Pick<LeadHealth, 'roadTrouble'>): SiteCheck => ({
  name: 'lead_api',
  look: async () => {
    const trouble = await roadTrouble();
    return trouble && { code: deliveryCodes[trouble.what], level: 'warning', since: trouble.since };
  },
  broken,
  dependsOn: 'database',
});

/**
 * Whether the articles are copied and up to date. A site without articles is not ready in its first minutes.
 * Later it is, since the landing page and the form matter more.
 *
 * @param intervalMs sync interval; undefined without a content site
 */
export const articlesCheck = (
  articles: Pick<ArticleService, 'copiedAt' | 'refused'>,
  intervalMs: number | undefined,
): SiteCheck => {
  const startedAt = performance.now();
  return {
    name: 'articles',
    look: () => {
      if (intervalMs === undefined) return undefined;
      const copiedAt = articles.copiedAt();
      if (copiedAt === undefined) {
        const isNew = performance.now() - startedAt < FIRST_COPY_MS;
        return { code: 'articles_missing', level: isNew ? 'failure' : 'warning' };
      }
      const isStale = Date.now() - copiedAt > staleMs(intervalMs);
      if (isStale) return { code: 'articles_stale', level: 'warning', since: copiedAt };
      return articles.refused() > 0 ? { code: 'articles_refused', level: 'warning' } : undefined;
    },
    broken,
  };
};

/**
 * Whether the latest published site content is live. Only a warning, since earlier content is.
 *
 * @param intervalMs sync interval; undefined without a content site
 */
export const contentCheck = (
  edits: Pick<EditService, 'failingSince' | 'refusedSince'>,
  intervalMs: number | undefined,
): SiteCheck => ({
  name: 'content',
  look: () => {
    const refused = edits.refusedSince();
    if (refused !== undefined) {
      return { code: 'content_refused', level: 'warning', since: refused };
    }
    const failing = edits.failingSince();
    if (failing === undefined || Date.now() - failing <= staleMs(intervalMs)) return undefined;
    return { code: 'content_stale', level: 'warning', since: failing };
  },
  broken,
});

/** Whether share pictures can be rendered. Only a warning, since links work without them. */
export const picturesCheck = (pictures: Pick<SharePictures, 'failing'>): SiteCheck => ({
  name: 'pictures',
  look: () => {
    const { count, since } = pictures.failing();
    return count > 0 ? { code: 'pictures_failing', level: 'warning', since } : undefined;
  },
  broken,
});
