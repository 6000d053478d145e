import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../test/lead-outbox.ts';
import { temporaryDatabase } from '../../test/temporary-folder.ts';
import { limitsOfCounting, RateLimit } from '../http/rate-limit.ts';
import { KEPT_DAYS, MissedSearches } from './missed-searches.ts';

const DAY = 24 * 60 * 60 * 1000;
const person = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
};
let database: DatabaseSync;
let missed: MissedSearches;

beforeEach(() => {
  ({ database } = temporaryDatabase());
  vi.setSystemTime(Date.UTC(2026, 10, 21, 18));
  missed = open();
});

const open = (perMinute = 10_000) =>
  new MissedSearches({
    database,
    rateLimit: new RateLimit(limitsOfCounting(perMinute)),
    log: silentLog(),
  });

const search = (typed: string, headers: Record<string, string> = {}, method = 'GET') =>
  missed.note(
    new Request('https://www.example.com/articles', { method, headers: { ...person, ...headers } }),
    typed,
    '192.0.2.1',
  );
const kept = () => missed.list().map(({ words }) => words);

it('stores the words, the count, and the first and last day, but nothing about the visitor', async () => {
  await search('  หมอ   ฟัน ');
  vi.setSystemTime(Date.now() + 3 * DAY);
  await search('หมอ ฟัน');
  await search('CO๒');
  expect(missed.list()).toEqual([
    { words: 'หมอ ฟัน', count: 2, last: '2026-11-25' },
    { words: 'co2', count: 1, last: '2026-11-25' },
  ]);
  const columns = database.prepare('PRAGMA table_info(missed_searches)').all();
  expect(columns.map(({ name }) => name)).toEqual(['words', 'count', 'first_day', 'last_day']);
});

it.each([
  ['a phone number', '081-234-5678'],
  ['a phone number in Thai digits', 'โทร ๐๘๑ ๒๓๔ ๕๖๗๘'],
  ['a phone number in full-width digits', '０８１２３４５６７８'],
  ['an ID number', '1-2345-67890-12-3'],
  ['a record number', 'hn 12345'],
  ['an e-mail address', 'a@b.co'],
  ['a web address', 'www.คลินิก.ไทย'],
  ['a domain', 'example.com'],
  ['a name', 'นายสมชาย ใจดี'],
  ['a name with a title', 'พญ. สมหญิง ใจงาม'],
  ['a long sentence', 'ลูกค้าชื่อสมชายบอกว่าปวดท้องมาสามวันแล้วต้องทำอย่างไร'],
  ['many words', 'a b c d e f'],
  ['a single letter', 'ก'],
  ['no letter', '12 34'],
  ['markup', '<script>'],
])('does not store %s', async (_what, typed) => {
  await search(typed);
  expect(kept()).toEqual([]);
});

it.each([['icd10'], ['ภงด94'], ['คุณภาพ การบริการ'], ['นายหน้า ขายคลินิก'], ['x-ray ฟัน']])(
  'stores the words %s',
  async (typed) => {
    await search(typed);
    expect(kept()).toEqual([typed]);
  },
);

it.each<[string, Record<string, string>, string?]>([
  ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['a program with a browser’s user agent', { 'sec-fetch-site': '', 'sec-fetch-mode': '' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['a list that updates while typing', { 'sec-fetch-mode': 'cors' }],
  ['a link from another site', { 'sec-fetch-site': 'cross-site' }],
  ['a visitor with Global Privacy Control', { 'sec-gpc': '1' }],
  ['a visitor with Do Not Track', { dnt: '1' }],
  ['a HEAD request', {}, 'HEAD'],
])('does not count %s', async (_who, headers, method) => {
  await search('คำ', headers, method);
  expect(kept()).toEqual([]);
});

describe('a flood', () => {
  it('from one address is cut off at the rate limit', async () => {
    missed = open(3);
    for (let index = 0; index < 9; index++) await search(`คำ ${index}`);
    expect(kept()).toHaveLength(3);
  });

  it('fills at most 200 new rows a day and 1,000 rows altogether', async () => {
    for (let index = 0; index < 250; index++) await search(`a${index}`);
    expect(kept()).toHaveLength(200);
    await search('b');
    expect(kept()).not.toContain('b');
    // Known words are still counted; the next day has room for new ones.
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

it('erases words that nobody searched for within the retention period of the privacy notice', async () => {
  await search('เก่า');
  await search('ใหม่');
  vi.setSystemTime(Date.now() + (KEPT_DAYS - 1) * DAY);
  await search('ใหม่');
  expect(kept()).toEqual(['ใหม่', 'เก่า']);
  vi.setSystemTime(Date.now() + 2 * DAY);
  missed.erase();
  expect(kept()).toEqual(['ใหม่']);
});

it('does not fail a search that cannot be stored', async () => {
  database.exec('PRAGMA query_only = ON');
  await expect(search('คำ')).resolves.toBeUndefined();
});
