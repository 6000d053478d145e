import { expect, it } from 'vitest';
import { fileFacts } from '../facts.ts';
import { contentsOf } from '../site-content.ts';
import { announcementOn } from './announcement.ts';

const announcement = { ...fileFacts.announcement, isShown: true, text: 'ปิดปรับปรุงระบบ' };

it.each([
  ['without days', {}, true],
  ['on its first day', { from: '2026-11-25' }, true],
  ['before its first day', { from: '2026-11-26' }, false],
  ['on its last day', { until: '2026-11-25' }, true],
  ['after its last day', { until: '2026-11-24' }, false],
  ['between', { from: '2026-11-01', until: '2026-11-30' }, true],
  ['switched off', { isShown: false }, false],
])('%s: is shown or not', (_when, change, isCurrent) => {
  const facts = { announcement: { ...announcement, ...change } };
  expect(announcementOn(facts, '2026-11-25')).toMatchObject({ isCurrent });
});

it('refuses a broken link, also before the first day', () => {
  const to = (linkAddress: string) =>
    contentsOf(
      {
        ...fileFacts,
        announcement: { ...announcement, linkText: 'อ่านต่อ', linkAddress, from: '2027-01-01' },
      },
      '2026-11-25',
    );
  expect(to('/articles').th.announcement?.link).toEqual({ href: '/articles', label: 'อ่านต่อ' });
  for (const address of ['/c/new-year', '/en/c/new-year', '/en/contact'])
    expect(to(address).th.announcement?.link?.href).toBe(address);
  for (const address of ['/nowhere', '/en/articles', '/en/nowhere'])
    expect(() => to(address), address).toThrow('announcement.linkAddress: no_such_page');
});
