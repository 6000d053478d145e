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

it('adds up by day and by every dimension', () => {
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

it('has an answer before anything was counted', () => {
  expect(repository.between('2026-11-01', '2026-11-30')).toMatchObject({ since: null, days: [] });
});

it('keeps what cannot be written until the file is free again, without waiting for it', () => {
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

it('keeps a day’s words within bounds, after a restart too', () => {
  for (let index = 0; index < 300; index++) batch.add({ ...key, campaign: `c${index}` });
  batch.flush();
  const again = new CountBatch(repository, log);
  for (let index = 300; index < 400; index++) again.add({ ...key, campaign: `c${index}` });
  again.close();
  const campaigns = new Set(repository.keysOf(key.day).map(({ campaign }) => campaign));
  expect(campaigns.size).toBeLessThanOrEqual(201);
  expect(campaigns.has('other')).toBe(true);
  expect(totalOf().view).toBe(400);
});

it('keeps a day’s rows within bounds whatever is sent, and loses no count', () => {
  let sent = 0;
  for (let page = 0; page < 100; page++) {
    for (let campaign = 0; campaign < 150; campaign++, sent++) {
      batch.add({ ...key, page: `/articles/detail/${page}`, campaign: `c${campaign}` });
    }
  }
  batch.flush();
  expect(repository.keysOf(key.day).length).toBeLessThanOrEqual(5200);
  expect(totalOf().view).toBe(sent);
});

it('keeps many days at once within bounds, whatever is pending', () => {
  const days = Array.from({ length: 12 }, (_, index) => `2026-11-${10 + index}`);
  // More days than are remembered, each once more when it has been forgotten.
  for (const first of [0, 125]) {
    for (const day of days) {
      for (let index = first; index < first + 125; index++) {
        batch.add({ ...key, day, campaign: `c${index}` });
      }
    }
  }
  batch.flush();
  for (const day of days) {
    expect(repository.keysOf(day).length).toBeLessThanOrEqual(201);
    expect(totalOf(day).view).toBe(250);
  }
});

it('forgets old days', () => {
  batch.add({ ...key, day: '2024-10-20' });
  batch.add({ ...key, day: '2024-10-21' });
  batch.flush();
  expect(repository.eraseBefore('2024-10-21')).toBe(1);
  expect(repository.between('2024-01-01', '2026-01-01').since).toBe('2024-10-21');
});
