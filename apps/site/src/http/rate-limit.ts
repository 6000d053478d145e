import { addressKey, type AddressScope } from '@clinicdee/protocol/http/address';
import { hash, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Maximum number of calls per `seconds`, for each address, for each network, or in total. */
interface Limit {
  of: AddressScope | 'everybody';
  calls: number;
  seconds: number;
}

/** An exceeded limit: `too_many` of an address or a network, `busy` of the total. */
export interface Exceeded {
  error: 'too_many' | 'busy';
  /** Whole seconds until the next call is allowed. */
  retryAfterSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits of calls that write to the disk. An address may make `perMinute` calls per minute. Its network may make
 * 10 times that per hour, so that a rented block of addresses counts as one visitor. All visitors together may
 * make 100 times that per hour, so that a flood from many addresses cannot fill the disk.
 */
export const limitsOfWriting = (perMinute: number): Limit[] => [
  { of: 'everybody', calls: 100 * perMinute, seconds: HOUR },
  { of: 'network', calls: 10 * perMinute, seconds: HOUR },
  { of: 'address', calls: perMinute, seconds: MINUTE },
];

/** Limits of calls that add no rows, such as counters. */
export const limitsOfCounting = (perMinute: number): Limit[] => [
  { of: 'everybody', calls: 100 * perMinute, seconds: MINUTE },
  { of: 'address', calls: perMinute, seconds: MINUTE },
];

/**
 * Counts calls in memory by a digest of the address, salted per process. A restart resets the counts.
 *
 * A rejected call counts only towards the limit that rejected it, so that it uses up no other limit. Every stored
 * address therefore had an accepted call, and the total limit also bounds the memory. Windows end by a timer and
 * are independent of changes of the wall clock.
 */
export class RateLimit {
  readonly #salt = randomBytes(16).toString('base64url');
  readonly #limits: { of: Limit['of']; limiter: RateLimiterMemory }[];

  /** @param limits in order from the widest to the narrowest */
  constructor(limits: readonly Limit[]) {
    this.#limits = limits.map(({ of, calls, seconds }) => ({
      of,
      limiter: new RateLimiterMemory({ points: calls, duration: seconds }),
    }));
  }

  /**
   * Counts a call.
   *
   * @returns undefined if the call is allowed
   */
  async take(address: string): Promise<Exceeded | undefined> {
    const counted: { limiter: RateLimiterMemory; key: string }[] = [];
    for (const { of, limiter } of this.#limits) {
      const key = this.#keyOf(address, of);
      const waitMs = await waitFor(limiter, key);
      if (waitMs === undefined) {
        counted.push({ limiter, key });
        continue;
      }
      await Promise.all(counted.map((wider) => wider.limiter.reward(wider.key)));
      const retryAfterSeconds = Math.max(Math.ceil(waitMs / 1000), 1);
      return { error: of === 'everybody' ? 'busy' : 'too_many', retryAfterSeconds };
    }
    return undefined;
  }

  /** Uncounts a call that was allowed. */
  async giveBack(address: string): Promise<void> {
    await Promise.all(
      this.#limits.map(({ of, limiter }) => limiter.reward(this.#keyOf(address, of))),
    );
  }

  #keyOf(address: string, of: Limit['of']): string {
    if (of === 'everybody') return of;
    const key = addressKey(address, of);
    // Digests are never exposed, so a salted hash suffices; an HMAC would be fifty times slower.
    return hash('sha256', `${this.#salt}\n${key}`, 'base64url');
  }
}

/** Returns undefined if the call is within the limit, else the remaining window in milliseconds. */
async function waitFor(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext;
    throw error;
  }
}
