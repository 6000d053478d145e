import type { OpeningHours } from '@clinicdee/brand/opening-hours';
import { expect, it } from 'vitest';
import { chartStart, figures, WEEKS } from './figures.ts';

/** Opening hours for these tests, whatever the vendor's are. */
const hours: OpeningHours = {
  openDays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  opens: '09:00',
  closes: '18:00',
  otherHours: [],
  closedDays: [],
};

// Saturday; the Monday of its week is 16 November.
const now = Date.parse('2026-11-21T05:00:00+07:00');
const lead = (createdAt: string, rest = {}) => ({ createdAt, status: 'new', ...rest });
const MINUTE = 60_000;

it('counts leads without spam, per source and per week', () => {
  const shown = figures(
    [
      lead('2026-11-21T00:00:00+07:00', { source: 'line' }),
      lead('2026-11-16T00:00:00+07:00', { status: 'won', source: 'line' }),
      // One day before the last seven days.
      lead('2026-11-14T23:59:00+07:00', { status: 'contacted', source: 'direct' }),
      lead('2026-11-20T00:00:00+07:00', { status: 'spam', source: 'google' }),
      lead('2026-11-20T00:00:00+07:00', { isSuspected: true, source: 'google' }),
      // No longer suspected, since somebody has changed its status.
      lead('2026-11-20T00:00:00+07:00', { status: 'not_reached', isSuspected: true }),
      // The first moment of the twelve weeks, and the one before.
      lead('2026-08-31T00:00:00+07:00', { status: 'lost', source: 'tiktok' }),
      lead('2026-08-30T23:59:59.999+07:00', { status: 'won', source: 'line' }),
    ],
    'source',
    hours,
    now,
  );
  expect(chartStart(now)).toEqual(new Date('2026-08-31T00:00:00+07:00'));
  expect(shown).toMatchObject({ total: 5, fresh: 3, suspected: 1 });
  expect(shown.groups).toEqual([
    { value: 'line', count: 2 },
    { value: '', count: 1 },
    { value: 'direct', count: 1 },
    { value: 'tiktok', count: 1 },
  ]);
  expect(shown.byWeek).toHaveLength(WEEKS);
  expect(shown.byWeek[0]).toEqual({ start: new Date('2026-08-31T00:00:00+07:00'), count: 1 });
  expect(shown.byWeek.slice(-2)).toEqual([
    { start: new Date('2026-11-09T00:00:00+07:00'), count: 1 },
    { start: new Date('2026-11-16T00:00:00+07:00'), count: 3 },
  ]);
});

it('computes the median wait in opening hours, and counts leads still waiting', () => {
  const contact = (...leads: ReturnType<typeof lead>[]) =>
    figures(leads, 'source', hours, now).contact;
  // Monday 17:40 to Tuesday 09:10.
  const overNight = lead('2026-11-16T17:40:00+07:00', {
    status: 'won',
    firstContactedAt: '2026-11-17T09:10:00+07:00',
  });
  const atOnce = lead('2026-11-18T10:00:00+07:00', {
    status: 'contacted',
    firstContactedAt: '2026-11-18T10:04:00+07:00',
  });
  // Waiting since Thursday noon, and since Friday's opening after a call in vain.
  const waiting = lead('2026-11-19T12:00:00+07:00');
  const inVain = lead('2026-11-20T09:00:00+07:00', { status: 'not_reached' });
  const untimed = lead('2026-11-19T12:00:00+07:00', { status: 'won' });
  expect(contact(overNight)).toEqual({ median: 30 * MINUTE, waiting: 0, untimed: 0 });
  const ofStaff = lead('2026-11-19T12:00:00+07:00', { source: 'staff' });
  expect(contact(overNight, ofStaff)).toEqual(contact(overNight));
  expect(contact(overNight, atOnce, waiting, inVain, untimed)).toEqual({
    median: (30 + 9 * 60) * 0.5 * MINUTE,
    waiting: 2,
    untimed: 1,
  });
  // Without any contact there is no median.
  expect(contact(waiting)).toEqual({ median: undefined, waiting: 1, untimed: 0 });
  // Leads from before the last seven days are not counted.
  const earlier = lead('2026-11-14T10:00:00+07:00', {
    status: 'won',
    firstContactedAt: '2026-11-20T10:00:00+07:00',
  });
  expect(contact(earlier)).toMatchObject({ median: undefined });
});

it('groups by the given field, with all unknown values in one group', () => {
  const leads = [
    lead('2026-11-21T00:00:00+07:00', { utmCampaign: 'เปิดปี ', lastSource: 'unknown' }),
    lead('2026-11-20T00:00:00+07:00', { utmCampaign: 'เปิดปี' }),
    lead('2026-11-19T00:00:00+07:00', { utmCampaign: '', lastSource: 'line' }),
    lead('2026-11-18T00:00:00+07:00', { utmCampaign: null, lastSource: null }),
    lead('2026-11-18T00:00:00+07:00', { utmCampaign: 'งานคลินิก', lastSource: null }),
  ];
  expect(figures(leads, 'utmCampaign', hours, now).groups).toEqual([
    { value: '', count: 2 },
    { value: 'เปิดปี', count: 2 },
    { value: 'งานคลินิก', count: 1 },
  ]);
  expect(figures(leads, 'lastSource', hours, now).groups).toEqual([
    { value: '', count: 4 },
    { value: 'line', count: 1 },
  ]);
});
