const MINUTE = 60 * 1000;
/** How long wrong passwords are remembered after the last one, and so how long a pair rests. */
export const REST = 10 * MINUTE;
/** Kept in memory; beyond it the longest idle are forgotten. */
const REMEMBERED = 50_000;

/** The wrong passwords of the last ten minutes, each under a key that names nobody. */
export interface WrongPasswords {
  timesOf(key: string): Promise<number>;
  /** @param account whose it was, where that is known */
  add(key: string, account?: string): Promise<void>;
  forget(key: string): Promise<void>;
  /** Forgets all that were of an account. */
  forgetAccount(account: string): Promise<void>;
  /**
   * Until when something of an account rests, in milliseconds since 1970; undefined where nothing does.
   *
   * @param times from how many wrong ones on it rests
   */
  restingUntil(account: string, times: number): Promise<number | undefined>;
}

/** Those of this process alone: enough where it is the only one. */
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

  restingUntil(account: string, times: number): Promise<number | undefined> {
    const left = Array.from(this.#wrong)
      // What is counted for the account as a whole slows, and rests nothing.
      .filter(([key, wrong]) => wrong.account === account && key !== account)
      .filter(([key]) => this.#times(key) >= times)
      .map(([, { last }]) => last + REST - performance.now());
    return Promise.resolve(left.length === 0 ? undefined : Date.now() + Math.max(...left));
  }

  #times(key: string): number {
    const wrong = this.#wrong.get(key);
    return wrong && performance.now() - wrong.last < REST ? wrong.times : 0;
  }
}

/** Puts last what was used last, and forgets the first where there are too many. */
export function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > REMEMBERED && oldest !== undefined) map.delete(oldest);
}
