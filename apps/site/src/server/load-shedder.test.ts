import { expect, it } from 'vitest';
import { LoadShedder, type Work } from './load-shedder.ts';

it('limits pages and forms in flight, and accepts more forms', async () => {
  const load = new LoadShedder(() => 0);
  /** How many of these requests are accepted, when none ends. */
  const accepted = async (work: Work, count: number) => {
    let refused = 0;
    const hang = () => new Promise<string>(() => undefined);
    for (let at = 0; at < count; at++) void load.run(work, hang).then(() => refused++);
    await new Promise((resolve) => setImmediate(resolve));
    return count - refused;
  };
  const pages = await accepted('page', 100);
  expect(pages).toBeGreaterThan(8);
  expect(pages).toBeLessThan(50);
  const forms = await accepted('form', 1_000);
  expect(forms).toBeGreaterThan(200);
  expect(forms).toBeLessThan(1_000);
});

it('accepts work again after an error', async () => {
  const load = new LoadShedder(() => 5_000);
  await expect(load.run('page', () => Promise.reject(new Error('broken')))).rejects.toThrow();
  expect(await load.run('page', () => Promise.resolve('made'))).toBe('made');
});
