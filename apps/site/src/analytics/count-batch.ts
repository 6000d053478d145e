import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import type { CountRepository, CountKey } from './count-repository.ts';
import { OTHER } from './pages.ts';

/** How often what was counted goes to the disk; a crash loses at most so much. */
const FLUSH_MS = 5000;
/** A day's limits: whatever is sent, its counts stay small. */
const MOST_WORDS = 200;
const MOST_ROWS = 5000;

/** The most days that are remembered; one that was forgotten is read again. */
const MOST_DAYS = 10;

/** What a day has so far. */
interface Day {
  rows: Set<string>;
  details: Set<string>;
  campaigns: Set<string>;
}

/**
 * Counts in memory, written down every few seconds in one transaction and when the server stops. No
 * request waits for the disk; a file that is busy or full is tried again with the next batch.
 */
export class CountBatch {
  readonly #repository: Pick<CountRepository, 'add' | 'keysOf'>;
  readonly #log: Log;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #pending = new Map<string, CountKey & { count: number }>();
  /** The days that are counted for now: today, and those on which open visits began. */
  readonly #days = new Map<string, Day>();

  constructor(repository: Pick<CountRepository, 'add' | 'keysOf'>, log: Log) {
    this.#repository = repository;
    this.#log = log;
    this.#timer = setInterval(() => this.flush(), FLUSH_MS).unref();
  }

  /** Counts one event. */
  add(key: CountKey): void {
    const kept = this.#withinLimits(key);
    const name = nameOf(kept);
    const before = this.#pending.get(name);
    if (before) before.count++;
    else this.#pending.set(name, { ...kept, count: 1 });
  }

  /** Writes down what is pending; what cannot be written stays pending. */
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

  /** Writes down what is pending, for the last time. */
  close(): void {
    clearInterval(this.#timer);
    this.flush();
  }

  #withinLimits(key: CountKey): CountKey {
    const day = this.#dayOf(key.day);
    const kept = {
      ...key,
      detail: within(day.details, key.detail),
      campaign: within(day.campaigns, key.campaign),
    };
    if (day.rows.size < MOST_ROWS) day.rows.add(nameOf(kept));
    else if (!day.rows.has(nameOf(kept))) {
      return { ...kept, page: OTHER, detail: '', campaign: '' };
    }
    return kept;
  }

  #dayOf(day: string): Day {
    const known = this.#days.get(day);
    if (known) return known;
    // What is pending of a day that was forgotten would not be among its keys.
    if (this.#days.size >= MOST_DAYS) {
      this.flush();
      this.#days.clear();
    }
    const keys = [
      ...this.#repository.keysOf(day),
      ...[...this.#pending.values()].filter((key) => key.day === day),
    ];
    const made = {
      rows: new Set(keys.map(nameOf)),
      details: new Set(keys.map(({ detail }) => detail)),
      campaigns: new Set(keys.map(({ campaign }) => campaign)),
    };
    this.#days.set(day, made);
    return made;
  }
}

/** The word where the day has it or has room for it. */
function within(words: Set<string>, word: string): string {
  if (word === '' || words.has(word)) return word;
  if (words.size >= MOST_WORDS) return OTHER;
  words.add(word);
  return word;
}

const nameOf = ({ day, page, source, detail, campaign, device, event }: CountKey) =>
  [day, page, source, detail, campaign, device, event].join('\n');
