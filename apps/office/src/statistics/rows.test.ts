import { expect, it } from 'vitest';
import { campaignRows, change, funnel, pageRows, percent, sourceRows } from './rows.ts';

const tally = { visit: 0, view: 0, form_seen: 0, form_started: 0, lead: 0 };
const won = {
  total: 3,
  bySource: new Map([
    ['line ', 2],
    ['referral pantip.com', 1],
  ]),
  byCampaign: new Map([['เปิดปี', 1]]),
};

it('tells the rate of each step, and none where nothing came before', () => {
  const steps = funnel({ ...tally, view: 200, form_seen: 50, form_started: 0, lead: 1 }, 1);
  expect(steps.map(({ count }) => count)).toEqual([200, 50, 0, 1, 1]);
  expect(steps.map(({ ofBefore }) => ofBefore)).toEqual([undefined, 0.25, 0, undefined, 1]);
  expect(steps.map(({ ofFirst }) => ofFirst)).toEqual([undefined, 0.25, 0, 0.005, 0.005]);
});

it('names pages and articles, and keeps the path of what is gone', () => {
  const pages = ['/', '/articles/detail/นัด', '/articles/detail/gone', 'other'];
  const titles = new Map([['/articles/detail/นัด', 'ลดคนไข้ผิดนัด']]);
  const rows = pageRows(
    pages.map((page) => ({ page, ...tally, view: 1 })),
    titles,
  );
  expect(rows.map(({ label }) => label)).toEqual(['หน้าแรก', 'ลดคนไข้ผิดนัด', 'บทความ gone', 'หน้าอื่น']);
});

it('tells won by source, and by each site that linked here', () => {
  const rows = sourceRows(
    [
      { source: 'line', detail: '', ...tally, view: 9, lead: 3 },
      { source: 'referral', detail: 'pantip.com', ...tally, view: 5, lead: 1 },
    ],
    won,
  );
  expect(rows).toEqual([
    { label: 'LINE', views: 9, leads: 3, won: 2 },
    { label: 'ลิงก์จากเว็บอื่น: pantip.com', views: 5, leads: 1, won: 1 },
  ]);
  expect(campaignRows([{ campaign: 'เปิดปี', ...tally, view: 4 }], won)[0]?.won).toBe(1);
});

it.each([
  [undefined, '–'],
  [0, '0%'],
  [0.0042, '0.42%'],
  [0.035, '3.5%'],
  [0.27, '27%'],
])('%s is shown as %s', (part, words) => {
  expect(percent(part)).toBe(words);
});

it.each([
  [112, 100, '(+12%)'],
  [80, 100, '(-20%)'],
  [100, 100, '(0%)'],
  [5, 0, ''],
])('%i after %i is %s', (now, before, words) => {
  expect(change(now, before)).toBe(words);
});
