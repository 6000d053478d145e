import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Client,
  LOCK_SECONDS,
  LogInLimit,
  PER_ADDRESS,
  PER_PAIR,
  SLOWED_SECONDS,
} from './log-in-limit.ts';

const LOCK_MS = LOCK_SECONDS * 1000;
const wrong = () => Promise.resolve(undefined);
const right = () => Promise.resolve('session');
const locked = { refusal: 'locked' };
const loggedIn = { session: 'session' };
const [home, elsewhere] = ['203.0.113.1', '203.0.113.2'];
const device = { address: '198.51.100.9', device: 'a phone' };

let limit: LogInLimit;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  limit = new LogInLimit('secret');
});
afterEach(() => {
  vi.useRealTimers();
});

const attempt = (client: string | Client, account: string, check: () => Promise<unknown> = right) =>
  limit.attempt(typeof client === 'string' ? { address: client } : client, account, check);

async function wrongTimes(times: number, client: string | Client, account: string): Promise<void> {
  for (let time = 0; time < times; time++) await attempt(client, account, wrong);
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

it('checks no more than five of many simultaneous wrong passwords', async () => {
  const check = vi.fn(wrong);
  await Promise.all(Array.from({ length: 25 }, () => attempt(home, 'admin', check)));
  expect(check).toHaveBeenCalledTimes(PER_PAIR);
});

it('delays an address that tries many accounts, one attempt at a time', async () => {
  for (let account = 0; account < PER_ADDRESS; account++)
    await wrongTimes(1, home, `person-${account}`);
  const check = vi.fn(wrong);
  const four = Array.from({ length: 4 }, (_, at) => attempt(home, `at-once-${at}`, check));
  await vi.advanceTimersByTimeAsync(0);
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * SLOWED_SECONDS * 1000);
  expect(check).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(SLOWED_SECONDS * 1000);
  await Promise.all(four);
  expect(await attempt(elsewhere, 'at-once-0')).toEqual(loggedIn);
});

it('locks a known device after five wrong passwords, without affecting its address', async () => {
  await wrongTimes(PER_PAIR, device, 'admin');
  expect(await attempt(device, 'admin')).toEqual(locked);
  expect(await attempt(device.address, 'admin')).toEqual(loggedIn);
});

it('does not count attempts that fail for another reason', async () => {
  const fail = () => Promise.reject(new Error('no database'));
  for (let time = 0; time < PER_PAIR; time++)
    await expect(attempt(home, 'admin', fail)).rejects.toThrow('no database');
  expect(await attempt(home, 'admin')).toEqual(loggedIn);
});
