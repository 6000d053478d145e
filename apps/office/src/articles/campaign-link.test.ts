import { sourceOf } from '@clinicdee/protocol';
import { expect, it } from 'vitest';
import { campaignLink, type LinkChannel } from './campaign-link.ts';

it.each<[LinkChannel, string]>([
  ['facebook', 'facebook'],
  ['facebook_ads', 'facebook_ads'],
  ['google_ads', 'google_ads'],
  ['line', 'line'],
  ['tiktok', 'tiktok'],
  ['youtube', 'youtube'],
  ['email', 'email'],
  ['print', 'campaign'],
])('makes a link of %s that counts as %s', (channel, source) => {
  const page = 'https://clinicdee.example/c/สงกรานต์';
  const { searchParams, href: landing_page } = new URL(campaignLink(page, channel, ' เปิดปี 70% '));
  const { utm_source = '', utm_medium = '', utm_campaign } = Object.fromEntries(searchParams);
  expect(sourceOf({ utm_source, utm_medium, landing_page, referrer: '' })).toBe(source);
  expect(utm_campaign).toBe('เปิดปี 70%');
});

it('leaves an empty campaign out', () => {
  const link = campaignLink('https://clinicdee.example/c/x', 'line', ' ');
  expect(link).toBe('https://clinicdee.example/c/x?utm_source=line&utm_medium=message');
});
