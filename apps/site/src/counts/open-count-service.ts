import { openDatabase } from '../database.ts';
import type { Environment } from '../environment.ts';
import { codeOf } from '../calls/error-code.ts';
import type { Log } from '../calls/log.ts';
import { limitsOfCounting, RateLimit } from '../calls/rate-limit.ts';
import { CountBatch } from './count-batch.ts';
import { CountRepository } from './count-repository.ts';
import { bangkokDay, monthsBefore } from './days.ts';
import type { CountService } from './receive.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Two years to compare, and the month under way. */
const KEPT_MONTHS = 25;
/** More pages than a person leaves in a minute; many phones share one address. */
const PAGES_PER_MINUTE = 240;

/**
 * Opens the counts. They have a connection of their own that never waits: neither for the disk (what
 * a power cut takes is a few counts) nor for a lock that somebody else holds.
 *
 * @param contentFor the words that a count is refused with
 * @throws Error when the data folder cannot be used
 */
export function openCountService(
  environment: Environment,
  log: Log,
  contentFor: CountService['contentFor'],
) {
  const database = openDatabase(environment.dataDir);
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 0');
  const repository = new CountRepository(database);
  const batch = new CountBatch(repository, log);
  const articles = database.prepare('SELECT 1 FROM articles WHERE slug = ?');

  const erase = () => {
    try {
      const count = repository.eraseBefore(monthsBefore(bangkokDay(Date.now()), KEPT_MONTHS));
      if (count > 0) log.info({ count }, 'old counts erased');
    } catch (error) {
      log.warn({ code: codeOf(error) }, 'old counts not erased yet');
    }
  };
  erase();
  const daily = setInterval(erase, DAY_MS).unref();

  const service: CountService = {
    batch,
    repository,
    hasArticle: (slug) => articles.get(slug) !== undefined,
    contentFor,
    rateLimit: new RateLimit(limitsOfCounting(PAGES_PER_MINUTE)),
    siteUrl: environment.siteUrl,
    log,
  };
  const close = () => {
    clearInterval(daily);
    // Nobody waits any more, so the last batch may.
    database.exec('PRAGMA busy_timeout = 2000');
    batch.close();
    database.close();
  };
  return { service, close };
}
