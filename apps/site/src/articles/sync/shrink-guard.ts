/** Fewer articles than this may be withdrawn at once by staff. */
const MIN_SHRINK = 5;
/** How long a list that lost more than half must stay the same until it is accepted. */
const DELAY_MS = 3 * 60_000;
/** The time between two polls counts up to so many intervals. */
const MAX_INTERVALS = 3;

/** Why a list is not accepted yet. */
type ShrinkCode = 'list_emptied' | 'list_shrank';

/**
 * Delays a sudden shrink of the list. When more than half of the articles disappear between two polls, the
 * content site is more likely broken than cleared. The copy stays until the same list has come for some
 * minutes: longer than a restart or restore takes, and short enough if it is intended. An empty list instead
 * of a few articles is accepted at the second poll.
 */
export class ShrinkGuard {
  readonly #maxStepMs: number;
  /** The suspicious list, when it came last, and how long it has been the same by then. */
  #pending: { answer: string; at: number; forMs: number } | undefined;

  /** @param intervalMs polling interval, which limits the time that counts when the machine was suspended */
  constructor(intervalMs: number) {
    this.#maxStepMs = MAX_INTERVALS * intervalMs;
  }

  /** Restarts the delay, after a poll without a list. */
  reset(): void {
    this.#pending = undefined;
  }

  /** Checks the keys of a list against the number of stored articles. @returns why it is not accepted yet, if so */
  check(sent: Iterable<string>, stored: number): ShrinkCode | undefined {
    const listed = [...sent];
    const isMany = stored - listed.length >= MIN_SHRINK && listed.length * 2 < stored;
    const isSudden = isMany || (listed.length === 0 && stored > 0);
    if (!isSudden) {
      this.#pending = undefined;
      return undefined;
    }
    const answer = JSON.stringify(listed.sort());
    const before = this.#pending?.answer === answer ? this.#pending : undefined;
    const at = performance.now();
    const forMs = before ? before.forMs + Math.min(at - before.at, this.#maxStepMs) : 0;
    this.#pending = { answer, at, forMs };
    if (before && (!isMany || forMs >= DELAY_MS)) return undefined;
    return listed.length === 0 ? 'list_emptied' : 'list_shrank';
  }
}
