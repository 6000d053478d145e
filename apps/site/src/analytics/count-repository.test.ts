import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryDatabase } from '../../test/temporary-folder.ts';
import { CountRepository, type CountKey } from './count-repository.ts';

const key: CountKey = {
  day: '2026-11-21',
  page: '/',
  source: 'google',
  detail: '',
  campaign: '',
  device: 'mobile',
  event: 'view',
};

let folder: string;
let repository: CountRepository;

beforeEach(() => {
  const opened = temporaryDatabase();
  opened.database.exec('PRAGMA busy_timeout = 0');
  repository = new CountRepository(opened.database);
  ({ folder } = opened);
});

const totalOf = (day = key.day) => repository.between(day, day).total;

it('sums up events by day and by every dimension', () => {
  repository.add([key, key, { ...key, event: 'form_seen' }]);
  repository.add([
    { ...key, page: '/pdpa', source: 'referral', detail: 'pantip.com', device: 'desktop' },
    { ...key, day: '2026-11-22', campaign: 'เปิดปี', event: 'form_sent' },
  ]);
  const nothing = { visit: 0, view: 0, form_seen: 0, form_started: 0, form_sent: 0 };
  expect(repository.between('2026-11-21', '2026-11-22')).toEqual({
    since: '2026-11-21',
    total: { ...nothing, view: 3, form_seen: 1, form_sent: 1 },
    days: [
      { day: '2026-11-21', ...nothing, view: 3, form_seen: 1 },
      { day: '2026-11-22', ...nothing, form_sent: 1 },
    ],
    pages: [
      { page: '/', ...nothing, view: 2, form_seen: 1, form_sent: 1 },
      { page: '/pdpa', ...nothing, view: 1 },
    ],
    sources: [
      { source: 'google', detail: '', ...nothing, view: 2, form_seen: 1, form_sent: 1 },
      { source: 'referral', detail: 'pantip.com', ...nothing, view: 1 },
    ],
    campaigns: [{ campaign: 'เปิดปี', ...nothing, form_sent: 1 }],
    devices: [
      { device: 'mobile', ...nothing, view: 2, form_seen: 1, form_sent: 1 },
      { device: 'desktop', ...nothing, view: 1 },
    ],
  });
});

it('does not wait for a locked database', () => {
  const { database: other } = temporaryDatabase(folder);
  other.exec('BEGIN IMMEDIATE');
  // A write that waited for the lock would never end: this thread holds it.
  expect(() => repository.add([key])).toThrow();
  other.exec('COMMIT');
  repository.add([key]);
  expect(totalOf().view).toBe(1);
});

it('limits the rows of a day whatever is sent, and loses no count', () => {
  const keys = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...key, page: `/articles/detail/${index}` }));
  repository.add(keys(6000));
  repository.add(keys(6000));
  expect(repository.countOf(key.day)).toBeLessThanOrEqual(5010);
  expect(totalOf().view).toBe(12_000);
});

it.each([
  ['2026-11-21', '2024-10-20', '2024-10-21'],
  ['2026-03-31', '2024-02-28', '2024-02-29'],
])('erases on %s the days up to %s, but not %s', (today, last, kept) => {
  vi.setSystemTime(today);
  repository.add([last, kept].map((day) => ({ ...key, day })));
  repository.erase();
  expect(repository.between('2024-01-01', '2026-01-01').since).toBe(kept);
});
