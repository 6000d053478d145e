import { addressKey } from '@clinicdee/protocol/http/address';
import { createHmac } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { ConnectionPool } from '../payload-patches/connection-pool.ts';

/** How long counts and locks last, in seconds. */
export const LOCK_SECONDS = 10 * 60;
/** Wrong passwords of one account from one address, after which it is locked there. */
export const PER_PAIR = 5;
/** Wrong passwords of one account from all addresses, after which it is locked except where it has logged in before. */
export const PER_ACCOUNT = 20;
/** Wrong passwords from one address, after which nobody can log in there. */
export const PER_ADDRESS = 50;
/** How long an account remembers where it has logged in, in seconds. */
const KNOWN_SECONDS = 14 * 24 * 60 * 60;

// Unlogged: skips the write-ahead log. Empty after a crash, like the counts in memory after a restart.
const TABLE = 'log_in_counts';
const CREATE_TABLE = `create unlogged table if not exists ${TABLE}
  (key varchar(255) primary key, points integer not null default 0, expire bigint)`;

/** An attempt to log in. It counts as a wrong password unless one of these is called. */
export interface Attempt {
  /** The password was right: forgets the wrong ones before. */
  succeed: () => Promise<void>;
  /** The attempt failed for another reason. */
  cancel: () => Promise<void>;
}

/**
 * Limits login attempts per pair of account and address, per account, and per address. Does not depend on whether the
 * account exists. Keys are stored as digests. On PostgreSQL all processes share the counts.
 */
export class LogInLimit {
  readonly #secret: string;
  readonly #pairs: RateLimiterAbstract;
  readonly #accounts: RateLimiterAbstract;
  readonly #addresses: RateLimiterAbstract;
  /** Pairs that logged in, so that strangers cannot lock an account everywhere. */
  readonly #known: RateLimiterAbstract;
  /** Accounts that are locked somewhere. */
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
    this.#known = counts('known', 1, KNOWN_SECONDS);
    this.#locked = counts('locked', 1);
    // Longer than the counts that a reset has to forget.
    this.#resets = counts('resets', 1, 3 * LOCK_SECONDS);
  }

  /** Begins an attempt to log in; undefined if the password may not be checked. */
  async begin(address: string, account: string): Promise<Attempt | undefined> {
    const accountKey = await this.#keyOf(account);
    const from = this.#digest(addressKey(address, 'address'));
    const pair = this.#digest(accountKey, from);
    const known = this.#digest(account, from);
    const counts = [{ limiter: this.#pairs, key: pair }];
    if (!(await this.#known.get(known))) counts.push({ limiter: this.#accounts, key: accountKey });
    counts.push({ limiter: this.#addresses, key: from });
    try {
      // Counted as wrong before the check, so that parallel attempts cannot exceed a limit.
      for (const { limiter, key } of counts) await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await this.#locked.block(accountKey, Math.ceil(error.msBeforeNext / 1000));
      return undefined;
    }
    const cancel = async () => {
      await Promise.all(counts.map(({ limiter, key }) => limiter.reward(key)));
    };
    const succeed = async () => {
      await cancel();
      await this.#pairs.delete(pair);
      await this.#known.set(known, 1, KNOWN_SECONDS);
    };
    return { succeed, cancel };
  }

  /** Resets all counts of an account, after a password reset by mail or by an admin. */
  async resetAccount(account: string): Promise<void> {
    await this.#resets.penalty(this.#digest(account));
  }

  /** Returns until when an account is locked for any address, as ISO time; undefined if it is not. */
  async lockedUntil(account: string): Promise<string | undefined> {
    const locked = await this.#locked.get(await this.#keyOf(account));
    return locked ? new Date(Date.now() + locked.msBeforeNext).toISOString() : undefined;
  }

  /** Returns the key of an account. It contains the number of resets: a reset forgets all counts by changing it. */
  async #keyOf(account: string): Promise<string> {
    const resets = await this.#resets.get(this.#digest(account));
    return this.#digest(account, String(resets?.consumedPoints ?? 0));
  }

  #digest(...parts: string[]): string {
    return createHmac('sha256', this.#secret).update(JSON.stringify(parts)).digest('base64url');
  }
}

/** Creates the table of counts that all processes on PostgreSQL share. */
export async function createSharedCounts(pool: ConnectionPool): Promise<void> {
  // Fails if another process creates the table at the same moment; then it exists.
  await pool.query(CREATE_TABLE).catch(() => pool.query(CREATE_TABLE));
}
