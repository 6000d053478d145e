import { expect, it } from 'vitest';
import {
  campaignRows,
  change,
  pageRows,
  percent,
  salesSteps,
  sourceRows,
  visitSteps,
} from './rows.ts';
import { salesOf } from './sales.ts';

const tally = { visit: 0, view: 0, form_seen: 0, form_started: 0, form_sent: 0 };
const lead = { createdAt: '2026-11-20T03:00:00Z', status: 'new' };
const sales = salesOf([
  { ...lead, source: 'line', status: 'won', utmCampaign: 'เปิดปี' },
  { ...lead, source: 'line', status: 'won' },
  { ...lead, source: 'line', status: 'contacted' },
  { ...lead, source: 'line', status: 'spam' },
  { ...lead, source: 'referral', status: 'won', referrer: 'https://www.pantip.com/' },
  // The site has counted no visit of these.
  { ...lead, source: 'tiktok', status: 'won', utmCampaign: 'คลิป' },
  { ...lead, source: null, isSuspected: true },
  { ...lead, source: null, status: 'lost' },
]);

/** The label and the counts of each row. */
const shown = (rows: ReturnType<typeof pageRows>) =>
  rows.map(({ label, cells }) => [label, ...cells.map(({ count }) => count)]);

it('computes the rate of each step of a visit, and none after an empty step', () => {
  const counts = { ...tally, visit: 200, view: 700, form_seen: 50 };
  const steps = visitSteps(counts);
  expect(steps.map(({ count }) => count)).toEqual([200, 50, 0, 0]);
  expect(steps.map(({ ofBefore }) => ofBefore)).toEqual([undefined, 0.25, 0, undefined]);
  expect(steps.map(({ ofFirst }) => ofFirst)).toEqual([undefined, 0.25, 0, 0]);
});

it('never shows a rate over 100% when a message was lost', () => {
  const steps = visitSteps({ ...tally, visit: 3, form_seen: 2, form_started: 5, form_sent: 4 });
  expect(steps.map(({ count }) => count)).toEqual([5, 5, 5, 4]);
  expect(steps.map(({ ofFirst }) => ofFirst)).toEqual([undefined, 1, 1, 0.8]);
});

it('counts received, contacted and won leads without spam', () => {
  expect(salesSteps(sales).map(({ count }) => count)).toEqual([6, 5, 4]);
});

it('labels pages and articles, and adds a row for the rest', () => {
  const pages = ['/', '/articles/detail/นัด', '/articles/detail/gone', 'other'];
  const titles = new Map([['/articles/detail/นัด', 'ลดคนไข้ผิดนัด']]);
  const rows = pageRows(
    {
      pages: pages.map((page) => ({ page, ...tally, view: 2, form_sent: 1 })),
      total: { ...tally, view: 11, form_sent: 4 },
    },
    titles,
  );
  expect(shown(rows)).toEqual([
    ['หน้าแรก', 2, 1],
    ['ลดคนไข้ผิดนัด', 2, 1],
    ['บทความ gone', 2, 1],
    ['หน้าอื่น', 2, 1],
    ['ที่เหลือ', 3, 0],
  ]);
  expect(rows[0]?.cells[1]?.share).toBe(0.5);
});

it('has a row for every source of visits or leads, and one for the rest', () => {
  const sources = [
    { source: 'line', detail: '', ...tally, visit: 9 },
    { source: 'referral', detail: 'pantip.com', ...tally, visit: 5 },
    { source: 'email', detail: '', ...tally, visit: 2 },
  ] as const;
  const rows = sourceRows({ sources: [...sources], total: { ...tally, visit: 20 } }, sales);
  expect(shown(rows)).toEqual([
    ['LINE', 9, 3, 2],
    ['ลิงก์จากเว็บอื่น: pantip.com', 5, 1, 1],
    ['อีเมล', 2, 0, 0],
    ['TikTok', undefined, 1, 1],
    ['ไม่ทราบ', undefined, 1, 0],
    ['ที่เหลือ', 4, 0, 0],
  ]);
});

it('has a row for every campaign, and one for none', () => {
  const campaigns = [{ campaign: 'เปิดปี', ...tally, visit: 4 }];
  const rows = campaignRows({ campaigns, total: { ...tally, visit: 20 } }, sales);
  expect(shown(rows)).toEqual([
    ['ไม่มีแคมเปญ', 16, 4, 2],
    ['เปิดปี', 4, 1, 1],
    ['คลิป', undefined, 1, 1],
  ]);
});

it.each([
  [undefined, '–'],
  [0, '0%'],
  [0.0042, '0.42%'],
  [0.035, '3.5%'],
  [0.27, '27%'],
])('shows the share %s as %s', (part, words) => {
  expect(percent(part)).toBe(words);
});

it.each([
  [112, 100, '(+12%)'],
  [80, 100, '(-20%)'],
  [100, 100, '(0%)'],
  [5, 0, ''],
])('shows the change to %i from %i as %s', (now, before, words) => {
  expect(change(now, before)).toBe(words);
});
