import { Clock, type Machine } from '@clinicdee/clock';
import type { Payload } from 'payload';
import { beforeEach, expect, it, vi } from 'vitest';
import { compareClock } from './clock.ts';

const TODAY = Date.UTC(2027, 2, 1);

let wall: number;
let records: { updatedAt: string }[];
const machine: Machine = { wall: () => wall, elapsed: () => 0, after: () => () => undefined };
const kept = new Map<string, unknown>();
// Only what the clock asks of Payload: a real office can have no lead from before its first start.
const payload = {
  kv: {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  },
  find: () => Promise.resolve({ docs: records }),
  logger: { error: vi.fn(), warn: vi.fn() },
} as unknown as Payload;

/** As a process that has just started. */
function start() {
  Object.assign(globalThis, { clinicdeeOfficeClock: { clock: new Clock(machine) } });
  return compareClock(payload);
}

beforeEach(() => {
  kept.clear();
  records = [];
});

it('compares with the newest record where no time was ever remembered', async () => {
  wall = TODAY;
  records = [{ updatedAt: new Date(TODAY - 400 * 24 * 60 * 60_000).toISOString() }];
  expect((await start()).isBelieved).toBe(false);
});

it('believes the right time after a first start in a year of the Buddhist era', async () => {
  wall = Date.UTC(2569, 10, 22);
  expect((await start()).isBelieved).toBe(false);
  // A lead of that hour has its date.
  records = [{ updatedAt: new Date(wall).toISOString() }];
  expect((await start()).isBelieved).toBe(false);
  wall = TODAY;
  expect(await start()).toEqual({ isBelieved: true });
});
