import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Client,
  LogInLimit,
  LONGEST_WAIT,
  PER_ACCOUNT,
  PER_ADDRESS,
  PER_PAIR,
} from './log-in-limit.ts';
import { LOCK_MS } from './wrong-passwords.ts';

const wrong = () => Promise.resolve(undefined);
const right = () => Promise.resolve('session');
const locked = { refusal: 'locked' };
const loggedIn = { session: 'session' };
const [home, elsewhere] = ['203.0.113.1', '203.0.113.2'];
const knownDevice = { address: '198.51.100.9', device: 'a phone' };

let limit: LogInLimit;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  limit = new LogInLimit();
});
afterEach(() => {
  vi.useRealTimers();
});

type Check = () => Promise<string | undefined>;

const attempt = (client: string | Client, account: string, check: Check = right) =>
  limit.attempt(typeof client === 'string' ? { address: client } : client, account, check);

/** The result of an attempt, and how long it was delayed in milliseconds. */
async function timed(client: string | Client, account: string, check: Check = right) {
  const started = Date.now();
  const result = attempt(client, account, check);
  await vi.runAllTimersAsync();
  return { ...(await result), after: Date.now() - started };
}

async function wrongTimes(times: number, client: string | Client, account: string): Promise<void> {
  for (let time = 0; time < times; time++) await timed(client, account, wrong);
}

it('locks an account for one address after five wrong passwords, for ten minutes', async () => {
  await wrongTimes(PER_PAIR, home, 'admin');
  const check = vi.fn(right);
  expect(await timed(home, 'admin', check)).toMatchObject(locked);
  expect(check).not.toHaveBeenCalled();
  expect(await timed(elsewhere, 'admin')).toEqual({ ...loggedIn, after: 0 });
  expect(await timed(home, 'sales')).toEqual({ ...loggedIn, after: 0 });
  vi.advanceTimersByTime(LOCK_MS);
  expect(await timed(home, 'admin')).toEqual({ ...loggedIn, after: 0 });
});

it('forgets wrong passwords after the right one', async () => {
  await wrongTimes(PER_PAIR - 1, home, 'admin');
  await timed(home, 'admin');
  await wrongTimes(PER_PAIR - 1, home, 'admin');
  expect(await timed(home, 'admin')).toMatchObject(loggedIn);
});

it('checks no more than five of many simultaneous wrong passwords, and all right ones', async () => {
  const counted = vi.fn(wrong);
  const many = (address: string, check: Check) =>
    Promise.all(Array.from({ length: 25 }, () => attempt(address, 'admin', check)));
  await many(home, counted);
  expect(counted).toHaveBeenCalledTimes(PER_PAIR);
  expect((await many(elsewhere, right)).every((one) => 'session' in one)).toBe(true);
});

it('delays an address that tries many accounts, one attempt at a time', async () => {
  for (let account = 0; account < PER_ADDRESS; account++) {
    await wrongTimes(1, home, `person-${account}`);
  }
  expect((await timed(home, 'admin', wrong)).after).toBe(1000);
  expect((await timed(home, 'other', wrong)).after).toBe(2000);
  await wrongTimes(PER_PAIR, home, 'more');
  const started = Date.now();
  const four = Array.from({ length: 4 }, (_, at) => attempt(home, `at-once-${at}`, wrong));
  await vi.runAllTimersAsync();
  await Promise.all(four);
  expect(Date.now() - started).toBe(4 * LONGEST_WAIT);
});

it('locks an account that many addresses try, except for devices that it knows', async () => {
  const check = vi.fn(wrong);
  const all = Array.from({ length: 200 }, (_, index) =>
    attempt(`203.0.${index}.1`, 'admin', check),
  );
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(check.mock.calls.length).toBeLessThanOrEqual(PER_ACCOUNT);
  for (const address of ['203.0.113.250', knownDevice.address])
    expect(await timed(address, 'admin')).toMatchObject(locked);
  expect(await timed(knownDevice, 'admin')).toEqual({ ...loggedIn, after: 0 });
  expect(await timed('203.0.113.250', 'sales')).toEqual({ ...loggedIn, after: 0 });
  vi.advanceTimersByTime(LOCK_MS);
  expect(await timed('203.0.113.250', 'admin')).toMatchObject(loggedIn);
});

it('locks a known device after five wrong passwords, without affecting its address', async () => {
  await wrongTimes(PER_PAIR, knownDevice, 'admin');
  expect(await timed(knownDevice, 'admin')).toMatchObject(locked);
  expect(await timed(knownDevice.address, 'admin')).toMatchObject(loggedIn);
});

it('does not count attempts that fail for another reason', async () => {
  const fail = () => Promise.reject(new Error('no database'));
  for (let time = 0; time < PER_PAIR; time++)
    await expect(attempt(home, 'admin', fail)).rejects.toThrow('no database');
  expect(await timed(home, 'admin')).toMatchObject(loggedIn);
});

it('unlocks one account for all addresses', async () => {
  for (const address of [home, elsewhere]) {
    await wrongTimes(PER_PAIR, address, 'sales');
    await wrongTimes(PER_PAIR, address, 'admin');
  }
  await limit.resetAccount('sales');
  for (const address of [home, elsewhere]) {
    expect(await timed(address, 'sales')).toMatchObject(loggedIn);
    expect(await timed(address, 'admin')).toMatchObject(locked);
  }
});

it('tells until when an account is locked anywhere', async () => {
  await wrongTimes(PER_PAIR - 1, home, 'admin');
  await wrongTimes(1, elsewhere, 'admin');
  expect(await limit.lockedUntil('admin')).toBeUndefined();
  await wrongTimes(1, home, 'admin');
  expect(await limit.lockedUntil('admin')).toBe(Date.now() + LOCK_MS);
  expect(await limit.lockedUntil('sales')).toBeUndefined();
  vi.advanceTimersByTime(LOCK_MS);
  expect(await limit.lockedUntil('admin')).toBeUndefined();
});
