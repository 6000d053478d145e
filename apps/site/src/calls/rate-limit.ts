import { createHash, randomBytes } from 'node:crypto';

/** Addresses remembered at most; beyond it the longest idle are forgotten. */
const REMEMBERED = 10_000;

/**
 * A token bucket for each address: `perMinute` at once, refilled evenly over the minute. Kept in
 * memory, and no address as it is but its digest with the process's own salt: a restart forgives
 * everyone, which no visitor minds.
 */
export class RateLimit {
  readonly #perMinute: number;
  readonly #salt = randomBytes(16);
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Takes one token. Returns 0, or in how many whole seconds there will be one. */
  take(address: string, now = Date.now()): number {
    const perMs = this.#perMinute / 60_000;
    const key = createHash('sha256').update(this.#salt).update(address).digest('base64url');
    const bucket = this.#buckets.get(key) ?? { tokens: this.#perMinute, at: now };
    const tokens = Math.min(this.#perMinute, bucket.tokens + (now - bucket.at) * perMs);
    const isAllowed = tokens >= 1;
    // Re-inserting keeps the map in order of use.
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
    if (this.#buckets.size > REMEMBERED) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    return isAllowed ? 0 : Math.ceil((1 - tokens) / perMs / 1000);
  }
}
