import { addressKey } from '@clinicdee/protocol/http/address';
import { createHmac } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { ConnectionPool } from '../payload-patches/connection-pool.ts';

/** How long counts last, and how long an account is locked, in seconds. */
export const LOCK_SECONDS = 10 * 60;
/** Wrong passwords of one account from one address or one known device, after which both are locked out together. */
export const PER_PAIR = 5;
/** Wrong passwords of one account from all addresses, after which only known devices may log in to it. */
export const PER_ACCOUNT = 20;
/** Wrong passwords from one address, after which it may try once in {@link SLOWED_SECONDS}. */
export const PER_ADDRESS = 20;
export const SLOWED_SECONDS = 5;

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

/** An attempt to log in. It counts as a wrong password unless one of these is called. */
export interface Attempt {
  /** The password was right: forgets the wrong ones before. */
  succeed: () => Promise<void>;
  /** The attempt failed for another reason. */
  cancel: () => Promise<void>;
}

/**
 * Limits login attempts per pair of account and address, per account, and per address. A known device has a limit of its
 * own, so that strangers cannot lock it out (OWASP, "Device Cookies"). Does not depend on whether the account exists.
 * Keys are stored as digests. On PostgreSQL all processes share the counts.
 */
export class LogInLimit {
  readonly #secret: string;
  readonly #pairs: RateLimiterAbstract;
  readonly #accounts: RateLimiterAbstract;
  readonly #addresses: RateLimiterAbstract;
  readonly #slowed: RateLimiterAbstract;
  /** Accounts that are locked for a pair or for all addresses. */
  readonly #locked: RateLimiterAbstract;
  readonly #resets: RateLimiterAbstract;

  /** @param pool connections to PostgreSQL, with the table of {@link createSharedCounts} */
  constructor(secret: string, pool?: ConnectionPool) {
    const counts = (keyPrefix: string, points: number, duration = LOCK_SECONDS) => {
      const options = { keyPrefix, points, duration, blockDuration: duration };
      const table = { tableName: TABLE, tableCreated: true };
      return pool
        ? new RateLimiterPostgres({ ...options, ...table, storeClient: pool, storeType: 'pool' })
        : new RateLimiterMemory(options);
    };
    this.#secret = secret;
    this.#pairs = counts('pair', PER_PAIR);
    this.#accounts = counts('account', PER_ACCOUNT);
    this.#addresses = counts('address', PER_ADDRESS);
    this.#slowed = counts('slowed', 1, SLOWED_SECONDS);
    this.#locked = counts('locked', 1);
    // Longer than the counts that a reset has to forget.
    this.#resets = counts('resets', 1, 3 * LOCK_SECONDS);
  }

  /** Begins an attempt to log in; undefined if the password may not be checked. */
  async begin({ address, device }: Client, account: string): Promise<Attempt | undefined> {
    const accountKey = await this.#keyOf(account);
    const from = this.#digest(addressKey(address, 'address'));
    const pair = this.#digest(accountKey, device ?? from);
    const counts = [{ limiter: this.#pairs, key: pair }];
    if (device === undefined) {
      const isSlowed = await isUsedUp(this.#addresses, from);
      if (isSlowed && (await consume(this.#slowed, from))) return undefined;
      counts.push({ limiter: this.#accounts, key: accountKey });
      if (!isSlowed) counts.push({ limiter: this.#addresses, key: from });
    }
    const taken: typeof counts = [];
    const cancel = async () => {
      await Promise.all(taken.map(({ limiter, key }) => limiter.reward(key)));
    };
    // Counted as wrong before the check, so that parallel attempts cannot exceed a limit.
    for (const count of counts) {
      const refusal = await consume(count.limiter, count.key);
      if (!refusal) {
        taken.push(count);
        continue;
      }
      await cancel();
      await this.#locked.block(accountKey, Math.ceil(refusal.msBeforeNext / 1000));
      return undefined;
    }
    const succeed = async () => {
      await cancel();
      await this.#pairs.delete(pair);
    };
    return { succeed, cancel };
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

/** Counts once more. Returns the refusal if there were too many. */
async function consume(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

const isUsedUp = async (limiter: RateLimiterAbstract, key: string): Promise<boolean> =>
  ((await limiter.get(key))?.remainingPoints ?? limiter.points) <= 0;

/** Creates the table of counts that all processes on PostgreSQL share. */
export async function createSharedCounts(pool: ConnectionPool): Promise<void> {
  // Fails if another process creates the table at the same moment; then it exists.
  await pool.query(CREATE_TABLE).catch(() => pool.query(CREATE_TABLE));
}
