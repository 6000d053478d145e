import type { SiteCounts } from '@clinicdee/protocol';
import { expect, it } from 'vitest';
import { addUpCounts, addUpSearches, joinConsents } from './merge-sites.ts';

const tally = (view: number) => ({
  visit: view,
  view,
  form_seen: 0,
  form_started: 0,
  form_sent: 0,
});
const site = (since: string | null, view: number, page: string, day: string): SiteCounts => ({
  since,
  total: tally(view),
  days: [{ ...tally(view), day }],
  pages: [{ ...tally(view), page }],
  sources: [{ ...tally(view), source: 'google', detail: page }],
  campaigns: [{ ...tally(view), campaign: '' }],
  devices: [{ ...tally(view), device: 'mobile' }],
});

it('adds up the counts of several sites per row, the most viewed first', () => {
  const one = site('2026-11-05', 3, '/', '2026-11-20');
  const other = site('2026-10-01', 4, '/articles', '2026-11-20');
  const third = site(null, 2, '/', '2026-11-02');
  const sum = addUpCounts([one, other, third]);
  expect(sum).toMatchObject({ since: '2026-10-01', total: tally(9) });
  expect(sum.days).toEqual([
    { ...tally(2), day: '2026-11-02' },
    { ...tally(7), day: '2026-11-20' },
  ]);
  expect(sum.pages).toEqual([
    { ...tally(5), page: '/' },
    { ...tally(4), page: '/articles' },
  ]);
  expect(sum.sources).toHaveLength(2);
  expect([sum.campaigns, sum.devices]).toEqual([
    [{ ...tally(9), campaign: '' }],
    [{ ...tally(9), device: 'mobile' }],
  ]);
  expect(addUpCounts([one])).toEqual(one);
});

it('merges consents by time, and searches by their words', () => {
  const choice = (at: string) => ({
    id: 1,
    at,
    version: '1',
    wording: 'คำ',
    offered: [],
    allowed: [],
  });
  const [early, late] = [choice('2026-11-01T01:00:00.000Z'), choice('2026-11-02T01:00:00.000Z')];
  expect(joinConsents([[early], [late]])).toEqual([late, early]);
  expect(
    addUpSearches([
      [
        { words: 'ก', count: 2, last: '2026-11-03' },
        { words: 'ข', count: 3, last: '2026-11-02' },
      ],
      [{ words: 'ก', count: 2, last: '2026-11-09' }],
    ]),
  ).toEqual([
    { words: 'ก', count: 4, last: '2026-11-09' },
    { words: 'ข', count: 3, last: '2026-11-02' },
  ]);
});
