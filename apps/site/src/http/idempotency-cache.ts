import { LRUCache } from 'lru-cache';

/** How many sent forms a process remembers, of each kind. */
export const REMEMBERED_FORMS = 1000;

/**
 * Deduplicates calls by idempotency key, such as double clicks. Concurrent calls share the pending answer, and
 * successful answers are cached for ten minutes. Failed answers are dropped, so that the call can be retried.
 */
export class IdempotencyCache<Answer> {
  readonly #answers = new LRUCache<string, Promise<Answer>>({
    max: REMEMBERED_FORMS,
    ttl: 10 * 60 * 1000,
  });

  /** Returns the answer of `call`, or of an earlier call with the same key. */
  async get(
    key: string,
    call: () => Promise<Answer>,
    isGood: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const cached = this.#answers.get(key);
    if (cached) return cached;
    const answer = call();
    this.#answers.set(key, answer);
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
