import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Poller } from './poller.ts';

it.each([0, 1, 2, 3, 4, 5])('runs again for a request %i microtasks after the first', async (n) => {
  let runs = 0;
  const poller = new Poller(() => Promise.resolve(void runs++));
  void poller.poll();
  for (let i = 0; i < n; i++) await undefined;
  void poller.poll();
  await setImmediate();
  expect(runs).toBe(2);
});
