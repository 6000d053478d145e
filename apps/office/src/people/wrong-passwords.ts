const MINUTE = 60 * 1000;
/** How long counts last after the last wrong password, and so how long a pair is locked, in milliseconds. */
export const LOCK_MS = 10 * MINUTE;
/** The most keys in memory; beyond it the least recently used are removed. */
const REMEMBERED = 50_000;

/** Counts of wrong passwords in the last ten minutes, by digest. */
export interface WrongPasswords {
  timesOf(key: string): Promise<number>;
  /** @param account digest of the account, for counts of an account or a pair */
  add(key: string, account?: string): Promise<void>;
  forget(key: string): Promise<void>;
  /** Removes all counts of an account. */
  forgetAccount(account: string): Promise<void>;
  /**
   * Returns until when an account is locked anywhere, in milliseconds since 1970; undefined if it is not.
   *
   * @param perKey the number of wrong passwords that locks an address or device
   * @param perAccount the number from everywhere that locks the account
   */
  lockedUntil(account: string, perKey: number, perAccount: number): Promise<number | undefined>;
}

/** Counts in memory, for a single process. */
export class WrongPasswordsInMemory implements WrongPasswords {
  readonly #wrong = new Map<string, { times: number; last: number; account: string | undefined }>();

  timesOf(key: string): Promise<number> {
    return Promise.resolve(this.#times(key));
  }

  add(key: string, account?: string): Promise<void> {
    remember(this.#wrong, key, {
      times: this.#times(key) + 1,
      last: performance.now(),
      account,
    });
    return Promise.resolve();
  }

  forget(key: string): Promise<void> {
    this.#wrong.delete(key);
    return Promise.resolve();
  }

  forgetAccount(account: string): Promise<void> {
    for (const [key, wrong] of this.#wrong) {
      if (wrong.account === account) this.#wrong.delete(key);
    }
    return Promise.resolve();
  }

  lockedUntil(account: string, perKey: number, perAccount: number): Promise<number | undefined> {
    const left = Array.from(this.#wrong)
      .filter(([, wrong]) => wrong.account === account)
      .filter(([key]) => this.#times(key) >= (key === account ? perAccount : perKey))
      .map(([, { last }]) => last + LOCK_MS - performance.now());
    return Promise.resolve(left.length === 0 ? undefined : Date.now() + Math.max(...left));
  }

  #times(key: string): number {
    const wrong = this.#wrong.get(key);
    return wrong && performance.now() - wrong.last < LOCK_MS ? wrong.times : 0;
  }
}

/** Sets an entry as the most recently used, and removes the least recently used one if there are too many. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > REMEMBERED && oldest !== undefined) map.delete(oldest);
}
