import { missedSearches, type MissedSearches as Answer } from '@clinicdee/protocol';
import type { Database } from '../storage/sql.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { bangkokDay } from '../thai/dates.ts';
import { fold } from '../thai/fold.ts';
import { isPerson } from './counted-pages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after the last search until an entry is erased, as the privacy notice says. */
export const KEPT_DAYS = 90;
/** Limit of stored entries, and of new entries per day. */
const MAX_ENTRIES = 1000;
const MAX_NEW_ENTRIES = 200;
const LONGEST_LIST = 200;

interface MissedSearchesOptions {
  database: Database;
  rateLimit: RateLimit;
  log: Log;
}

/** Counts searches without results: words, how often and when; no visitor ids. */
export class MissedSearches {
  readonly #options: MissedSearchesOptions;

  constructor(options: MissedSearchesOptions) {
    this.#options = options;
  }

  /**
   * Counts a search without results if a person submitted it and it has no personal data. A search that cannot be
   * written now is not counted. Never rejects.
   *
   * @param typed the query as typed
   * @param clientAddress for the rate limit; never stored or logged
   */
  async note(request: Request, typed: string, clientAddress: string): Promise<void> {
    const { log, rateLimit } = this.#options;
    try {
      const words = isPerson(request) && wasSubmitted(request) ? countableSearch(typed) : undefined;
      if (words === undefined || (await rateLimit.take(clientAddress))) return;
      this.#add(words, bangkokDay(Date.now()));
    } catch (error) {
      log.warn({ code: codeOf(error) }, 'a search without results was not counted');
    }
  }

  #add(words: string, day: string): void {
    const { database } = this.#options;
    const updated = database
      .prepare(
        'UPDATE missed_searches SET count = count + 1, last_day = max(last_day, ?) WHERE words = ?',
      )
      .run(day, words);
    if (updated.changes > 0) return;
    database
      .prepare(
        `INSERT INTO missed_searches (words, count, first_day, last_day)
         SELECT ?1, 1, ?2, ?2
         WHERE (SELECT count(*) FROM missed_searches WHERE first_day = ?2) < ?3`,
      )
      .run(words, day, MAX_NEW_ENTRIES);
    // Beyond the limit the rarest and oldest entries are deleted.
    database
      .prepare(
        `DELETE FROM missed_searches WHERE words IN (
           SELECT words FROM missed_searches ORDER BY count DESC, last_day DESC, words
           LIMIT ?1 OFFSET ?1)`,
      )
      .run(MAX_ENTRIES);
  }

  /** Lists the most frequent entries. @throws Error when they cannot be read */
  list(): Answer {
    const entries = this.#options.database.prepare(
      `SELECT words, count, last_day AS last FROM missed_searches
       ORDER BY count DESC, last_day DESC, words LIMIT ?`,
    );
    return missedSearches.parse(entries.all(LONGEST_LIST));
  }

  /** Erases entries whose last search is too long ago. */
  erase(): void {
    const before = bangkokDay(Date.now() - KEPT_DAYS * DAY_MS);
    this.#options.database.prepare('DELETE FROM missed_searches WHERE last_day < ?').run(before);
  }
}

/**
 * Whether a browser navigates to the page after a search on the site or in the address bar. Excludes lists that update
 * while typing, links from other sites, and programs with a browser's user agent.
 */
function wasSubmitted({ headers, method }: Request): boolean {
  const from = headers.get('sec-fetch-site');
  return (
    method === 'GET' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    (from === 'same-origin' || from === 'none')
  );
}

const SHORTEST = 2;
/** A longer text may be a sentence about a person. */
const LONGEST = 40;
const MOST_WORDS = 5;
/** More digits may be a phone, card or record number; icd10 and ภงด94 have fewer. */
const MOST_DIGITS = 4;

/** An e-mail or web address. */
const ADDRESS = /@|:\/\/|\bwww\.|\.(?:com|net|org|co|th)\b/;
/** A title followed by two words: a personal name. Excludes words that begin like a title: คุณภาพ, นายหน้า. */
const NAME =
  /^(?:นาย(?!หน้า|จ้าง)|นางสาว|นาง(?!ฟ้า)|คุณ(?!ภาพ|หมอ|สมบัติ)|น\.?ส\.|ด\.?[ชญ]\.|นพ\.|พญ\.|ทพญ?\.|(?:mr|mrs|ms|miss|dr)\b\.?)\s*\S+\s+\S+/;

/**
 * Returns the folded words of a search if it contains no personal data.
 *
 * @returns undefined for what may be a personal number, an address, a name or a sentence
 */
function countableSearch(typed: string): string | undefined {
  const words = fold(typed.normalize('NFKC')).replaceAll(/\s+/g, ' ').trim();
  const digits = words.match(/\p{N}/gu)?.length ?? 0;
  const isWords =
    words.length >= SHORTEST &&
    words.length <= LONGEST &&
    words.split(' ').length <= MOST_WORDS &&
    digits <= MOST_DIGITS &&
    /\p{L}/u.test(words) &&
    !/[\p{C}<>{}\\]/u.test(words) &&
    !ADDRESS.test(words) &&
    !NAME.test(words);
  return isWords ? words : undefined;
}
