import { Clock, type Machine } from '@clinicdee/clock';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClockMemory, openClock } from './clock.ts';
import { openDatabase } from './database.ts';

const DAY = 24 * 60 * 60_000;
const TODAY = Date.UTC(2027, 2, 1);

let folder: string;
let database: DatabaseSync;
let wall: number;
let elapsed: number;
let later: (() => void) | undefined;
const machine: Machine = {
  wall: () => wall,
  elapsed: () => elapsed,
  after: (_milliseconds, work) => {
    later = work;
    return () => (later = undefined);
  },
};
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clock-'));
  database = openDatabase(folder);
  wall = TODAY;
  elapsed = 0;
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const open = () => openClock(database, log, new Clock(machine));

/** As `npm run clock -- --accept`, in a process of its own. */
function accept(time: number): void {
  const other = openDatabase(folder);
  new ClockMemory(other).accept(time);
  other.close();
}

it('remembers from one start to the next what time it was', () => {
  open().close();
  wall += 4 * 365 * DAY;
  const ahead = open();
  expect(ahead.clock.state()).toEqual({ isBelieved: false, shows: wall, known: TODAY });
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { code: 'clock_not_believed' },
    expect.stringContaining('1460 days ahead'),
  );
  ahead.close();
  // What was not believed is not remembered.
  wall = TODAY + DAY;
  expect(open().clock.state()).toEqual({ isBelieved: true });
});

it('takes up a word that another process wrote down, and says so', () => {
  open().close();
  wall += 21 * DAY;
  const { clock } = open();
  expect(clock.state().isBelieved).toBe(false);
  accept(wall);
  later?.();
  expect(clock.state()).toEqual({ isBelieved: true });
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({}, 'the clock is believed again');
});

it('knows from its newest record when a database was used that is older than the clock', () => {
  const sql = `INSERT INTO consents (id, at, version, wording, offered, allowed)
               VALUES (1, ?, '1', 'words', '', '')`;
  database.prepare(sql).run(TODAY);
  wall += 365 * DAY;
  const doubted = open();
  expect(doubted.clock.state()).toEqual({ isBelieved: false, shows: wall, known: TODAY });
  // What comes meanwhile is no word for it, and is not read for one.
  database.prepare(sql.replace('1, ?', '2, ?')).run(wall);
  doubted.close();
  expect(open().clock.state()).toEqual({ isBelieved: false, shows: wall, known: TODAY });
});

it.each([
  ['while it runs', false],
  ['between two starts', true],
])('believes a first clock of the Buddhist era that is put right %s', (_name, isStartedAgain) => {
  wall = Date.UTC(2569, 10, 22);
  const first = open();
  expect(first.clock.state().isBelieved).toBe(false);
  database
    .prepare(
      `INSERT INTO consents (id, at, version, wording, offered, allowed)
              VALUES (1, ?, '1', 'words', '', '')`,
    )
    .run(first.clock.now());
  elapsed += 60_000;
  wall += 60_000;
  later?.();
  expect(first.clock.state().isBelieved).toBe(false);
  if (isStartedAgain) first.close();
  wall = TODAY;
  const { clock } = isStartedAgain ? open() : first;
  expect(clock.state()).toEqual({ isBelieved: true });
  expect(clock.now()).toBe(TODAY);
});

it('tells of a doubt again after hours, not every time it looks', () => {
  open().close();
  wall += 21 * DAY;
  open();
  for (const minutes of [1, 59, 300, 1]) {
    elapsed += minutes * 60_000;
    wall += minutes * 60_000;
    later?.();
  }
  expect(log.error).toHaveBeenCalledTimes(2);
});
