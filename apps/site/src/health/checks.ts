import {
  type Check,
  diskFinding,
  failure,
  type Finding,
  warning,
} from '@clinicdee/protocol/http/readiness';
import { setAsideAt } from '@clinicdee/data-dir/set-aside';
import type { ArticleService } from '../articles/open-article-service.ts';
import type { SiteContentService } from '../site-content-sync/site-content-service.ts';
import type { ErasureGuard } from '../erasure.ts';
import { codeOf } from '../http/error-code.ts';
import type { LeadHealth } from '../leads/open-lead-service.ts';
import type { Environment } from '../environment/environment.ts';
import type { SiteDisk } from '../storage/site-disk.ts';
import type { HealthCode } from './health-codes.ts';

const MINUTE_MS = 60_000;

/** How long a new site without articles counts as not ready. */
const FIRST_COPY_MS = 2 * MINUTE_MS;
/** A lead is late when it waits for longer. */
const LEAD_LATE_MS = 15 * MINUTE_MS;
/** Content is stale after five minutes or ten intervals without a sync, whichever is longer. */
const STALE_MS = 5 * MINUTE_MS;
const STALE_INTERVALS = 10;
const staleMs = (intervalMs = 0) => Math.max(STALE_MS, intervalMs * STALE_INTERVALS);
type Found = Finding<HealthCode> | undefined;

/** What the health checks look at. */
export interface Watched {
  environment: Pick<Environment, 'alertChannels' | 'contentSite' | 'dataDir' | 'metricsToken'>;
  leads: LeadHealth;
  disk: Pick<SiteDisk, 'trouble'>;
  erasure: Pick<ErasureGuard, 'hold'>;
  articles: Pick<ArticleService, 'copiedAt'>;
  siteContent: Pick<SiteContentService, 'failingSince' | 'refusedSince'>;
}

/**
 * Returns the health checks of the site. Most find warnings only: an unready site would take no leads. A check that
 * fails itself is a warning too, but for that of the database.
 */
export function siteChecks(watched: Watched): Check[] {
  const { articles, disk, siteContent, environment, erasure, leads } = watched;
  const { contentSite, dataDir } = environment;
  const startedAt = performance.now();
  return [
    {
      name: 'database',
      look: () => databaseFinding(leads.outbox, disk),
      broken: failure('database_not_writable'),
    },
    { name: 'file', look: () => fileFinding(dataDir) },
    { name: 'disk', look: () => diskFinding(dataDir) },
    {
      name: 'erasure',
      look: () => (erasure.hold ? warning('erasure_held') : undefined),
    },
    { name: 'leads', look: () => leadsFinding(leads.outbox) },
    { name: 'lead_api', look: () => leadApiFinding(leads) },
    { name: 'canary', look: () => canaryFinding(leads) },
    { name: 'content', look: () => contentFinding(siteContent, contentSite?.intervalMs) },
    {
      name: 'articles',
      look: () => contentSite && articlesFinding(articles, contentSite.intervalMs, startedAt),
    },
  ];
}

/** Whether a lead can be stored: makes a test write that is synced to the disk. */
function databaseFinding(outbox: LeadHealth['outbox'], disk: Watched['disk']): Found {
  try {
    outbox.tryWriting();
    return undefined;
  } catch (error) {
    const trouble = disk.trouble();
    if (trouble) return failure(`data_${trouble.cause}`, trouble.since);
    // Only a warning: storing a lead has a longer lock timeout than this check.
    return codeOf(error) === 'SQLITE_BUSY'
      ? warning('database_busy')
      : failure('database_not_writable');
  }
}

const setAsideCodes = [
  ['damaged', 'file_set_aside'],
  ['gone', 'database_gone'],
] as const;

/** Warns of files that mark a damaged or lost database, until an operator removes them. */
function fileFinding(dataDir: string): Found {
  for (const [kind, code] of setAsideCodes) {
    const since = setAsideAt(dataDir, kind, ['site', 'leads']);
    if (since !== undefined) return warning(code, since);
  }
  return undefined;
}

/** Undelivered leads. */
function leadsFinding(outbox: Pick<LeadHealth['outbox'], 'queue'>): Found {
  const { refused, refusedSince, waitingSince } = outbox.queue();
  // A date in the future was written by a wrong clock.
  if (waitingSince !== undefined && Math.abs(Date.now() - waitingSince) > LEAD_LATE_MS)
    return warning('leads_waiting', waitingSince);
  return refused > 0 ? warning('leads_refused', refusedSince) : undefined;
}

/** Whether the lead API accepts leads; the outbox stores them meanwhile. */
function leadApiFinding({ deliveryProblem }: LeadHealth): Found {
  const problem = deliveryProblem();
  return problem && warning(`lead_api_${problem.what}`, problem.since);
}

/** Whether the synthetic test lead arrives; the form accepts leads anyway. */
function canaryFinding({ canary }: LeadHealth): Found {
  const since = canary?.lateSince();
  if (since === undefined) return undefined;
  return warning(canary?.isRefused ? 'canary_refused' : 'canary_late', since);
}

/** Whether the latest published site content is live; earlier content is. */
function contentFinding(
  { failingSince, refusedSince }: Watched['siteContent'],
  intervalMs: number | undefined,
): Found {
  if (refusedSince !== undefined) return warning('content_refused', refusedSince);
  if (failingSince === undefined || Date.now() - failingSince <= staleMs(intervalMs))
    return undefined;
  return warning('content_stale', failingSince);
}

/**
 * Whether the articles are copied and up to date. A site without articles is not ready in its first minutes.
 * Later it is, since the landing page and the form matter more.
 */
function articlesFinding(
  articles: Watched['articles'],
  intervalMs: number,
  startedAt: number,
): Found {
  const copiedAt = articles.copiedAt();
  if (copiedAt === undefined) {
    const isNew = performance.now() - startedAt < FIRST_COPY_MS;
    return isNew ? failure('articles_missing') : warning('articles_missing');
  }
  const isStale = Date.now() - copiedAt > staleMs(intervalMs);
  return isStale ? warning('articles_stale', copiedAt) : undefined;
}
