import { expect, it } from 'vitest';
import { idempotencyKeyOf, isSameOrigin } from './form-request.ts';

const siteUrl = new URL('https://www.clinicdee.example');

const [own, local, foreign] = [siteUrl.origin, 'http://localhost:4321', 'https://evil.example'];

it.each<[string, Record<string, string>, boolean]>([
  ['no browser', {}, true],
  ['same origin', { 'sec-fetch-site': 'same-origin' }, true],
  // A proxy may change the host.
  ['same origin, other host', { 'sec-fetch-site': 'same-origin', origin: own, host: '10.1' }, true],
  ['same site, other host', { 'sec-fetch-site': 'same-site', origin: 'https://a.example' }, false],
  [
    'a faked host',
    { 'sec-fetch-site': 'cross-site', origin: foreign, host: 'evil.example' },
    false,
  ],
  ['foreign without origin', { 'sec-fetch-site': 'cross-site' }, false],
  ['typed address', { 'sec-fetch-site': 'none' }, true],
  ['typed address, our origin', { 'sec-fetch-site': 'none', origin: own }, true],
  ['typed address, foreign origin', { 'sec-fetch-site': 'none', origin: foreign }, false],
  ['older browser, own host', { origin: local, host: 'localhost:4321' }, true],
  ['older browser, own address', { origin: own, host: 'x' }, true],
  ['older browser, foreign', { origin: foreign, host: 'localhost:4321' }, false],
  ['other port', { origin: 'http://localhost:9999', host: 'localhost:4321' }, false],
  ['opaque origin', { origin: 'null', host: 'localhost:4321' }, false],
])('%s: %j → %s', (_name, headers, expected) => {
  const request = new Request(`${local}/api/leads`, { method: 'POST', headers });
  expect(isSameOrigin(request, siteUrl)).toBe(expected);
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
