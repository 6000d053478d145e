import { backOffMs } from '../http/back-off.ts';

/** How many leads travel at once. */
const PARALLEL = 4;
/** The longest that a lead API which is back stays unnoticed. */
const LONGEST_CLOSED_MS = 15_000;

/**
 * What is known of the way to the lead API. When it cannot be reached, every other lead would fail
 * too: so all wait, and one at a time is sent to find out. The first to arrive opens the road for all.
 */
export class CircuitBreaker {
  #failures = 0;
  /** When the next lead may be sent to find out, by time elapsed; in the past while the road is open. */
  opensAt = 0;

  /** Whether the API could not be reached the last time. */
  get isClosed(): boolean {
    return this.#failures > 0;
  }

  /**
   * Whether the next to find out is the newest lead. Every other time: what the API can never take
   * may look as if it were away, and whoever came before or after that must get past it.
   */
  get isNewestNext(): boolean {
    return this.#failures % 2 === 1;
  }

  /** How many leads may be under way now. */
  room(now: number): number {
    if (!this.isClosed) return PARALLEL;
    return now < this.opensAt ? 0 : 1;
  }

  /** The API answered, whatever it said. */
  open(): void {
    this.#failures = 0;
    this.opensAt = 0;
  }

  /** The API could not be reached. Those that were under way together count once. */
  close(now: number): void {
    if (now < this.opensAt) return;
    this.#failures++;
    this.opensAt = now + backOffMs(this.#failures, LONGEST_CLOSED_MS);
  }
}
