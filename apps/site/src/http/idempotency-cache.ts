/** How long a good answer is given again to the same question. */
const REMEMBERED_MS = 10 * 60 * 1000;
const REMEMBERED = 1000;

/**
 * Makes a double click one call: the same key shares the answer under way, and a good answer is
 * remembered for ten minutes. A bad one is forgotten at once, so that it can be tried again.
 */
export class IdempotencyCache<Answer> {
  readonly #answers = new Map<string, { at: number; answer: Promise<Answer> }>();

  /** The answer of `ask`, or of an earlier call with the same key. */
  async get(
    key: string,
    ask: () => Promise<Answer>,
    isGood: (answer: Answer) => boolean,
    now = performance.now(),
  ): Promise<Answer> {
    const known = this.#answers.get(key);
    if (known && now - known.at < REMEMBERED_MS) return known.answer;
    const answer = ask();
    this.#answers.set(key, { at: now, answer });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > REMEMBERED && oldest !== undefined) this.#answers.delete(oldest);
    try {
      const given = await answer;
      if (!isGood(given)) this.#answers.delete(key);
      return given;
    } catch (error) {
      this.#answers.delete(key);
      throw error;
    }
  }
}
