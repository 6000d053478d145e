import { beforeEach, expect, it, vi } from 'vitest';
import { Clock, type Machine, NEVER_BELIEVED } from './clock.ts';
import { inWords } from './in-words.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TODAY = Date.UTC(2027, 2, 1);

let wall: number;
let elapsed: number;
const machine: Machine = { wall: () => wall, elapsed: () => elapsed, after: vi.fn() };

/** Lets time pass, and the machine's clock be set by so much. */
function pass(milliseconds: number, step = 0): void {
  elapsed += milliseconds;
  wall += milliseconds + step;
}

beforeEach(() => {
  wall = TODAY;
  elapsed = 1000;
});

function begun(seenAt = TODAY): Clock {
  const clock = new Clock(machine);
  clock.follow({ seenAt });
  return clock;
}

it('is not believed before it was compared with anything', () => {
  expect(new Clock(machine).state().isBelieved).toBe(false);
});

it('follows a clock that is put forward by less than two days, at once', () => {
  const clock = begun();
  pass(MINUTE, DAY);
  expect(clock.now()).toBe(wall);
  expect(clock.state()).toEqual({ isBelieved: true });
});

it('never goes back, and meets a clock that was put back by an hour two hours later', () => {
  const clock = begun();
  let before = clock.now();
  pass(MINUTE, -60 * MINUTE);
  for (let minutes = 0; minutes < 119; minutes++) {
    expect(clock.now()).toBeGreaterThan(before);
    expect(clock.now()).toBeGreaterThan(wall);
    before = clock.now();
    pass(MINUTE);
  }
  pass(MINUTE);
  expect(clock.now()).toBe(wall);
  expect(clock.state()).toEqual({ isBelieved: true });
});

it.each([
  ['ahead', 4 * 365 * DAY],
  ['ahead by a hair', 2 * DAY + 1],
  ['behind', -4 * 365 * DAY],
])('counts on by itself while the clock is %s, until it is back', (_name, step) => {
  const clock = begun();
  pass(MINUTE, step);
  expect(clock.now()).toBe(TODAY + MINUTE);
  expect(clock.state()).toEqual({ isBelieved: false, shows: wall, known: TODAY + MINUTE });
  pass(MINUTE, -step);
  expect(clock.state()).toEqual({ isBelieved: true });
  expect(clock.now()).toBe(TODAY + 2 * MINUTE);
});

it('takes the word of a person for the time that was shown then', () => {
  const clock = begun();
  pass(MINUTE, 30 * DAY);
  const acceptedAt = wall;
  pass(MINUTE);
  expect(clock.follow({ seenAt: acceptedAt, acceptedAt })).toEqual({ isBelieved: true });
  expect(clock.now()).toBe(wall);
  // The same word says nothing of another step.
  pass(MINUTE, 30 * DAY);
  expect(clock.follow({ seenAt: acceptedAt, acceptedAt }).isBelieved).toBe(false);
});

it('does not take an old word, read at the start, for a new one', () => {
  const clock = new Clock(machine);
  const old = { seenAt: TODAY - 30 * DAY, acceptedAt: TODAY - DAY };
  expect(clock.follow(old).isBelieved).toBe(false);
  expect(clock.follow(old).isBelieved).toBe(false);
});

it('doubts a start long after the last time seen: off for weeks looks like a wrong clock', () => {
  const clock = begun(TODAY - 21 * DAY);
  expect(clock.state()).toEqual({ isBelieved: false, shows: TODAY, known: TODAY - 21 * DAY });
  // What comes meanwhile has the date that the machine shows.
  expect(clock.now()).toBe(TODAY);
});

it('believes again when a wrong start is put right, and dates what comes after as it should', () => {
  wall = TODAY + 4 * 365 * DAY;
  const clock = begun(TODAY);
  expect(clock.state().isBelieved).toBe(false);
  pass(MINUTE, -4 * 365 * DAY);
  expect(clock.state()).toEqual({ isBelieved: true });
  expect(clock.now()).toBe(wall);
});

it.each([
  ['the year 1970', 0],
  ['the year before the release', Date.UTC(2025, 0)],
  ['a year of the Buddhist era', Date.UTC(2569, 10, 22)],
])('doubts %s when nothing is remembered, until it is put right', (_name, time) => {
  wall = time;
  const clock = new Clock(machine);
  expect(clock.follow(undefined).isBelieved).toBe(false);
  pass(MINUTE);
  expect(clock.follow({ seenAt: NEVER_BELIEVED }).isBelieved).toBe(false);
  wall = TODAY;
  expect(clock.follow({ seenAt: NEVER_BELIEVED })).toEqual({ isBelieved: true });
  expect(clock.now()).toBe(TODAY);
  // From then on it is as any other.
  pass(MINUTE, 3 * DAY);
  expect(clock.state()).toEqual({ isBelieved: false, shows: wall, known: TODAY + MINUTE });
});

it('believes a likely date at a start after one whose clock was never believed', () => {
  const clock = new Clock(machine);
  expect(clock.follow({ seenAt: NEVER_BELIEVED })).toEqual({ isBelieved: true });
});

it('can know no better than to believe a likely date when nothing is remembered', () => {
  const clock = new Clock(machine);
  expect(clock.follow(undefined)).toEqual({ isBelieved: true });
});

it('waits longer than a timer of Node can, and not at all for what is past', () => {
  const waits: number[] = [];
  const works: (() => void)[] = [];
  const clock = new Clock({
    ...machine,
    after: (milliseconds, work) => {
      waits.push(milliseconds);
      works.push(work);
      return () => undefined;
    },
  });
  const work = vi.fn();
  clock.after(2 ** 32, work);
  works[0]?.();
  works[1]?.();
  expect(work).not.toHaveBeenCalled();
  works[2]?.();
  expect(work).toHaveBeenCalledOnce();
  expect(waits).toEqual([2 ** 31 - 1, 2 ** 31 - 1, 2]);
  clock.after(-5, work);
  expect(waits[3]).toBe(0);
});

it('says in words what is doubted, and what to do', () => {
  expect(inWords(begun().state())).toBe("the machine's clock is believed");
  expect(inWords(begun(TODAY - 21 * DAY).state())).toBe(
    "the machine's clock shows 2027-03-01 00:00 UTC, 21 days ahead of what is known (2027-02-08 00:00 UTC). Nothing is erased until it is put right, or somebody says that it is right: npm run clock -- --accept",
  );
});
