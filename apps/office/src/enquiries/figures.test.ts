import { expect, it } from 'vitest';
import { figures, WEEKS } from './figures.ts';

// Saturday; the Monday of its week is 16 November.
const now = Date.parse('2026-11-21T05:00:00+07:00');
const lead = (createdAt: string, rest = {}) => ({ createdAt, status: 'new', ...rest });

it('counts without spam', () => {
  const shown = figures(
    [
      lead('2026-11-21T00:00:00+07:00', { source: 'line' }),
      lead('2026-11-16T00:00:00+07:00', {
        status: 'won',
        source: 'line',
        firstContactedAt: '2026-11-16T00:10:00+07:00',
      }),
      lead('2026-11-15T23:59:00+07:00', {
        status: 'contacted',
        source: 'direct',
        firstContactedAt: '2026-11-16T00:29:00+07:00',
      }),
      lead('2026-11-20T00:00:00+07:00', { status: 'spam', source: 'google' }),
    ],
    'source',
    now,
  );
  expect(shown).toMatchObject({ fresh: 3, medianToContact: 20 * 60_000 });
  expect(shown.groups).toEqual([
    { value: 'line', count: 2 },
    { value: 'direct', count: 1 },
  ]);
  expect(shown.byWeek).toHaveLength(WEEKS);
  expect(shown.byWeek.slice(-2)).toEqual([
    { start: new Date('2026-11-09T00:00:00+07:00'), count: 1 },
    { start: new Date('2026-11-16T00:00:00+07:00'), count: 2 },
  ]);
});

it('has no median while nobody was called', () => {
  expect(figures([], 'source', now).medianToContact).toBeUndefined();
});

it('groups by what it is asked for, and keeps together what nobody knows', () => {
  const leads = [
    lead('2026-11-21T00:00:00+07:00', { utmCampaign: 'เปิดปี ', lastSource: 'unknown' }),
    lead('2026-11-20T00:00:00+07:00', { utmCampaign: 'เปิดปี' }),
    lead('2026-11-19T00:00:00+07:00', { utmCampaign: '', lastSource: 'line' }),
    lead('2026-11-18T00:00:00+07:00', { utmCampaign: null, lastSource: null }),
    lead('2026-11-18T00:00:00+07:00', { utmCampaign: 'งานคลินิก', lastSource: null }),
  ];
  expect(figures(leads, 'utmCampaign', now).groups).toEqual([
    { value: 'เปิดปี', count: 2 },
    { value: '', count: 2 },
    { value: 'งานคลินิก', count: 1 },
  ]);
  expect(figures(leads, 'lastSource', now).groups).toEqual([
    { value: '', count: 4 },
    { value: 'line', count: 1 },
  ]);
});
