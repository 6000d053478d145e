import { backOffMs } from '@clinicdee/protocol/http/messages';

/** Leads in flight at once while the circuit is closed. */
const PARALLEL = 4;
/** Longest time without a probe: a lead API that is back is noticed after it. */
const LONGEST_OPEN_MS = 15_000;

/**
 * Circuit breaker for the lead API. Closed: leads are sent. An unreachable API opens it: no lead is sent until a
 * back-off has passed. Then it is half-open: one lead at a time is sent as a probe, and any answer closes it.
 */
export class CircuitBreaker {
  #failures = 0;
  /** When the next probe may be sent, in milliseconds of `performance.now()`; 0 while closed. */
  probeAt = 0;

  /** Whether the API was unreachable last: open or half-open. */
  get isOpen(): boolean {
    return this.#failures > 0;
  }

  /**
   * Whether the next probe is the newest lead, which alternates with the oldest: a lead that always makes the API
   * look unreachable must not block the leads before or after it.
   */
  get isNewestNext(): boolean {
    return this.#failures % 2 === 1;
  }

  /** How many leads may be in flight now. */
  capacity(now: number): number {
    if (!this.isOpen) return PARALLEL;
    return now < this.probeAt ? 0 : 1;
  }

  /** Records that the API answered, with success or an error. */
  close(): void {
    this.#failures = 0;
    this.probeAt = 0;
  }

  /** Records that the API was unreachable. Leads in flight together count as one failure. */
  open(now: number): void {
    if (now < this.probeAt) return;
    this.#failures++;
    this.probeAt = now + backOffMs(this.#failures, LONGEST_OPEN_MS);
  }
}
