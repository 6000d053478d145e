import { addressKey } from '@clinicdee/protocol/http/address-key';
import { createHash, randomBytes } from 'node:crypto';
import { remember, type WrongPasswords, WrongPasswordsInMemory } from './wrong-passwords.ts';

const SECOND = 1000;
/** Wrong passwords of one account from one address, after which the two rest. */
export const PER_PAIR = 5;
/** Wrong passwords from one address, or of one account, after which each makes the next one wait. */
export const PER_ONE = 20;
/** The longest of these waits. */
export const LONGEST_WAIT = 5 * SECOND;
/** Attempts of one pair, or from one slowed address, that may wait for their turn. */
const IN_LINE = 30;

/** What came of an attempt: a session, a wrong password, or no look at the password at all. */
export type Attempt<Session> = { session: Session } | { refusal: 'wrong' | 'resting' };

/**
 * How often somebody may try a password. Wrong ones count by address and account together: a stranger's
 * keep nobody out but that stranger. Many from one address, or of one account from everywhere, only
 * slow the next ones down, and never where the account was logged in to before. Whether an account
 * exists makes no difference. What is counted is kept as digests; lines, and who logged in where, are
 * each process's own.
 */
export class LogInLimit {
  readonly #wrong: WrongPasswords;
  readonly #salt: Buffer | string;
  readonly #lines = new Map<string, { waiting: number; last: Promise<unknown> }>();
  /** Pairs that belong together. */
  readonly #known = new Map<string, true>();

  /** @param salt the same for all processes that count together */
  constructor(
    wrong: WrongPasswords = new WrongPasswordsInMemory(),
    salt: Buffer | string = randomBytes(16),
  ) {
    this.#wrong = wrong;
    this.#salt = salt;
  }

  /**
   * Tries to log in, when it is this attempt's turn.
   *
   * @param check gives the session, or undefined for a wrong password; what it throws does not count
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
      // In line, another of this pair may have been wrong meanwhile.
      if ((await this.#wrong.timesOf(pair)) >= PER_PAIR) return { refusal: 'resting' };
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
    return this.#inLine(pair, async () => {
      if (this.#known.has(pair)) return tryOnce(0);
      const slow = await this.#slowness(from);
      const wait = Math.max(slow, await this.#slowness(of));
      return slow > 0 ? this.#inLine(from, () => tryOnce(wait)) : tryOnce(wait);
    });
  }

  /** Forgets the wrong passwords of one account from one address: who has the mailbox is its owner. */
  forgive(address: string, account: string): Promise<void> {
    return this.#wrong.forget(this.#pair(address, account));
  }

  /** Forgets the wrong passwords of one account from everywhere: an admin vouches for its owner. */
  forgiveAccount(account: string): Promise<void> {
    return this.#wrong.forgetAccount(this.#digest('account', account));
  }

  /** Until when an account rests somewhere, in milliseconds since 1970; undefined where it does not. */
  restingUntil(account: string): Promise<number | undefined> {
    return this.#wrong.restingUntil(this.#digest('account', account), PER_PAIR);
  }

  /** A second more for each that is too many. */
  async #slowness(key: string): Promise<number> {
    const tooMany = Math.max(0, (await this.#wrong.timesOf(key)) - PER_ONE + 1);
    return Math.min(tooMany * SECOND, LONGEST_WAIT);
  }

  /** One at a time of a key: many at once are no way around a count. */
  async #inLine<Session>(
    key: string,
    take: () => Promise<Attempt<Session>>,
  ): Promise<Attempt<Session>> {
    const line = this.#lines.get(key) ?? { waiting: 0, last: Promise.resolve() };
    if (line.waiting >= IN_LINE) return { refusal: 'resting' };
    this.#lines.set(key, line);
    line.waiting++;
    const turn = line.last.then(take);
    line.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      if (--line.waiting === 0) this.#lines.delete(key);
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
