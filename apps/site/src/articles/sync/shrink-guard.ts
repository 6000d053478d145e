/** Fewer than so many gone at once is what people do in an office. */
const MANY_GONE = 5;
/** A list that lost more than half keeps saying so for this long before it is believed. */
const DOUBTED_MS = 3 * 60_000;
/** Between two answers of which nothing is known in between, no more than so many looks' time counts. */
const LOOKS_APART = 3;

/** Why a list is not believed yet. */
type Doubt = 'suddenly_empty' | 'suddenly_fewer';

/**
 * Whether a list that shrank is to be believed. Articles are withdrawn one by one; when more than half
 * of them are gone from one look to the next, something is more likely to be broken there than cleared
 * away, and what visitors read stays until the same answer has come for some minutes: longer than a
 * restart or a restored backup takes, and short enough for whoever did mean it. An empty list in place
 * of a few is believed at the second look.
 */
export class ShrinkGuard {
  readonly #mostMs: number;
  /** What is doubted, when it was said last, and for how long it has been said by then. */
  #doubted: { answer: string; at: number; forMs: number } | undefined;

  /** @param intervalMs between two looks: a machine that slept for a night has not heard it all night */
  constructor(intervalMs: number) {
    this.#mostMs = LOOKS_APART * intervalMs;
  }

  /** Nothing was said at a look: whatever is doubted has to be said for as long again. */
  forget(): void {
    this.#doubted = undefined;
  }

  /**
   * @param sent what tells the listed articles from others, in any order
   * @param stored how many there are in the copy
   * @returns why it is not believed now; undefined when it is
   */
  doubt(sent: Iterable<string>, stored: number): Doubt | undefined {
    const listed = [...sent];
    const isMany = stored - listed.length >= MANY_GONE && listed.length * 2 < stored;
    const isSudden = isMany || (listed.length === 0 && stored > 0);
    if (!isSudden) {
      this.#doubted = undefined;
      return undefined;
    }
    const answer = JSON.stringify(listed.sort());
    const before = this.#doubted?.answer === answer ? this.#doubted : undefined;
    const at = performance.now();
    const forMs = before ? before.forMs + Math.min(at - before.at, this.#mostMs) : 0;
    this.#doubted = { answer, at, forMs };
    if (before && (!isMany || forMs >= DOUBTED_MS)) return undefined;
    return listed.length === 0 ? 'suddenly_empty' : 'suddenly_fewer';
  }
}
