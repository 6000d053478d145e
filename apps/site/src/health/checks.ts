import { statfs } from 'node:fs/promises';
import type { SiteCheckName } from '@clinicdee/protocol';
import type { Check, Finding } from '@clinicdee/protocol/http/readiness';
import type { ArticleService } from '../articles/open-article-service.ts';
import type { EditService } from '../site-content-sync/open-edit-service.ts';
import { isLate } from '../leads/watch-leads.ts';
import type { DeliveryProblem } from '../leads/delivery.ts';
import type { ErasureGuard } from '../erasure.ts';
import { codeOf } from '../http/error-code.ts';
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

const warning = (code: HealthCode, since?: number): SiteFinding => ({
  ...{ code, since },
  level: 'warning',
});
const failure = (code: HealthCode, since?: number): SiteFinding => ({
  ...{ code, since },
  level: 'failure',
});

type Found = SiteFinding | undefined;

/** @param options `broken` is reported when the check fails, by default a warning */
const check = <Looked extends Found | Promise<Found>>(
  name: SiteCheckName,
  look: () => Looked,
  options: { broken?: SiteFinding; dependsOn?: SiteCheckName } = {},
) => ({ name, look, broken: warning('check_failed'), ...options }) satisfies Check;

/** Whether a lead can be stored: makes a test write that is synced to the disk. */
export const databaseCheck = (outbox: LeadHealth['outbox'], disk: Pick<SiteDisk, 'trouble'>) => {
  const notWritable = failure('database_not_writable');
  const look = (): Found => {
    try {
      outbox.tryWriting();
      return undefined;
    } catch (error) {
      const trouble = disk.trouble();
      if (trouble) return failure(`data_${trouble.cause}`, trouble.since);
      // Only a warning: storing a lead has a longer lock timeout than this check.
      return codeOf(error) === 'SQLITE_BUSY' ? warning('database_busy') : notWritable;
    }
  };
  return check('database', look, { broken: notWritable });
};

const setAsideCodes = [
  ['damaged', 'file_set_aside'],
  ['gone', 'database_gone'],
] as const;

/** Warns of files that mark a damaged or lost database, until an operator removes them. */
export const fileCheck = (dataDir: string) =>
  check('file', async () => {
    for (const [kind, code] of setAsideCodes) {
      const since = await setAsideAt(dataDir, kind);
      if (since !== undefined) return warning(code, since);
    }
    return undefined;
  });

/** Free disk space. Low space is a warning; too little to store leads is a failure. */
export const diskCheck = (dataDir: string) =>
  check('disk', async () => {
    const { bavail, bsize, ffree, files } = await statfs(dataDir);
    if (bavail * bsize < DISK_FULL_BYTES) return failure('disk_full');
    // File systems without an inode limit report 0 files.
    const isOutOfFiles = files > 0 && ffree < MIN_FREE_FILES;
    return isOutOfFiles || bavail * bsize < DISK_LOW_BYTES ? warning('disk_low') : undefined;
  });

/** Undelivered leads. Only a warning: an unready site would deliver none of them and lose new ones. */
export const leadsCheck = ({ outbox }: Pick<LeadHealth, 'outbox'>) => {
  const look = () => {
    const { refused, refusedSince, waitingSince } = outbox.queue();
    if (isLate(waitingSince, Date.now())) return warning('leads_waiting', waitingSince);
    return refused > 0 ? warning('leads_refused', refusedSince) : undefined;
  };
  return check('leads', look, { dependsOn: 'database' });
};

/** Whether the synthetic test lead arrives. Only a warning, since the form still accepts leads. */
export const canaryCheck = ({ canary }: Pick<LeadHealth, 'canary'>) => {
  const look = () => {
    const since = canary?.lateSince();
    if (since === undefined) return undefined;
    return warning(canary?.isRefused ? 'canary_refused' : 'canary_late', since);
  };
  return check('canary', look, { dependsOn: 'database' });
};

/** Whether the erasure of old data is on hold until an operator confirms it. Only a warning. */
export const erasureCheck = (erasure: Pick<ErasureGuard, 'hold'>) =>
  check('erasure', () => (erasure.hold ? warning('erasure_held') : undefined));

/** Health codes by delivery problem. Each needs a different fix. */
const deliveryCodes = {
  away: 'lead_api_unreachable',
  astray: 'lead_api_astray',
  token: 'lead_api_token',
  failing: 'lead_api_failing',
  too_many_files: 'lead_api_too_many_files',
} as const satisfies Record<DeliveryProblem['what'], HealthCode>;

/** Whether the lead API accepts leads. Only a warning, since the outbox stores them meanwhile. */
export const leadApiCheck = ({ deliveryProblem }: Pick<LeadHealth, 'deliveryProblem'>) => {
  const look = () => {
    const problem = deliveryProblem();
    return problem && warning(deliveryCodes[problem.what], problem.since);
  };
  return check('lead_api', look, { dependsOn: 'database' });
};

/**
 * Whether the articles are copied and up to date. A site without articles is not ready in its first minutes.
 * Later it is, since the landing page and the form matter more.
 *
 * @param intervalMs sync interval; undefined without a content site
 */
export const articlesCheck = (
  articles: Pick<ArticleService, 'copiedAt' | 'refused'>,
  intervalMs: number | undefined,
) => {
  const startedAt = performance.now();
  return check('articles', () => {
    if (intervalMs === undefined) return undefined;
    const copiedAt = articles.copiedAt();
    if (copiedAt === undefined) {
      const isNew = performance.now() - startedAt < FIRST_COPY_MS;
      return isNew ? failure('articles_missing') : warning('articles_missing');
    }
    const isStale = Date.now() - copiedAt > staleMs(intervalMs);
    if (isStale) return warning('articles_stale', copiedAt);
    return articles.refused() > 0 ? warning('articles_refused') : undefined;
  });
};

/**
 * Whether the latest published site content is live. Only a warning, since earlier content is.
 *
 * @param intervalMs sync interval; undefined without a content site
 */
export const contentCheck = (
  edits: Pick<EditService, 'failingSince' | 'refusedSince'>,
  intervalMs: number | undefined,
) =>
  check('content', () => {
    const refused = edits.refusedSince();
    if (refused !== undefined) return warning('content_refused', refused);
    const failing = edits.failingSince();
    if (failing === undefined || Date.now() - failing <= staleMs(intervalMs)) return undefined;
    return warning('content_stale', failing);
  });

/** Whether share pictures can be rendered. Only a warning, since links work without them. */
export const picturesCheck = (pictures: Pick<SharePictures, 'failing'>) =>
  check('pictures', () => {
    const { count, since } = pictures.failing();
    return count > 0 ? warning('pictures_failing', since) : undefined;
  });
