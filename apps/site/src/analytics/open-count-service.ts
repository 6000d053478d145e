import type { Database } from '../database/sql.ts';
import type { ErasureGuard } from '../erasure.ts';
import type { Environment } from '../environment/environment.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { limitsOfCounting, RateLimit } from '../http/rate-limit.ts';
import { CountBatch } from './count-batch.ts';
import { CountRepository } from './count-repository.ts';
import { MissedSearches } from './missed-searches.ts';
import { MissedStore } from './missed-store.ts';
import { bangkokDay, monthsBefore } from '../thai/days.ts';
import type { CountService } from './receive.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Two years to compare, and the month under way. */
const KEPT_MONTHS = 25;
/** More pages than a person leaves in a minute; many phones share one address. */
const PAGES_PER_MINUTE = 240;
/** More searches that find nothing than somebody tries. */
const MISSED_PER_MINUTE = 10;

/** Counts never wait: neither for the disk (a power cut takes a few) nor for somebody else's lock. */
export const COUNT_SETUP = 'PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 0';

/**
 * Opens the counts.
 *
 * @param database a connection of their own, set up by {@link COUNT_SETUP}
 * @param erasure asked before anything is erased
 * @param contentFor the words that a count is refused with
 */
export function openCountService(
  database: Database,
  environment: Environment,
  log: Log,
  erasure: ErasureGuard,
  contentFor: CountService['contentFor'],
) {
  const repository = new CountRepository(database);
  const batch = new CountBatch(repository, log);
  const missed = new MissedSearches({
    store: new MissedStore(database),
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
    batch,
    repository,
    missed,
    hasArticle: (slug) =>
      database.prepare('SELECT 1 FROM articles WHERE slug = ?').get(slug) !== undefined,
    contentFor,
    rateLimit: new RateLimit(limitsOfCounting(PAGES_PER_MINUTE)),
    siteUrl: environment.siteUrl,
    log,
  };
  const close = () => {
    clearInterval(timer);
    try {
      // Nobody waits any more, so the last batch may.
      database.exec('PRAGMA busy_timeout = 2000');
    } catch (error) {
      log.warn({ code: codeOf(error) }, 'the last counts find no disk');
    }
    batch.close();
    missed.close();
  };
  return { service, close };
}
