import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Gate, kindOf } from './overload.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const gate = () => new Gate(log, () => 0);
/** Lets whatever is ready to run do so. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};

it.each([
  ['POST', '/api/leads', 'form'],
  ['POST', '/en/api/leads', 'form'],
  ['POST', '/api/v2/register', 'form'],
  ['POST', '/contact', 'form'],
  ['POST', '/register', 'form'],
  ['GET', '/contact', 'page'],
  ['GET', '/api/leads', 'page'],
  ['POST', '/api/counts', 'page'],
  ['GET', '/articles', 'page'],
  ['GET', '/healthz', undefined],
])('%s %s is a %s', (method, path, kind) => {
  expect(kindOf(method, path)).toBe(kind);
});

it('lets pages wait as long as their turn comes soon, by what a turn took lately', async () => {
  const shut = gate();
  // Each takes a tenth of a second.
  for (let turn = 0; turn < 100; turn++) {
    const made = shut.enter('page', () => new Promise<void>((done) => setTimeout(done, 100)));
    vi.advanceTimersByTime(100);
    await made;
  }
  const letIn = [];
  while (!shut.isShut('page') && letIn.length < 1000) {
    letIn.push(shut.enter('page', () => new Promise<void>((done) => setTimeout(done, 100))));
  }
  // Sixteen under way, and behind them as many as 400 ms have room for.
  expect(letIn.length).toBeGreaterThan(16);
  expect(letIn.length).toBeLessThan(100);
  for (let turn = 0; turn < 20; turn++) {
    vi.advanceTimersByTime(100);
    await settle();
  }
  await Promise.all(letIn);
  expect(shut.isShut('page')).toBe(false);
});

it('does not let a few slow ones keep everybody waiting', async () => {
  const shut = gate();
  for (let slow = 0; slow < 16; slow++) void shut.enter('page', () => new Promise(() => undefined));
  vi.advanceTimersByTime(500);
  const next = shut.enter('page', () => Promise.resolve('made'));
  vi.advanceTimersByTime(500);
  expect(await next).toBe('made');
});

it('hands the turn on when making fails', async () => {
  const shut = gate();
  const failing = Array.from({ length: 40 }, () =>
    shut.enter('page', () => Promise.reject(new Error('no'))).catch(() => 'failed'),
  );
  expect(await Promise.all(failing)).toHaveLength(40);
  expect(await shut.enter('page', () => Promise.resolve('made'))).toBe('made');
});

it('turns away whoever would have their turn too late after all', async () => {
  const shut = gate();
  const slow = () => new Promise<void>((done) => setTimeout(done, 999));
  for (let turn = 0; turn < 16; turn++) void shut.enter('page', slow);
  const make = vi.fn(() => Promise.resolve('made'));
  const late = shut.enter('page', make);
  vi.advanceTimersByTime(999);
  expect(await late).toBeUndefined();
  expect(make).not.toHaveBeenCalled();
  await settle();
  expect(await shut.enter('page', make)).toBe('made');
});
