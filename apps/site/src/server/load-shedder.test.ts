import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadShedder, type Work } from './load-shedder.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shedder(delayMs = 0) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const delay = { ms: delayMs };
  const load = new LoadShedder(log, () => delay.ms);
  const hang = (work: Work) => {
    const act = vi.fn(() => new Promise<string>(() => undefined));
    void load.run(work, act);
    return act.mock.calls.length > 0;
  };
  return { load, log, delay, hang };
}

it('takes so many pages at once, and forms beyond them', () => {
  const { hang } = shedder();
  const pages = Array.from({ length: 100 }, () => hang('page')).filter(Boolean).length;
  expect(pages).toBeGreaterThan(8);
  expect(pages).toBeLessThan(50);
  const forms = Array.from({ length: 1_000 }, () => hang('form')).filter(Boolean).length;
  expect(forms).toBeGreaterThan(200);
  expect(forms).toBeLessThan(1_000);
});

it('renders one page alone while the event loop is late, and takes forms', () => {
  const { hang, delay } = shedder(5_000);
  expect(['page', 'page', 'form'].map((work) => hang(work as Work))).toEqual([true, false, true]);
  delay.ms = 0;
  expect(hang('page')).toBe(true);
});

it('has room again after work that failed', async () => {
  const { load, delay } = shedder(5_000);
  await expect(load.run('page', () => Promise.reject(new Error('broken')))).rejects.toThrow();
  expect(await load.run('page', () => Promise.resolve('made'))).toBe('made');
  expect(delay.ms).toBe(5_000);
});

it('tells the log once for many', () => {
  const { hang, log } = shedder(5_000);
  for (let sent = 0; sent < 51; sent++) hang('page');
  vi.advanceTimersByTime(60_000);
  expect(log.warn.mock.calls).toEqual([
    [{ form: 0, page: 50, loopDelayMs: 5000 }, expect.any(String)],
  ]);
});
