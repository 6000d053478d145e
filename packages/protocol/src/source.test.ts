import { expect, it } from 'vitest';
import { sourceOf } from './source.ts';
import { firstSourceOf } from './touches.ts';

const arrival = {
  utm_source: '',
  utm_medium: '',
  referrer: '',
  landing_page: 'https://clinicdee.example/',
};

it.each([
  [{}, 'direct'],
  [{ landing_page: '' }, 'unknown'],
  [{ referrer: 'https://clinicdee.example/articles' }, 'direct'],
  [{ referrer: 'https://www.google.com/' }, 'google'],
  [{ referrer: 'https://l.facebook.com/x' }, 'facebook'],
  [{ referrer: 'https://liff.line.me/1' }, 'line'],
  [{ referrer: 'https://online-clinic.example/a' }, 'referral'],
  [{ utm_source: 'google', utm_medium: 'cpc' }, 'google_ads'],
  [{ utm_source: 'expo' }, 'campaign'],
  [{ landing_page: 'https://clinicdee.example/?gclid=1' }, 'google_ads'],
  [{ landing_page: 'https://clinicdee.example/?a=1&fbclid=1' }, 'facebook'],
  [{ landing_page: 'https://clinicdee.example/?ldtag_cl=1' }, 'line'],
  [{ landing_page: 'https://clinicdee.example/?ttclid=1' }, 'tiktok'],
  [{ landing_page: 'https://clinicdee.example/?wbraid=1' }, 'google_ads'],
  [{ landing_page: 'https://clinicdee.example/?fbclid=1&gbraid=1' }, 'google_ads'],
])('%j comes from %s', (change, source) => {
  expect(sourceOf({ ...arrival, ...change })).toBe(source);
});

it('believes in a direct visit only where the script saw one', () => {
  const unseen = {
    last_utm_source: '',
    last_utm_medium: '',
    last_referrer: '',
    last_landing_page: '',
  };
  const seen = { ...unseen, last_landing_page: arrival.landing_page };
  expect(firstSourceOf({ ...arrival, ...unseen })).toBe('unknown');
  expect(firstSourceOf({ ...arrival, ...seen })).toBe('direct');
  expect(firstSourceOf({ ...arrival, ...unseen, utm_source: 'line' })).toBe('line');
});
