import { addressKey } from '@clinicdee/protocol/http/address-key';
import { createHash, randomBytes } from 'node:crypto';
import { remember, type WrongPasswords, WrongPasswordsInMemory } from './wrong-passwords.ts';

const SECOND = 1000;
/** Wrong passwords for one account from one address, after which the pair is locked. */
export const PER_PAIR = 5;
/** Wrong passwords from one address, or for one account, after which further attempts are delayed. */
export const PER_ONE = 20;
/** The longest delay, in milliseconds. */
export const LONGEST_WAIT = 5 * SECOND;
/** Queued attempts of one pair, or from one delayed address; further ones are rejected. */
const QUEUE_LIMIT = 30;

/** The result of an attempt; `locked` if the password was not checked. */
export type Attempt<Session> = { session: Session } | { refusal: 'wrong' | 'locked' };

/**
 * Limits login attempts. A lock applies to a pair of address and account, so that a stranger cannot lock
 * out the owner. Many wrong passwords from one address, or for one account from all addresses, only delay
 * further attempts, except from an address where the account has logged in. Does not depend on whether the
 * account exists. Keys are stored as digests; queues and known pairs are per process.
 */
export class LogInLimit {
  readonly #wrong: WrongPasswords;
  readonly #salt: Buffer | string;
  readonly #queues = new Map<string, { waiting: number; last: Promise<unknown> }>();
  /** Pairs with a successful login. */
  readonly #known = new Map<string, true>();

  /** @param salt the same for all processes that share the counts */
  constructor(
    wrong: WrongPasswords = new WrongPasswordsInMemory(),
    salt: Buffer | string = randomBytes(16),
  ) {
    this.#wrong = wrong;
    this.#salt = salt;
  }

  /**
   * Queues and runs an attempt to log in.
   *
   * @param check returns the session, or undefined for a wrong password; its errors do not count
   */
  async attempt<Session>(
    address: string,
    account: string,
    check: () => Promise<Session | undefined>,
  ): Promise<Attempt<Session>> {
    const pair = this.#pair(address, account);
    const from = this.#digest('address', addressKey(address, 'address'));
    const of = this.#digest('account', account);
    const tryOnce = async (wait: number): Promise<Attempt<Session>> => {
      // Checked here, since queued attempts of the pair may have failed meanwhile.
      if ((await this.#wrong.timesOf(pair)) >= PER_PAIR) return { refusal: 'locked' };
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const session = await check();
      if (session === undefined) {
        await this.#wrong.add(from);
        for (const key of [pair, of]) await this.#wrong.add(key, of);
        return { refusal: 'wrong' };
      }
      await this.#wrong.forget(pair);
      remember(this.#known, pair, true);
      return { session };
    };
    return this.#enqueue(pair, async () => {
      if (this.#known.has(pair)) return tryOnce(0);
      const delay = await this.#delayOf(from);
      const wait = Math.max(delay, await this.#delayOf(of));
      return delay > 0 ? this.#enqueue(from, () => tryOnce(wait)) : tryOnce(wait);
    });
  }

  /** Resets the attempts for one account from one address, whose owner was verified by mail. */
  resetAttempts(address: string, account: string): Promise<void> {
    return this.#wrong.forget(this.#pair(address, account));
  }

  /** Resets the attempts for one account from all addresses. */
  resetAccount(account: string): Promise<void> {
    return this.#wrong.forgetAccount(this.#digest('account', account));
  }

  /** Returns until when an account is locked for any address, in milliseconds since 1970; undefined if it is not. */
  lockedUntil(account: string): Promise<number | undefined> {
    return this.#wrong.lockedUntil(this.#digest('account', account), PER_PAIR);
  }

  /** Returns one second for each wrong password over the limit. */
  async #delayOf(key: string): Promise<number> {
    const tooMany = Math.max(0, (await this.#wrong.timesOf(key)) - PER_ONE + 1);
    return Math.min(tooMany * SECOND, LONGEST_WAIT);
  }

  /** Runs the attempts of a key one after the other, so that parallel ones cannot bypass the limit. */
  async #enqueue<Session>(
    key: string,
    run: () => Promise<Attempt<Session>>,
  ): Promise<Attempt<Session>> {
    const queue = this.#queues.get(key) ?? { waiting: 0, last: Promise.resolve() };
    if (queue.waiting >= QUEUE_LIMIT) return { refusal: 'locked' };
    this.#queues.set(key, queue);
    queue.waiting++;
    const result = queue.last.then(run);
    queue.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      if (--queue.waiting === 0) this.#queues.delete(key);
    }
  }

  #pair(address: string, account: string): string {
    return this.#digest('pair', addressKey(address, 'address'), account);
  }

  #digest(...parts: string[]): string {
    const hash = createHash('sha256').update(this.#salt);
    return hash.update(JSON.stringify(parts)).digest('base64url');
  }
}
