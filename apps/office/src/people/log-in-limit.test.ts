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
const isIn = { session: 'session' };

let limit: LogInLimit;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  limit = new LogInLimit();
});
afterEach(() => {
  vi.useRealTimers();
});

const from = (client: string | Client): Client =>
  typeof client === 'string' ? { address: client } : client;

/** The result of an attempt, and how long it took in milliseconds. */
async function timed(
  client: string | Client,
  account: string,
  check: () => Promise<string | undefined>,
) {
  const started = Date.now();
  const attempt = limit.attempt(from(client), account, check);
  await vi.runAllTimersAsync();
  return { ...(await attempt), after: Date.now() - started };
}

async function wrongTimes(times: number, client: string | Client, account: string): Promise<void> {
  for (let time = 0; time < times; time++) await timed(client, account, wrong);
}

it('rests a pair after five wrong passwords, and keeps nobody else out', async () => {
  await wrongTimes(PER_PAIR, '203.0.113.1', 'admin');
  const look = vi.fn(right);
  expect(await timed('203.0.113.1', 'admin', look)).toMatchObject(locked);
  expect(look).not.toHaveBeenCalled();
  expect(await timed('203.0.113.2', 'admin', right)).toEqual({ ...isIn, after: 0 });
  expect(await timed('203.0.113.1', 'sales', right)).toEqual({ ...isIn, after: 0 });
  vi.advanceTimersByTime(LOCK_MS);
  expect(await timed('203.0.113.1', 'admin', right)).toEqual({ ...isIn, after: 0 });
});

it('counts anew after the right password', async () => {
  await wrongTimes(PER_PAIR - 1, '203.0.113.1', 'admin');
  await timed('203.0.113.1', 'admin', right);
  await wrongTimes(PER_PAIR - 1, '203.0.113.1', 'admin');
  expect(await timed('203.0.113.1', 'admin', right)).toMatchObject(isIn);
});

it('counts many at once one after the other, and lets many right ones in', async () => {
  const look = vi.fn(wrong);
  await Promise.all(
    Array.from({ length: 25 }, () => limit.attempt(from('203.0.113.1'), 'admin', look)),
  );
  expect(look).toHaveBeenCalledTimes(PER_PAIR);
  const all = await Promise.all(
    Array.from({ length: 25 }, () => limit.attempt(from('203.0.113.2'), 'admin', right)),
  );
  expect(all.every((one) => 'session' in one)).toBe(true);
});

it('slows an address that tries many accounts, one attempt at a time', async () => {
  for (let account = 0; account < PER_ADDRESS; account++) {
    await wrongTimes(1, '203.0.113.1', `person-${account}`);
  }
  expect((await timed('203.0.113.1', 'admin', wrong)).after).toBe(1000);
  expect((await timed('203.0.113.1', 'other', wrong)).after).toBe(2000);
  await wrongTimes(PER_PAIR, '203.0.113.1', 'more');
  const started = Date.now();
  const four = Array.from({ length: 4 }, (_, index) =>
    limit.attempt(from('203.0.113.1'), `at-once-${index}`, wrong),
  );
  await vi.runAllTimersAsync();
  await Promise.all(four);
  expect(Date.now() - started).toBe(4 * LONGEST_WAIT);
});

it('refuses an account that is tried from everywhere, but never a device that it knows', async () => {
  const known = { address: '198.51.100.9', device: 'a phone' };
  for (let index = 0; index < PER_ACCOUNT; index++) {
    await wrongTimes(1, `203.0.113.${index}`, 'admin');
  }
  const look = vi.fn(right);
  for (const address of ['203.0.113.250', '198.51.100.9']) {
    expect(await timed(address, 'admin', look)).toMatchObject(locked);
  }
  expect(look).not.toHaveBeenCalled();
  expect(await timed(known, 'admin', right)).toEqual({ ...isIn, after: 0 });
  expect(await timed('203.0.113.250', 'sales', right)).toEqual({ ...isIn, after: 0 });
  expect(await limit.lockedUntil('admin')).toBe(Date.now() + LOCK_MS);
  vi.advanceTimersByTime(LOCK_MS);
  expect(await timed('203.0.113.250', 'admin', right)).toMatchObject(isIn);
});

it('counts attempts of many addresses at once against the account', async () => {
  const look = vi.fn(wrong);
  const all = Array.from({ length: 200 }, (_, index) =>
    limit.attempt(from(`203.0.${index}.1`), 'admin', look),
  );
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(look.mock.calls.length).toBeLessThanOrEqual(PER_ACCOUNT);
});

it('limits a known device, and keeps its mistakes from others', async () => {
  const device = { address: '198.51.100.9', device: 'a phone' };
  await wrongTimes(PER_PAIR, device, 'admin');
  expect(await timed(device, 'admin', right)).toMatchObject(locked);
  expect(await timed('198.51.100.9', 'admin', right)).toMatchObject(isIn);
});

it('does not count what fails for another reason', async () => {
  const fail = () => Promise.reject(new Error('no database'));
  for (let time = 0; time < PER_PAIR; time++) {
    await expect(limit.attempt(from('203.0.113.1'), 'admin', fail)).rejects.toThrow('no database');
  }
  expect(await timed('203.0.113.1', 'admin', right)).toMatchObject(isIn);
});

it('frees an account wherever it rests, and no other one', async () => {
  for (const address of ['203.0.113.1', '203.0.113.2']) {
    await wrongTimes(PER_PAIR, address, 'sales');
    await wrongTimes(PER_PAIR, address, 'admin');
  }
  await limit.resetAccount('sales');
  for (const address of ['203.0.113.1', '203.0.113.2']) {
    expect(await timed(address, 'sales', right)).toMatchObject(isIn);
    expect(await timed(address, 'admin', right)).toMatchObject(locked);
  }
});

it('tells until when an account rests, and not that it is slowed', async () => {
  await wrongTimes(PER_PAIR - 1, '203.0.113.1', 'admin');
  await wrongTimes(1, '203.0.113.2', 'admin');
  expect(await limit.lockedUntil('admin')).toBeUndefined();
  await wrongTimes(1, '203.0.113.1', 'admin');
  expect(await limit.lockedUntil('admin')).toBe(Date.now() + LOCK_MS);
  expect(await limit.lockedUntil('sales')).toBeUndefined();
  vi.advanceTimersByTime(LOCK_MS);
  expect(await limit.lockedUntil('admin')).toBeUndefined();
});
