import { addressKey } from '@clinicdee/protocol/http/address';
import { createHash, randomBytes } from 'node:crypto';
import { type WrongPasswords, WrongPasswordsInMemory } from './wrong-passwords.ts';

const SECOND = 1000;
/** Wrong passwords of one account from one address or one known device, after which both are locked out together. */
export const PER_PAIR = 5;
/** Wrong passwords of one account from all addresses, after which only known devices may log in to it. */
export const PER_ACCOUNT = 20;
/** Wrong passwords from one address, after which each makes the next attempt wait longer. */
export const PER_ADDRESS = 20;
/** The longest wait of a slowed address. */
export const LONGEST_WAIT = 5 * SECOND;
/** The most attempts in one queue; further ones are rejected. */
const QUEUE_LIMIT = 30;

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
 * Keys are stored as digests; queues are per process.
 */
export class LogInLimit {
  readonly #wrong: WrongPasswords;
  readonly #salt: Buffer | string;
  readonly #queues = new Map<string, { waiting: number; last: Promise<unknown> }>();

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
   * @param check returns the session, or undefined for a wrong password; an error does not count
   */
  async attempt<Session>(
    { address, device }: Client,
    account: string,
    check: () => Promise<Session | undefined>,
  ): Promise<Attempt<Session>> {
    const accountKey = this.#digest('account', account);
    if (device !== undefined) {
      const key = this.#digest('device', device, account);
      return this.#enqueue(key, () => this.#tryOnce(key, accountKey, [], check));
    }
    const key = this.#digest('pair', addressKey(address, 'address'), account);
    const from = this.#digest('address', addressKey(address, 'address'));
    // One attempt per account at a time, so that parallel ones from many addresses cannot exceed its limit.
    const tryOnce = () =>
      this.#enqueue(accountKey, async (): Promise<Attempt<Session>> => {
        if ((await this.#wrong.timesOf(accountKey)) >= PER_ACCOUNT) return { refusal: 'locked' };
        return this.#tryOnce(key, accountKey, [from, accountKey], check);
      });
    return this.#enqueue(key, async () => {
      if ((await this.#wrong.timesOf(key)) >= PER_PAIR) return { refusal: 'locked' };
      if ((await this.#delayOf(from)) === 0) return tryOnce();
      return this.#enqueue(from, async () => {
        const wait = await this.#delayOf(from);
        await new Promise((resolve) => setTimeout(resolve, wait));
        return tryOnce();
      });
    });
  }

  /** Resets all counts of an account, after a password reset by mail or by an admin. */
  resetAccount(account: string): Promise<void> {
    return this.#wrong.forgetAccount(this.#digest('account', account));
  }

  /** Returns until when an account is locked for any address, in milliseconds since 1970; undefined if it is not. */
  lockedUntil(account: string): Promise<number | undefined> {
    return this.#wrong.lockedUntil(this.#digest('account', account), PER_PAIR, PER_ACCOUNT);
  }

  async #tryOnce<Session>(
    key: string,
    accountKey: string,
    furtherKeys: readonly string[],
    check: () => Promise<Session | undefined>,
  ): Promise<Attempt<Session>> {
    if ((await this.#wrong.timesOf(key)) >= PER_PAIR) return { refusal: 'locked' };
    const session = await check();
    if (session !== undefined) {
      await this.#wrong.forget(key);
      return { session };
    }
    await this.#wrong.add(key, accountKey);
    for (const further of furtherKeys) {
      await this.#wrong.add(further, further === accountKey ? accountKey : undefined);
    }
    return { refusal: 'wrong' };
  }

  /** Returns one second for each wrong password over the limit of an address, in milliseconds. */
  async #delayOf(address: string): Promise<number> {
    const excess = Math.max(0, (await this.#wrong.timesOf(address)) - PER_ADDRESS + 1);
    return Math.min(excess * SECOND, LONGEST_WAIT);
  }

  /** Runs the tasks of a key one at a time, so that parallel attempts cannot exceed a limit. */
  async #enqueue<Session>(
    key: string,
    task: () => Promise<Attempt<Session>>,
  ): Promise<Attempt<Session>> {
    const queue = this.#queues.get(key) ?? { waiting: 0, last: Promise.resolve() };
    if (queue.waiting >= QUEUE_LIMIT) return { refusal: 'locked' };
    this.#queues.set(key, queue);
    queue.waiting++;
    const result = queue.last.then(task);
    queue.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      if (--queue.waiting === 0) this.#queues.delete(key);
    }
  }

  #digest(...parts: string[]): string {
    const hash = createHash('sha256').update(this.#salt);
    return hash.update(JSON.stringify(parts)).digest('base64url');
  }
}
