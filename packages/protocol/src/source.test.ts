import { expect, it } from 'vitest';
import { countedWord, firstSourceOf, sourceOf } from './source.ts';

const arrival = {
  utm_source: '',
  utm_medium: '',
  referrer: '',
  landing_page: 'https://clinicdee.example/',
};

it.each([
  [{}, 'direct'],
  [{ landing_page: '' }, 'unknown'],
  [{ referrer: 'https://clinicdee.example./articles' }, 'direct'],
  [{ referrer: 'https://liff.line.me/1' }, 'line'],
  [{ referrer: 'https://online-clinic.example/a' }, 'referral'],
  [{ utm_source: 'google', utm_medium: 'cpc' }, 'google_ads'],
  [{ utm_source: 'expo' }, 'campaign'],
  [{ landing_page: 'https://clinicdee.example/?gclid=1' }, 'google_ads'],
  [{ landing_page: 'https://clinicdee.example/?a=1&fbclid=1' }, 'facebook'],
  [{ landing_page: 'https://clinicdee.example/?ttclid=1' }, 'tiktok'],
  [{ landing_page: 'https://clinicdee.example/?fbclid=1&gbraid=1' }, 'google_ads'],
  [{ landing_page: 'https://clinicdee.example/?utm_source=&amp;gclid=1' }, 'google_ads'],
  [{ landing_page: 'https://clinicdee.example/?GCLID=1' }, 'google_ads'],
  [{ landing_page: 'https://clinicdee.example/?gclid=&a=1' }, 'direct'],
  [{ utm_medium: 'cpc' }, 'campaign'],
  [{ utm_medium: 'banner', referrer: 'https://clinicdee.example/' }, 'campaign'],
])('the source of %j is %s', (change, source) => {
  expect(sourceOf({ ...arrival, ...change })).toBe(source);
});

it.each([
  ['facebook', 'leads', 'facebook'],
  ['facebook', 'unpaid', 'facebook'],
  ['facebook', 'organic-not-paid', 'facebook'],
  ['facebook', 'cpm', 'facebook_ads'],
  ['facebook', 'paid_social', 'facebook_ads'],
  ['FB', 'retargeting', 'facebook_ads'],
  ['เฟซบุ๊ก', 'โฆษณา', 'facebook_ads'],
  ['ไลน์', 'oa', 'line'],
  ['facebook', 'sponsored', 'facebook_ads'],
  ['fb-ads', '', 'facebook_ads'],
  ['m.facebook.com', 'social', 'facebook'],
  ['meta', 'cpc', 'facebook_ads'],
  ['metadent.example', 'cpc', 'campaign'],
  ['google', 'display', 'google_ads'],
  ['GoogleAds', '', 'google_ads'],
  ['adwords', '', 'google_ads'],
  ['google', 'organic', 'google'],
  ['line', 'oa', 'line'],
  ['line-ads', 'cpc', 'line'],
  ['on-line', '', 'campaign'],
  ['e-mail', '', 'email'],
  ['direct-mail', 'print', 'campaign'],
  ['sendgrid', 'email', 'email'],
])('the source of utm_source=%s with utm_medium=%s is %s', (utm_source, utm_medium, source) => {
  expect(sourceOf({ ...arrival, utm_source, utm_medium })).toBe(source);
});

it.each([
  ['https://mail.google.com/', 'email'],
  ['https://outlook.live.com/mail/0/', 'email'],
  ['https://th-mg1.mail.yahoo.com/', 'email'],
  ['android-app://com.google.android.gm/', 'email'],
  ['android-app://org.example.app/', 'referral'],
  ['https://www.google.co.th/', 'google'],
  ['https://th.search.yahoo.com/', 'google'],
  ['https://maps.google.co.th/', 'google'],
  ['https://docs.google.com/', 'referral'],
  ['https://metadent.example/', 'referral'],
  ['https://hotmail-clinic.example/', 'referral'],
  ['https://notfacebook.com/', 'referral'],
  ['https://facebook.com.example/', 'referral'],
  ['https://lm.facebook.com/', 'facebook'],
])('the source of the referrer %s is %s', (referrer, source) => {
  expect(sourceOf({ ...arrival, referrer })).toBe(source);
});

it.each([
  [{ utm_source: 'google' }, 'gclid', 'google_ads'],
  [{ utm_source: 'google', utm_medium: 'organic' }, 'gclid', 'google'],
  [{ utm_source: 'google' }, 'fbclid', 'google'],
  [{ utm_source: 'facebook' }, 'fbclid', 'facebook'],
  [{ utm_source: 'expo' }, 'gclid', 'campaign'],
  [{ utm_medium: 'paid' }, 'fbclid', 'facebook_ads'],
  [{ utm_medium: 'email' }, 'x', 'email'],
])('the source of %j with a %s is %s', (change, click, source) => {
  const landing_page = `https://clinicdee.example/?${click}=1`;
  expect(sourceOf({ ...arrival, landing_page, ...change })).toBe(source);
});

it('reports a direct visit only when the script recorded the last touch', () => {
  const withoutScript = {
    last_utm_source: '',
    last_utm_medium: '',
    last_referrer: '',
    last_landing_page: '',
  };
  const withScript = { ...withoutScript, last_landing_page: arrival.landing_page };
  expect(firstSourceOf({ ...arrival, ...withoutScript })).toBe('unknown');
  expect(firstSourceOf({ ...arrival, ...withScript })).toBe('direct');
  expect(firstSourceOf({ ...arrival, ...withoutScript, utm_source: 'line' })).toBe('line');
});

it.each([
  ['  เปิดปี  69\n', 'เปิดปี 69'],
  ['somying@clinic.co.th', ''],
  ['x'.repeat(200), 'x'.repeat(80)],
  [`${'x'.repeat(79)}😀`, `${'x'.repeat(79)}\uFFFD`],
  ['a\u0000\u202Eb', 'a b'],
])('countedWord(%j) is %j', (name, expected) => {
  expect(countedWord(name)).toBe(expected);
});
