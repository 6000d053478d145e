import type { Database } from '../database/sql.ts';
import type { ErasureGuard } from '../erasure.ts';
import type { Environment } from '../environment/environment.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { limitsOfCounting, RateLimit } from '../http/rate-limit.ts';
import { CountRepository } from './count-repository.ts';
import { MissedSearches } from './missed-searches.ts';
import { bangkokDay, monthsBefore } from '../thai/dates.ts';
import type { CountService } from './receive.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Two years to compare, and the current month. */
const KEPT_MONTHS = 25;
/** Limit of reports per address. High, since many phones share one address. */
const PAGES_PER_MINUTE = 240;
/** Limit of counted searches without results per address. */
const MISSED_PER_MINUTE = 10;

/** Counting waits neither for the disk (a power cut may lose some counts) nor for a lock. */
export const COUNT_SETUP = 'PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 0';

/**
 * Opens the counts and starts their retention.
 *
 * @param database a separate connection, set up with {@link COUNT_SETUP}
 * @param erasure checked before an erasure
 * @param contentFor returns the texts of error responses
 * @param hasCampaign whether a campaign page with this slug exists
 */
export function openCountService(
  database: Database,
  environment: Environment,
  log: Log,
  erasure: ErasureGuard,
  contentFor: CountService['contentFor'],
  hasCampaign: CountService['hasCampaign'],
) {
  const repository = new CountRepository(database);
  const missed = new MissedSearches({
    database,
    erasure,
    rateLimit: new RateLimit(limitsOfCounting(MISSED_PER_MINUTE)),
    log,
  });

  const erase = () => {
    try {
      const before = monthsBefore(bangkokDay(Date.now()), KEPT_MONTHS);
      const isAllowed = erasure.allows('counts', repository.countBefore(before));
      const count = isAllowed ? repository.eraseBefore(before) : 0;
      if (count > 0) log.info({ count }, 'old counts erased');
      missed.erase();
    } catch (error) {
      log.warn({ code: codeOf(error) }, 'old counts not erased yet');
    }
  };
  erase();
  const timer = setInterval(erase, HOUR_MS).unref();

  const service: CountService = {
    repository,
    missed,
    hasArticle: (slug) =>
      database.prepare('SELECT 1 FROM articles WHERE slug = ?').get(slug) !== undefined,
    hasCampaign,
    contentFor,
    rateLimit: new RateLimit(limitsOfCounting(PAGES_PER_MINUTE)),
    siteUrl: environment.siteUrl,
    log,
  };
  const close = () => clearInterval(timer);
  return { service, close };
}
