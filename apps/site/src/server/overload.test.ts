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
    await settle();
    vi.advanceTimersByTime(100);
    await made;
  }
  const letIn = [];
  while (!shut.isShut('page') && letIn.length < 1000) {
    letIn.push(shut.enter('page', () => new Promise<void>((done) => setTimeout(done, 100))));
  }
  // Eight under way, and behind them as many as 100 ms have room for.
  expect(letIn.length).toBeGreaterThan(8);
  expect(letIn.length).toBeLessThan(25);
  for (let turn = 0; turn < 20; turn++) {
    vi.advanceTimersByTime(100);
    await settle();
  }
  await Promise.all(letIn);
  expect(shut.isShut('page')).toBe(false);
});

it('does not let a few slow ones keep everybody waiting', async () => {
  const shut = gate();
  for (let slow = 0; slow < 8; slow++) void shut.enter('page', () => new Promise(() => undefined));
  const next = shut.enter('page', () => Promise.resolve('made'));
  vi.advanceTimersByTime(250);
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
  const slow = () => new Promise<void>((done) => setTimeout(done, 200));
  for (let turn = 0; turn < 16; turn++) void shut.enter('page', slow);
  const make = vi.fn(() => Promise.resolve('made'));
  const late = shut.enter('page', make);
  for (let turn = 0; turn < 2; turn++) {
    vi.advanceTimersByTime(200);
    await settle();
  }
  expect(await late).toBeUndefined();
  expect(make).not.toHaveBeenCalled();
  expect(await shut.enter('page', make)).toBe('made');
});

it('lets in all who stand at the door between two pages', async () => {
  const shut = gate();
  const page = () => new Promise<void>((done) => setTimeout(done, 50));
  const begun = vi.fn(page);
  for (let turn = 0; turn < 8; turn++) void shut.enter('page', page);
  void shut.enter('page', begun);
  let came = 0;
  let cameBefore = 0;
  begun.mockImplementationOnce(() => {
    cameBefore = came;
    return page();
  });
  // A turn of the event loop accepts one connection.
  const crowd = (async () => {
    while (came < 100) {
      await new Promise((resolve) => setImmediate(resolve));
      came++;
      shut.isShut('page');
    }
  })();
  vi.advanceTimersByTime(50);
  await crowd;
  await settle();
  expect(cameBefore).toBe(100);
});
