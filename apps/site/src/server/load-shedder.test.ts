import { expect, it } from 'vitest';
import { LoadShedder, type Work } from './load-shedder.ts';

function shedder(delayMs = 0) {
  const delay = { ms: delayMs };
  const load = new LoadShedder(() => delay.ms);
  /** Whether there is room for work that never ends. */
  const hang = async (work: Work) => {
    const isRefused = load.run(work, () => new Promise<string>(() => undefined)).then(() => true);
    return !(await Promise.race([isRefused, new Promise((end) => setImmediate(() => end(false)))]));
  };
  return { load, delay, hang };
}

it('takes so many pages at once, and forms beyond them', async () => {
  const { hang } = shedder();
  const pages = (await Promise.all(Array.from({ length: 100 }, () => hang('page')))).filter(
    Boolean,
  ).length;
  expect(pages).toBeGreaterThan(8);
  expect(pages).toBeLessThan(50);
  const forms = (await Promise.all(Array.from({ length: 1_000 }, () => hang('form')))).filter(
    Boolean,
  ).length;
  expect(forms).toBeGreaterThan(200);
  expect(forms).toBeLessThan(1_000);
});

it('renders one page alone while the event loop is late, and takes forms', async () => {
  const { hang, delay } = shedder(5_000);
  const works: Work[] = ['page', 'page', 'form'];
  expect(await Promise.all(works.map(hang))).toEqual([true, false, true]);
  delay.ms = 0;
  expect(await hang('page')).toBe(true);
});

it('has room again after work that failed', async () => {
  const { load, delay } = shedder(5_000);
  await expect(load.run('page', () => Promise.reject(new Error('broken')))).rejects.toThrow();
  expect(await load.run('page', () => Promise.resolve('made'))).toBe('made');
  expect(delay.ms).toBe(5_000);
});
