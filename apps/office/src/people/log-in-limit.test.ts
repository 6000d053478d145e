import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCK_SECONDS, LogInLimit, PER_ADDRESS, PER_PAIR } from './log-in-limit.ts';

const LOCK_MS = LOCK_SECONDS * 1000;
const wrong = () => Promise.resolve(undefined);
const right = () => Promise.resolve('session');
const locked = 'locked';
const loggedIn = 'session';
const [home, elsewhere] = ['203.0.113.1', '203.0.113.2'];

let limit: LogInLimit;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  limit = new LogInLimit('secret');
});
afterEach(() => {
  vi.useRealTimers();
});

/** Logs in as the hooks do. */
async function attempt(address: string, account: string, check: () => Promise<unknown> = right) {
  const begun = await limit.begin(address, account);
  if (!begun) return locked;
  const session = await check().catch(async (error: unknown) => {
    await begun.cancel();
    throw error;
  });
  if (session !== undefined) await begun.succeed();
  return session;
}

async function wrongTimes(times: number, address: string, account: string): Promise<void> {
  for (let time = 0; time < times; time++) await attempt(address, account, wrong);
}

it('locks an account for one address after five wrong passwords, for ten minutes', async () => {
  await wrongTimes(PER_PAIR, home, 'admin');
  const check = vi.fn(right);
  expect(await attempt(home, 'admin', check)).toEqual(locked);
  expect(check).not.toHaveBeenCalled();
  expect(await attempt(elsewhere, 'admin')).toEqual(loggedIn);
  expect(await attempt(home, 'sales')).toEqual(loggedIn);
  vi.advanceTimersByTime(LOCK_MS);
  expect(await attempt(home, 'admin')).toEqual(loggedIn);
});

it('forgets wrong passwords after the right one', async () => {
  await wrongTimes(PER_PAIR - 1, home, 'admin');
  await attempt(home, 'admin');
  await wrongTimes(PER_PAIR - 1, home, 'admin');
  expect(await attempt(home, 'admin')).toEqual(loggedIn);
});

it('locks an address that tries many accounts', async () => {
  for (let account = 0; account < PER_ADDRESS; account++)
    await wrongTimes(1, home, `person-${account}`);
  expect(await attempt(home, 'admin')).toEqual(locked);
  expect(await attempt(elsewhere, 'admin')).toEqual(loggedIn);
});

it('does not count attempts that fail for another reason', async () => {
  const fail = () => Promise.reject(new Error('no database'));
  for (let time = 0; time < PER_PAIR; time++)
    await expect(attempt(home, 'admin', fail)).rejects.toThrow('no database');
  expect(await attempt(home, 'admin')).toEqual(loggedIn);
});
