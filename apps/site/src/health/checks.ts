import { statfs } from 'node:fs/promises';
import type { SiteCheckName } from '@clinicdee/protocol';
import type { Check, Finding } from '@clinicdee/protocol/http/readiness';
import type { ArticleService } from '../articles/open-article-service.ts';
import type { EditService } from '../site-content-sync/open-edit-service.ts';
import { isLate } from '../leads/lead-alarm.ts';
import type { RoadTrouble } from '../leads/delivery.ts';
import type { ErasureGuard } from '../erasure.ts';
import type { LeadHealth } from '../leads/open-lead-service.ts';
import { setAsideAt } from '../environment/data-files.ts';
import type { SiteDisk } from '../storage/site-disk.ts';
import type { SharePictures } from '../share/share-pictures.ts';
import type { HealthCode } from './words.ts';

const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;

/** So long a new site may be kept from visitors until it has articles. */
const FIRST_COPY_MS = 2 * MINUTE_MS;
/** What was not compared with the content site for so long, or for ten looks, is told of. */
const STALE_MS = 5 * MINUTE_MS;
const STALE_LOOKS = 10;
const staleMs = (intervalMs = 0) => Math.max(STALE_MS, intervalMs * STALE_LOOKS);
/** Below it SQLite's log has no room to grow. */
const DISK_FULL_BYTES = 8 * MEGABYTE;
const DISK_LOW_BYTES = 500 * MEGABYTE;
/** So many more files must fit: what SQLite makes beside a database, and pictures. */
const FEW_FILES = 100;

interface Found extends Finding {
  code: HealthCode;
}

interface SiteCheck extends Check {
  name: SiteCheckName;
  look: () => Found | undefined | Promise<Found | undefined>;
  broken: Found;
  leansOn?: SiteCheckName;
}

const broken: Found = { code: 'check_failed', level: 'warning' };
const notWritable: Found = { code: 'database_not_writable', level: 'failure' };

/** Whether a lead could be stored now: it is tried, down to the disk. */
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
      // A lead waits longer for its turn than a check does.
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

/**
 * Whether a damaged file that was set aside, or the note that a database was gone, has been looked at:
 * whoever has done so removes it.
 */
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

/**
 * How much room is left. Little is a warning while leads can still be stored; next to none is a failure
 * before the first lead finds out.
 */
export const diskCheck = (dataDir: string): SiteCheck => ({
  name: 'disk',
  look: async () => {
    const { bavail, bsize, ffree, files } = await statfs(dataDir);
    if (bavail * bsize < DISK_FULL_BYTES) return { code: 'disk_full', level: 'failure' };
    // Some file systems count no files, and say so by none at all.
    const isOutOfFiles = files > 0 && ffree < FEW_FILES;
    if (isOutOfFiles || bavail * bsize < DISK_LOW_BYTES)
      return { code: 'disk_low', level: 'warning' };
    return undefined;
  },
  broken,
});

/**
 * Leads that have not arrived. Only a warning: taking the site away from visitors would help none of
 * them, and lose the next.
 */
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
  leansOn: 'database',
});

/** Whether the lead that the site sends itself arrives; a warning, since the form takes leads all the same. */
export const canaryCheck = ({ canary }: Pick<LeadHealth, 'canary'>): SiteCheck => ({
  name: 'canary',
  look: async () => {
    const since = await canary?.lateSince();
    if (since === undefined) return undefined;
    const code = canary?.isRefused ? 'canary_refused' : 'canary_late';
    return { code, level: 'warning', since };
  },
  broken,
  leansOn: 'database',
});

/** Whether erasure waits for a person; a warning, since all else goes on. */
export const erasureCheck = (erasure: Pick<ErasureGuard, 'hold'>): SiteCheck => ({
  name: 'erasure',
  look: () => erasure.hold && { code: 'erasure_held', level: 'warning' },
  broken,
});

/** What is told of the lead API: each wants something else to be done. */
const roadCodes = {
  away: 'lead_api_unreachable',
  astray: 'lead_api_astray',
  token: 'lead_api_token',
  failing: 'lead_api_failing',
  too_many_files: 'lead_api_too_many_files',
} as const satisfies Record<RoadTrouble['what'], HealthCode>;

/** The way to the lead API; a warning, since the form takes leads without it. */
export const leadApiCheck = ({ roadTrouble }: Pick<LeadHealth, 'roadTrouble'>): SiteCheck => ({
  name: 'lead_api',
  look: async () => {
    const trouble = await roadTrouble();
    return trouble && { code: roadCodes[trouble.what], level: 'warning', since: trouble.since };
  },
  broken,
  leansOn: 'database',
});

/**
 * Whether there are articles, and how old their copy is. A site that has just started is not ready
 * without; after some minutes it is: the landing page and the form matter more than a list.
 *
 * @param intervalMs between two looks at the content site; undefined where there is none
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
 * Whether the words and figures that the office published last are shown, as far as that can be asked; a
 * warning, since earlier ones are.
 *
 * @param intervalMs between two looks; undefined where there is nowhere to have them from
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

/**
 * Whether the pictures can be drawn that shared links bring along; a warning, since a link without one is
 * still a link.
 */
export const picturesCheck = (pictures: Pick<SharePictures, 'failing'>): SiteCheck => ({
  name: 'pictures',
  look: () => {
    const { count, since } = pictures.failing();
    return count > 0 ? { code: 'pictures_failing', level: 'warning', since } : undefined;
  },
  broken,
});
