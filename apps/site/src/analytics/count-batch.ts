import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import type { CountRepository, CountKey } from './count-repository.ts';
import { OTHER } from './pages.ts';

/** Interval of flushes; a crash loses the counts of one interval at most. */
const FLUSH_MS = 5000;
/** Limits per day, so that requests cannot fill the database. */
const MOST_WORDS = 200;
const MOST_ROWS = 5000;

/** How many days are cached. */
const MOST_DAYS = 10;

/** The keys and values of a day so far. */
interface Day {
  rows: Set<string>;
  details: Set<string>;
  campaigns: Set<string>;
}

/**
 * Counts in memory, and flushes in one transaction every few seconds and when the server stops. No request waits for
 * the disk; a failed flush is retried with the next batch.
 */
export class CountBatch {
  readonly #repository: Pick<CountRepository, 'add' | 'keysOf'>;
  readonly #log: Log;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #pending = new Map<string, CountKey & { count: number }>();
  /** The days counted now: today, and those on which open visits began. */
  readonly #days = new Map<string, Day>();

  constructor(repository: Pick<CountRepository, 'add' | 'keysOf'>, log: Log) {
    this.#repository = repository;
    this.#log = log;
    this.#timer = setInterval(() => this.flush(), FLUSH_MS).unref();
  }

  /** Counts one event. */
  add(key: CountKey): void {
    const limited = this.#withinLimits(key);
    const name = nameOf(limited);
    const pending = this.#pending.get(name);
    if (pending) pending.count++;
    else this.#pending.set(name, { ...limited, count: 1 });
  }

  /** Writes the pending counts; on failure they stay pending. */
  flush(): void {
    if (this.#pending.size === 0) return;
    try {
      this.#repository.add(this.#pending.values());
      this.#pending.clear();
    } catch (error) {
      this.#log.warn(
        { code: codeOf(error), pending: this.#pending.size },
        'counts not written yet',
      );
    }
  }

  /** Stops the timer and flushes a last time. */
  close(): void {
    clearInterval(this.#timer);
    this.flush();
  }

  #withinLimits(key: CountKey): CountKey {
    const day = this.#dayOf(key.day);
    const limited = {
      ...key,
      detail: limitWord(day.details, key.detail),
      campaign: limitWord(day.campaigns, key.campaign),
    };
    if (day.rows.size < MOST_ROWS) day.rows.add(nameOf(limited));
    else if (!day.rows.has(nameOf(limited))) {
      return { ...limited, page: OTHER, detail: '', campaign: '' };
    }
    return limited;
  }

  #dayOf(day: string): Day {
    const cached = this.#days.get(day);
    if (cached) return cached;
    // Flushed first, so that the keys of a day that is read again are complete.
    if (this.#days.size >= MOST_DAYS) {
      this.flush();
      this.#days.clear();
    }
    const keys = [
      ...this.#repository.keysOf(day),
      ...[...this.#pending.values()].filter((key) => key.day === day),
    ];
    const loaded = {
      rows: new Set(keys.map(nameOf)),
      details: new Set(keys.map(({ detail }) => detail)),
      campaigns: new Set(keys.map(({ campaign }) => campaign)),
    };
    this.#days.set(day, loaded);
    return loaded;
  }
}

/** Returns the word if the day has it or is below its limit; else {@link OTHER}. */
function limitWord(words: Set<string>, word: string): string {
  if (word === '' || words.has(word)) return word;
  if (words.size >= MOST_WORDS) return OTHER;
  words.add(word);
  return word;
}

const nameOf = ({ day, page, source, detail, campaign, device, event }: CountKey) =>
  [day, page, source, detail, campaign, device, event].join('\n');
