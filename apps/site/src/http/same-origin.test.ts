import { expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

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
