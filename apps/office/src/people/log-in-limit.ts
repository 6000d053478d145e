import { addressKey } from '@clinicdee/protocol/http/address';
import { createHmac } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterQueue,
  RateLimiterQueueError,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { type ConnectionPool, makeTable } from '../payload-patches/connection-pool.ts';

/** How long counts last, and how long an account is locked, in seconds. */
export const LOCK_SECONDS = 10 * 60;
/** Wrong passwords of one account from one address or one known device, after which both are locked out together. */
export const PER_PAIR = 5;
/** Wrong passwords of one account from all addresses, after which only known devices may log in to it. */
export const PER_ACCOUNT = 20;
/** Wrong passwords from one address, after which its attempts wait for one another. */
export const PER_ADDRESS = 20;
/** The time between attempts of a slowed address, in seconds. */
export const SLOWED_SECONDS = 5;
/** The most attempts in the queue of a slowed address; further ones are rejected. */
const QUEUE_LIMIT = 30;

// Unlogged: skips the write-ahead log. Empty after a crash, like the counts in memory after a restart.
const TABLE = 'log_in_counts';
const CREATE_TABLE = `create unlogged table if not exists ${TABLE}
  (key varchar(255) primary key, points integer not null default 0, expire bigint)`;

/** Where an attempt comes from. */
export interface Client {
  address: string;
  /** The device that logged in to this account before (`device-cookie.ts`). */
  device?: string | undefined;
}

/** The result of an attempt; `locked` if the password was not checked. */
export type Attempt<Session> = { session: Session } | { refusal: 'wrong' | 'locked' };

/**
 * Limits login attempts per pair of account and address, per account, and per address. A known device has a limit of its
 * own, so that strangers cannot lock it out (OWASP, "Device Cookies"). Does not depend on whether the account exists.
 * Keys are stored as digests. On PostgreSQL all processes share the counts; queues are per process.
 */
export class LogInLimit {
  readonly #secret: string;
  readonly #pairs: RateLimiterAbstract;
  readonly #accounts: RateLimiterAbstract;
  readonly #addresses: RateLimiterAbstract;
  /** Accounts that are locked for a pair or for all addresses. */
  readonly #locked: RateLimiterAbstract;
  readonly #resets: RateLimiterAbstract;
  readonly #slowed = new RateLimiterQueue(
    new RateLimiterMemory({ points: 1, duration: SLOWED_SECONDS }),
    { maxQueueSize: QUEUE_LIMIT },
  );

  /** @param pool connections to PostgreSQL, with the table of {@link sharedLogInLimit} */
  constructor(secret: string, pool?: ConnectionPool) {
    const counts = (keyPrefix: string, points: number, duration = LOCK_SECONDS) =>
      pool
        ? new RateLimiterPostgres({
            ...{ keyPrefix, points, duration, storeClient: pool, storeType: 'pool' },
            ...{ tableName: TABLE, tableCreated: true },
          })
        : new RateLimiterMemory({ keyPrefix, points, duration });
    this.#secret = secret;
    this.#pairs = counts('pair', PER_PAIR);
    this.#accounts = counts('account', PER_ACCOUNT);
    this.#addresses = counts('address', PER_ADDRESS);
    this.#locked = counts('locked', 1);
    // Longer than the counts that a reset has to forget.
    this.#resets = counts('resets', 1, 3 * LOCK_SECONDS);
  }

  /**
   * Runs an attempt to log in, after a delay if the address is slowed.
   *
   * @param check returns the session, or undefined for a wrong password; an error does not count
   */
  async attempt<Session>(
    { address, device }: Client,
    account: string,
    check: () => Promise<Session | undefined>,
  ): Promise<Attempt<Session>> {
    const accountKey = await this.#keyOf(account);
    const from = this.#digest(addressKey(address, 'address'));
    const pair = this.#digest(accountKey, device ?? from);
    const counts = [{ limiter: this.#pairs, key: pair }];
    if (device === undefined) counts.push({ limiter: this.#accounts, key: accountKey });
    const taken: typeof counts = [];
    const giveBack = () => Promise.all(taken.map(({ limiter, key }) => limiter.reward(key)));
    try {
      if (device === undefined && (await isUsedUp(this.#addresses, from)))
        await this.#slowed.removeTokens(1, from);
      // Counted as wrong before the check, so that parallel attempts cannot exceed a limit.
      for (const count of counts) {
        await count.limiter.consume(count.key);
        taken.push(count);
      }
    } catch (error) {
      await giveBack();
      if (!(error instanceof RateLimiterRes || error instanceof RateLimiterQueueError)) throw error;
      return { refusal: 'locked' };
    }
    let session: Session | undefined;
    try {
      session = await check();
    } catch (error) {
      await giveBack();
      throw error;
    }
    if (session !== undefined) {
      await giveBack();
      await this.#pairs.delete(pair);
      return { session };
    }
    if (device === undefined) await this.#addresses.penalty(from);
    for (const { limiter, key } of counts) {
      if (!(await isUsedUp(limiter, key))) continue;
      await limiter.block(key, LOCK_SECONDS);
      await this.#locked.block(accountKey, LOCK_SECONDS);
    }
    return { refusal: 'wrong' };
  }

  /** Resets all counts of an account, after a password reset by mail or by an admin. */
  async resetAccount(account: string): Promise<void> {
    await this.#resets.penalty(this.#digest(account));
  }

  /** Returns until when an account is locked for any address, in milliseconds since 1970; undefined if it is not. */
  async lockedUntil(account: string): Promise<number | undefined> {
    const locked = await this.#locked.get(await this.#keyOf(account));
    return locked ? Date.now() + locked.msBeforeNext : undefined;
  }

  /** Returns the key of an account. It contains the number of resets: a reset forgets all counts by changing it. */
  async #keyOf(account: string): Promise<string> {
    const key = this.#digest(account);
    return this.#digest(key, String((await this.#resets.get(key))?.consumedPoints ?? 0));
  }

  #digest(...parts: string[]): string {
    return createHmac('sha256', this.#secret).update(JSON.stringify(parts)).digest('base64url');
  }
}

const isUsedUp = async (limiter: RateLimiterAbstract, key: string): Promise<boolean> =>
  ((await limiter.get(key))?.remainingPoints ?? limiter.points) <= 0;

/** Returns a limit whose counts all processes share. @throws when PostgreSQL does not respond */
export async function sharedLogInLimit(secret: string, pool: ConnectionPool): Promise<LogInLimit> {
  await makeTable(pool, CREATE_TABLE);
  return new LogInLimit(secret, pool);
}
