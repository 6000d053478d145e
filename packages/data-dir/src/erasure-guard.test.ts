import { expect, it } from 'vitest';
import { describeHold, erasureHold } from './erasure-guard.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2027, 2, 1);
const rows = { due: 3, total: 1000, newestAt: NOW - HOUR };

it.each([
  ['an hour after the last run', { ranAt: NOW - HOUR }, rows],
  ['two days after it', { ranAt: NOW - 2 * DAY }, rows],
  [
    'where nobody has written for months',
    { ranAt: NOW - HOUR },
    { ...rows, newestAt: NOW - 90 * DAY },
  ],
  ['at a first run beside new rows', {}, rows],
  ['at a first run of an empty table', {}, { due: 0, total: 0, newestAt: undefined }],
  ['with a twentieth', { ranAt: NOW - HOUR }, { ...rows, due: 50 }],
  ['with all of a few', { ranAt: NOW - HOUR }, { ...rows, due: 20, total: 20 }],
  ['once it is accepted', { ranAt: NOW - 9 * DAY, acceptedAt: NOW - DAY }, { ...rows, due: 900 }],
])('lets rows go %s', (_, memory, given) => {
  expect(erasureHold(NOW, memory, given)).toBeUndefined();
});

it.each([
  ['ahead', { ranAt: NOW - 2 * DAY - 1 }, rows],
  ['behind', { ranAt: NOW + 2 * DAY + 1 }, rows],
  ['behind the newest row', { ranAt: NOW }, { ...rows, newestAt: NOW + 3 * DAY }],
  ['far from the newest row at a first run', {}, { ...rows, newestAt: NOW - 3 * DAY }],
  ['ahead, accepted long ago', { ranAt: NOW - 9 * DAY, acceptedAt: NOW - 9 * DAY }, rows],
  ['back before a word', { ranAt: NOW + 9 * DAY, acceptedAt: NOW + 9 * DAY }, rows],
])('holds under a clock %s', (_, memory, given) => {
  expect(erasureHold(NOW, memory, given)).toMatchObject({ reason: 'clock_leap', now: NOW });
});

it('holds more than a twentieth at once, and says what to do', () => {
  const hold = erasureHold(NOW, { ranAt: NOW }, { ...rows, due: 51 });
  expect(hold).toEqual({ reason: 'many_rows', due: 51, total: 1000 });
  expect(describeHold(hold)).toMatch(/^51 of 1000 rows .* npm run erasure -- --accept$/);
  expect(describeHold({ reason: 'clock_leap', now: NOW, known: NOW - 21 * DAY })).toMatch(
    /shows 2027-03-01 00:00 UTC, 21 days ahead of what is known \(2027-02-08 00:00 UTC\)/,
  );
});
