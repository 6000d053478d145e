import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { type CountKey, type CountRepository, limitedKey } from './count-repository.ts';

/** Interval of flushes; a crash loses the counts of one interval at most. */
const FLUSH_MS = 5000;
/** Limit of pending keys, so that requests cannot fill the memory. */
const MAX_PENDING = 5000;

/**
 * Counts in memory, and flushes in one transaction every few seconds and when the server stops. No request waits for
 * the disk; a failed flush is retried with the next batch.
 */
export class CountBatch {
  readonly #repository: CountRepository;
  readonly #log: Log;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #pending = new Map<string, CountKey & { count: number }>();

  constructor(repository: CountRepository, log: Log) {
    this.#repository = repository;
    this.#log = log;
    this.#timer = setInterval(() => this.flush(), FLUSH_MS).unref();
  }

  /** Counts one event. */
  add(key: CountKey): void {
    const isNew = !this.#pending.has(nameOf(key));
    const counted = isNew && this.#pending.size >= MAX_PENDING ? limitedKey(key) : key;
    const pending = this.#pending.get(nameOf(counted));
    if (pending) pending.count++;
    else this.#pending.set(nameOf(counted), { ...counted, count: 1 });
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
}

const nameOf = ({ day, page, source, detail, campaign, device, event }: CountKey) =>
  [day, page, source, detail, campaign, device, event].join('\n');
