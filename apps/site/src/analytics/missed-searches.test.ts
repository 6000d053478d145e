import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitsOfCounting, RateLimit } from '../http/rate-limit.ts';
import { openDatabase } from '../database/database.ts';
import { KEPT_DAYS, MissedSearches } from './missed-searches.ts';
import { MissedStore } from './missed-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const person = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
};
const warn = vi.fn();
let folder = '';
let database: DatabaseSync;
let isAllowed = true;
let perMinute = 10_000;
let missed: MissedSearches;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'missed-'));
  database = openDatabase(folder);
  vi.setSystemTime(Date.UTC(2026, 10, 21, 18));
  [isAllowed, perMinute] = [true, 10_000];
  warn.mockReset();
  open();
});
afterEach(() => {
  vi.useRealTimers();
  missed.close();
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(store = new MissedStore(database)): void {
  missed = new MissedSearches({
    store,
    erasure: { allows: () => isAllowed },
    rateLimit: new RateLimit(limitsOfCounting(perMinute)),
    log: { info: vi.fn(), warn, error: vi.fn() },
  });
}

const search = (typed: string, headers: Record<string, string> = {}, method = 'GET') =>
  missed.note(
    new Request('https://www.example.com/articles', { method, headers: { ...person, ...headers } }),
    typed,
    '192.0.2.1',
  );
const kept = () => missed.list().map(({ words }) => words);

it('keeps the words, how often, and the first and last day; nothing of who searched', async () => {
  await search('  หมอ   ฟัน ');
  vi.setSystemTime(Date.now() + 3 * DAY);
  await search('หมอ ฟัน');
  await search('CO๒');
  expect(missed.list()).toEqual([
    { words: 'หมอ ฟัน', count: 2, first: '2026-11-22', last: '2026-11-25' },
    { words: 'co2', count: 1, first: '2026-11-25', last: '2026-11-25' },
  ]);
  const columns = database.prepare('PRAGMA table_info(missed_searches)').all();
  expect(columns.map(({ name }) => name)).toEqual(['words', 'count', 'first_day', 'last_day']);
});

it.each([
  ['a phone', '081-234-5678'],
  ['one in Thai digits', 'โทร ๐๘๑ ๒๓๔ ๕๖๗๘'],
  ['one in wide digits', '０８１２３４５６７８'],
  ['an ID number', '1-2345-67890-12-3'],
  ['a record number', 'hn 12345'],
  ['an address of mail', 'a@b.co'],
  ['an address of a page', 'www.คลินิก.ไทย'],
  ['another', 'example.com'],
  ['a name', 'นายสมชาย ใจดี'],
  ['a name with a title', 'พญ. สมหญิง ใจงาม'],
  ['a long sentence', 'ลูกค้าชื่อสมชายบอกว่าปวดท้องมาสามวันแล้วต้องทำอย่างไร'],
  ['many words', 'a b c d e f'],
  ['a single letter', 'ก'],
  ['no letter', '12 34'],
  ['code', '<script>'],
  ['a character that is not seen', 'ab\u202ecd'],
])('keeps nothing of %s', async (_what, typed) => {
  await search(typed);
  expect(kept()).toEqual([]);
});

it.each([['icd10'], ['ภงด94'], ['คุณภาพ การบริการ'], ['นายหน้า ขายคลินิก'], ['x-ray ฟัน']])(
  'keeps %s, which is words',
  async (typed) => {
    await search(typed);
    expect(kept()).toEqual([typed]);
  },
);

it.each<[string, Record<string, string>, string?]>([
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['a program that calls itself a browser', { 'sec-fetch-site': '', 'sec-fetch-mode': '' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['a list that renews itself', { 'sec-fetch-mode': 'cors' }],
  ['a link of another site', { 'sec-fetch-site': 'cross-site' }],
  ['somebody who asked not to be counted', { 'sec-gpc': '1' }],
  ['another who did', { dnt: '1' }],
  ['a look at the head', {}, 'HEAD'],
])('counts nothing of %s', async (_who, headers, method) => {
  await search('คำ', headers, method);
  expect(kept()).toEqual([]);
});

describe('a flood', () => {
  it('of one address ends at its limit', async () => {
    missed.close();
    perMinute = 3;
    open();
    for (let index = 0; index < 9; index++) await search(`คำ ${index}`);
    expect(kept()).toHaveLength(3);
  });

  it('fills neither the memory nor the disk', async () => {
    for (let index = 0; index < 250; index++) await search(`a${index}`);
    expect(kept()).toHaveLength(200);
    await search('b');
    expect(kept()).not.toContain('b');
    // Words that are known are counted on; those of the next day have room.
    await search('a1');
    expect(missed.list()[0]).toMatchObject({ words: 'a1', count: 2 });
    vi.setSystemTime(Date.now() + DAY);
    database.exec(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 800)
       INSERT INTO missed_searches SELECT 'old' || i, 1, '2026-11-01', '2026-11-01' FROM n`,
    );
    await search('new');
    expect(kept().slice(0, 2)).toEqual(['a1', 'new']);
    const row = database.prepare('SELECT count(*) AS n FROM missed_searches').get();
    expect(row?.n).toBe(1000);
  });
});

it('forgets what nobody searched for in the time that the notice says', async () => {
  await search('เก่า');
  await search('ใหม่');
  missed.flush();
  vi.setSystemTime(Date.now() + (KEPT_DAYS - 1) * DAY);
  await search('ใหม่');
  expect(kept()).toEqual(['ใหม่', 'เก่า']);
  vi.setSystemTime(Date.now() + 2 * DAY);
  isAllowed = false;
  expect(kept()).toHaveLength(2);
  isAllowed = true;
  expect(kept()).toEqual(['ใหม่']);
});

it('waits for a disk that takes nothing, and harms no search', async () => {
  const store = new MissedStore(database);
  let isFull = true;
  const add = store.add.bind(store);
  store.add = (one) => {
    if (isFull) throw Object.assign(new Error(), { code: 'SQLITE_FULL' });
    add(one);
  };
  missed.close();
  open(store);
  await search('คำ');
  missed.flush();
  await search('คำ');
  expect(kept()).toEqual([]);
  expect(warn).toHaveBeenCalledWith(
    { code: 'SQLITE_FULL', pending: 1 },
    'searches without results not written yet',
  );
  isFull = false;
  expect(missed.list()).toMatchObject([{ words: 'คำ', count: 2 }]);
});
