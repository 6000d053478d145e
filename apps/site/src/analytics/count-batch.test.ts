import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { CountBatch } from './count-batch.ts';
import { CountRepository, type CountKey } from './count-repository.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
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
let database: ReturnType<typeof openDatabase>;
let repository: CountRepository;
let batch: CountBatch;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
  database = openDatabase(folder);
  database.exec('PRAGMA busy_timeout = 0');
  repository = new CountRepository(database);
  batch = new CountBatch(repository, log);
});
afterEach(() => {
  batch.close();
  database.close();
  rmSync(folder, { recursive: true });
});

const totalOf = (day = key.day) => repository.between(day, day).total;

it('sums up events by day and by every dimension', () => {
  batch.add(key);
  batch.add(key);
  batch.add({ ...key, event: 'form_seen' });
  batch.add({ ...key, page: '/pdpa', source: 'referral', detail: 'pantip.com', device: 'desktop' });
  batch.flush();
  batch.add({ ...key, day: '2026-11-22', campaign: 'เปิดปี', event: 'lead' });
  batch.flush();
  const nothing = { visit: 0, view: 0, form_seen: 0, form_started: 0, form_sent: 0, lead: 0 };
  expect(repository.between('2026-11-21', '2026-11-22')).toEqual({
    from: '2026-11-21',
    to: '2026-11-22',
    since: '2026-11-21',
    total: { ...nothing, view: 3, form_seen: 1, lead: 1 },
    days: [
      { day: '2026-11-21', ...nothing, view: 3, form_seen: 1 },
      { day: '2026-11-22', ...nothing, lead: 1 },
    ],
    pages: [
      { page: '/', ...nothing, view: 2, form_seen: 1, lead: 1 },
      { page: '/pdpa', ...nothing, view: 1 },
    ],
    sources: [
      { source: 'google', detail: '', ...nothing, view: 2, form_seen: 1, lead: 1 },
      { source: 'referral', detail: 'pantip.com', ...nothing, view: 1 },
    ],
    campaigns: [{ campaign: 'เปิดปี', ...nothing, lead: 1 }],
    devices: [
      { device: 'mobile', ...nothing, view: 2, form_seen: 1, lead: 1 },
      { device: 'desktop', ...nothing, view: 1 },
    ],
  });
});

it('returns empty lists before anything was counted', () => {
  expect(repository.between('2026-11-01', '2026-11-30')).toMatchObject({ since: null, days: [] });
});

it('keeps counts that cannot be written because the database is locked, without waiting', () => {
  const other = openDatabase(folder);
  other.exec('BEGIN IMMEDIATE');
  batch.add(key);
  // A flush that waited for the lock would throw: this thread holds it.
  batch.flush();
  other.exec('COMMIT');
  other.close();
  expect(totalOf().view).toBe(0);
  batch.add(key);
  batch.flush();
  expect(totalOf().view).toBe(2);
});

it('limits the rows of a day whatever is sent, after a restart too, and loses no count', () => {
  for (const first of [0, 3000]) {
    batch = new CountBatch(repository, log);
    for (let index = first; index < first + 6000; index++) {
      batch.add({ ...key, page: `/articles/detail/${index}`, campaign: `c${index}` });
    }
    batch.close();
  }
  expect(repository.countOf(key.day)).toBeLessThanOrEqual(5010);
  expect(totalOf().view).toBe(12_000);
});

it('erases the days before a given one', () => {
  batch.add({ ...key, day: '2024-10-20' });
  batch.add({ ...key, day: '2024-10-21' });
  batch.flush();
  expect(repository.eraseBefore('2024-10-21')).toBe(1);
  expect(repository.between('2024-01-01', '2026-01-01').since).toBe('2024-10-21');
});
