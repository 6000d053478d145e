/** Fewer articles than this may be withdrawn at once by staff. */
const MIN_SHRINK = 5;
/** How long a list that lost more than half must stay the same until it is accepted. */
const DELAY_MS = 3 * 60_000;

/** Why a list is not accepted yet. */
type ShrinkCode = 'list_emptied' | 'list_shrank';

/**
 * Delays a sudden shrink of the list. When more than half of the articles disappear between two polls, the
 * content site is more likely broken than cleared. The copy stays until the same list has come for some
 * minutes: longer than a restart or restore takes, and short enough if it is intended. An empty list instead
 * of a few articles is accepted at the second poll.
 */
export class ShrinkGuard {
  /** The suspicious list, and since when it is the same. */
  #pending: { answer: string; since: number } | undefined;

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
    const now = performance.now();
    this.#pending = before ?? { answer, since: now };
    if (before && (!isMany || now - before.since >= DELAY_MS)) return undefined;
    return listed.length === 0 ? 'list_emptied' : 'list_shrank';
  }
}
