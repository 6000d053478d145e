import { addressKey, type Neighbourhood } from '@clinicdee/protocol/http/address-key';
import { hash, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** So many calls within so many seconds, of each address, of each network, or of everybody together. */
interface Limit {
  of: Neighbourhood | 'everybody';
  calls: number;
  seconds: number;
}

/** Why a call is not taken: who asks has asked too often, or everybody together has. */
export interface Exceeded {
  error: 'too_many' | 'busy';
  /** When there is room again, in whole seconds. */
  retryAfterSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The limits of calls that write to the disk. `perMinute` is what one address may; ten minutes' worth in
 * an hour is what its network may, so that a rented block of addresses is one visitor, not thousands; and
 * a hundred minutes' worth in an hour is the most that all together may, so that no flood, from
 * however many addresses, fills the disk.
 */
export const limitsOfWriting = (perMinute: number): Limit[] => [
  { of: 'everybody', calls: 100 * perMinute, seconds: HOUR },
  { of: 'network', calls: 10 * perMinute, seconds: HOUR },
  { of: 'address', calls: perMinute, seconds: MINUTE },
];

/** The limits of calls that cost the disk nothing of their own, as counts do, which are sums. */
export const limitsOfCounting = (perMinute: number): Limit[] => [
  { of: 'everybody', calls: 100 * perMinute, seconds: MINUTE },
  { of: 'address', calls: perMinute, seconds: MINUTE },
];

/**
 * Counts calls, and no address as it is but its digest, in memory with the process's own salt: a restart
 * forgives everyone, which no visitor minds.
 *
 * A call that is refused is counted by the limit that refused it alone: it takes no room from others.
 * So whoever is written down has had a call taken, and the limit of everybody bounds the memory too.
 * In memory a window ends by a timer, which no turn of the wall clock reaches.
 */
export class RateLimit {
  readonly #salt = randomBytes(16).toString('base64url');
  readonly #limits: { of: Limit['of']; limiter: RateLimiterMemory }[];

  /** @param limits the widest first */
  constructor(limits: readonly Limit[]) {
    this.#limits = limits.map(({ of, calls, seconds }) => ({
      of,
      limiter: new RateLimiterMemory({ points: calls, duration: seconds }),
    }));
  }

  /**
   * Counts a call.
   *
   * @returns undefined when it may be taken
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
      // After a step back of the wall clock the rest of a window seems longer than the whole.
      const seconds = Math.min(Math.max(Math.ceil(waitMs / 1000), 1), limiter.duration);
      return { error: of === 'everybody' ? 'busy' : 'too_many', retryAfterSeconds: seconds };
    }
    return undefined;
  }

  /** Takes back a call that was counted, as one that came to nothing. */
  async refund(address: string): Promise<void> {
    await Promise.all(
      this.#limits.map(({ of, limiter }) => limiter.reward(this.#keyOf(address, of))),
    );
  }

  #keyOf(address: string, of: Limit['of']): string {
    if (of === 'everybody') return of;
    const key = addressKey(address, of);
    // Nobody is shown a digest, so none can be forged: what an HMAC adds is fifty times the time.
    return hash('sha256', `${this.#salt}\n${key}`, 'base64url');
  }
}

/** @returns undefined when the call is within the limit, else how long its window lasts still, in ms */
async function waitFor(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
    throw refused;
  }
}
