import { LatestMap } from './latest-map.ts';

/** How long successful answers are cached. */
const CACHED_MS = 10 * 60 * 1000;

/**
 * Deduplicates calls by idempotency key, such as double clicks. Concurrent calls share the pending answer, and
 * successful answers are cached for ten minutes. Failed answers are dropped, so that the call can be retried.
 */
export class IdempotencyCache<Answer> {
  readonly #answers = new LatestMap<{ at: number; answer: Promise<Answer> }>();

  /** Returns the answer of `call`, or of an earlier call with the same key. */
  async get(
    key: string,
    call: () => Promise<Answer>,
    isGood: (answer: Answer) => boolean,
    now = performance.now(),
  ): Promise<Answer> {
    const cached = this.#answers.get(key);
    if (cached && now - cached.at < CACHED_MS) return cached.answer;
    const answer = call();
    this.#answers.set(key, { at: now, answer });
    try {
      const settled = await answer;
      if (!isGood(settled)) this.#answers.delete(key);
      return settled;
    } catch (error) {
      this.#answers.delete(key);
      throw error;
    }
  }
}
