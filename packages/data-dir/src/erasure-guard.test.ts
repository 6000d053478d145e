import { expect, it } from 'vitest';
import { describeHold, erasureHold } from './erasure-guard.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2027, 2, 1);
const rows = { due: 3, total: 1000, newestAt: NOW - HOUR };

it.each([
  ['two days after the last run', { ranAt: NOW - 2 * DAY }, rows],
  ['when the newest row is old', { ranAt: NOW - HOUR }, { ...rows, newestAt: NOW - 90 * DAY }],
  ['at the first run with recent rows', {}, rows],
  ['at the first run with an empty table', {}, { due: 0, total: 0, newestAt: undefined }],
  ['when a twentieth of the rows is due', { ranAt: NOW - HOUR }, { ...rows, due: 50 }],
  ['when all of a few rows are due', { ranAt: NOW - HOUR }, { ...rows, due: 20, total: 20 }],
  ['once accepted', { ranAt: NOW - 9 * DAY, acceptedAt: NOW - DAY }, { ...rows, due: 900 }],
])('allows erasure %s', (_, memory, rows) => {
  expect(erasureHold(NOW, memory, rows)).toBeUndefined();
});

it.each([
  ['is more than two days after the last run', { ranAt: NOW - 2 * DAY - 1 }, rows],
  ['is more than two days before the last run', { ranAt: NOW + 2 * DAY + 1 }, rows],
  ['is days before the newest row', { ranAt: NOW }, { ...rows, newestAt: NOW + 3 * DAY }],
  ['is far from the newest row at the first run', {}, { ...rows, newestAt: NOW - 3 * DAY }],
  ['is ahead, accepted long ago', { ranAt: NOW - 9 * DAY, acceptedAt: NOW - 9 * DAY }, rows],
  ['is before the acceptance', { ranAt: NOW + 9 * DAY, acceptedAt: NOW + 9 * DAY }, rows],
])('holds erasure when the clock %s', (_, memory, rows) => {
  expect(erasureHold(NOW, memory, rows)).toMatchObject({ reason: 'clock_leap', now: NOW });
});

it('holds erasure of more than a twentieth of the rows, and describes the remedy', () => {
  const hold = erasureHold(NOW, { ranAt: NOW }, { ...rows, due: 51 });
  expect(hold).toEqual({ reason: 'many_rows', due: 51, total: 1000 });
  expect(describeHold(hold)).toMatch(/^51 of 1000 rows .* npm run erasure -- --accept$/);
  expect(describeHold({ reason: 'clock_leap', now: NOW, known: NOW - 21 * DAY })).toMatch(
    /shows 2027-03-01 00:00 UTC, 21 days ahead of what is known \(2027-02-08 00:00 UTC\)/,
  );
});
