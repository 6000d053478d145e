import { expect, it } from 'vitest';
import { idempotencyKeyOf, isSameOrigin, wantsPage } from './form-request.ts';

const siteUrl = new URL('https://www.clinicdee.example');

it.each([
  ['no browser', {}, true],
  ['same-origin fetch', { 'sec-fetch-site': 'same-origin' }, true],
  [
    'same-origin fetch behind a proxy that changed the host',
    { 'sec-fetch-site': 'same-origin', origin: 'https://www.clinicdee.example', host: '10.0.0.1' },
    true,
  ],
  ['same site, other host', { 'sec-fetch-site': 'same-site', origin: 'https://a.example' }, false],
  [
    'foreign fetch that fakes the host',
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', host: 'evil.example' },
    false,
  ],
  ['older browser, own host', { origin: 'http://localhost:4321', host: 'localhost:4321' }, true],
  ['older browser, own address', { origin: 'https://www.clinicdee.example', host: 'x' }, true],
  ['older browser, foreign', { origin: 'https://evil.example', host: 'localhost:4321' }, false],
  ['other port', { origin: 'http://localhost:9999', host: 'localhost:4321' }, false],
  ['opaque origin', { origin: 'null', host: 'localhost:4321' }, false],
  ['typed address', { 'sec-fetch-site': 'none' }, true],
  [
    'typed address with our own origin',
    { 'sec-fetch-site': 'none', origin: 'https://www.clinicdee.example' },
    true,
  ],
  [
    'typed address with a foreign origin',
    { 'sec-fetch-site': 'none', origin: 'https://evil.example', host: 'localhost:4321' },
    false,
  ],
  ['foreign without origin', { 'sec-fetch-site': 'cross-site' }, false],
] as const)('%s → %s', (_name, headers, expected) => {
  const request = new Request('http://localhost:4321/api/leads', {
    method: 'POST',
    headers: headers as Record<string, string>,
  });
  expect(isSameOrigin(request, siteUrl)).toBe(expected);
});

const FORM = 'application/x-www-form-urlencoded';
const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';

it.each([
  ['a form without JavaScript', { 'content-type': FORM, accept: PAGE }, true],
  ['a form with a file', { 'content-type': 'multipart/form-data; boundary=x', accept: PAGE }, true],
  ['a form from a program', { 'content-type': FORM, accept: 'application/json' }, false],
  ['a form without `Accept`', { 'content-type': FORM }, false],
  ['JSON from our own script', { 'content-type': 'application/json', accept: PAGE }, false],
  ['a visit', { accept: PAGE }, false],
] as const)('%s → %s', (_name, headers, expected) => {
  expect(wantsPage(new Request('http://localhost/', { headers }))).toBe(expected);
});

const KEY = '0b7f1f5e-6a0c-4c43-9a51-3f0f6d1e2a77';
const withKey = (key?: string) =>
  new Request('http://localhost/', {
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

it('reads the header, else the hidden field', () => {
  expect(idempotencyKeyOf(withKey(KEY), { idempotency_key: 'another-key-of-a-form' })).toBe(KEY);
  expect(idempotencyKeyOf(withKey(), { idempotency_key: KEY })).toBe(KEY);
  expect(idempotencyKeyOf(withKey(), {})).toBeUndefined();
});

it.each([
  ['a'.repeat(15), false],
  ['a'.repeat(16), true],
  ['a'.repeat(100), true],
  ['a'.repeat(101), false],
  [`${KEY} and more`, false],
  [`<b>${KEY}`, false],
])('accepts 16 to 100 safe characters: %s → %s', (key, isKey) => {
  expect(idempotencyKeyOf(withKey(key), {})).toBe(isKey ? key : undefined);
});
