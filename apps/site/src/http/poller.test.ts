import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { Poller } from './poller.ts';

it.each([0, 1, 2, 3, 4, 5])('runs again for a request %i microtasks after the first', async (n) => {
  const work = vi.fn(() => Promise.resolve(undefined));
  const poller = new Poller(work);
  void poller.poll();
  for (let i = 0; i < n; i++) await Promise.resolve();
  void poller.poll();
  await setImmediate();
  expect(work).toHaveBeenCalledTimes(2);
});
