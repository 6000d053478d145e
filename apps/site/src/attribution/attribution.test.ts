import { readFileSync } from 'node:fs';
import { clickIdNames } from '@clinicdee/protocol';
import { expect, it } from 'vitest';
import { attributionOf, deviceTypeOf, readAttribution } from './attribution.ts';

// Android and Windows are rows of the conformance suite.
it.each([
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'tablet'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Line/14.0', 'mobile'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15', 'desktop'],
  ['', 'desktop'],
])('classifies %s as %s', (userAgent, device) => {
  expect(deviceTypeOf(userAgent)).toBe(device);
});

it('returns empty strings for missing values and values that are no text', () => {
  const { utm_source, ...rest } = readAttribution({
    utm_source: ' line ',
    utm_medium: 7,
    extra: 'x',
  });
  expect(utm_source).toBe('line');
  expect(new Set(Object.values(rest))).toEqual(new Set(['']));
});

const page = 'http://localhost:4321/contact?utm_source=page&utm_term=t&gclid=G1';
const article =
  'http://localhost:4321/articles/detail/recall?utm_campaign=%E0%B8%A2%E0%B8%B2&fbclid=F1#contact';
const twice = 'http://localhost:4321/?utm_source=&utm_source=line';
const seen = { utm_source: 'line', landing_page: 'http://localhost:4321/?utm_source=line' };

it.each<[what: string, sent: Record<string, unknown>, page: string, attribution: object]>([
  [
    'keeps a campaign sent without its page, and adds other values of the form’s page',
    { utm_source: 'line', ttclid: 'T1' },
    page,
    { utm_source: 'line', utm_term: '', landing_page: page, ttclid: 'T1', gclid: 'G1' },
  ],
  ['keeps the sent values without any page', { utm_term: 'x' }, '', { utm_term: 'x' }],
  ['reads the page when nothing was sent', {}, page, { utm_source: 'page', utm_term: 't' }],
  [
    'decodes values of an article',
    {},
    article,
    { utm_campaign: 'ยา', fbclid: 'F1', article: '/articles/detail/recall' },
  ],
  [
    'names a campaign page',
    {},
    'http://localhost:4321/en/c/new-year',
    { article: '/en/c/new-year' },
  ],
  ['reads nothing of no address', {}, 'not an address', { landing_page: '', utm_term: '' }],
  ['reads the first value that is not empty', {}, twice, { utm_source: 'line' }],
  ['adds nothing to what the browser recorded', seen, page, { ...seen, utm_term: '', gclid: '' }],
])('%s', (_what, sent, referer, attribution) => {
  const request = new Request('http://localhost:4321/api/leads', { headers: { referer } });
  expect(attributionOf(sent, request)).toMatchObject(attribution);
});

it('has every click id in the privacy notice', () => {
  const notice = readFileSync(new URL('../content/th/legal/pdpa.md', import.meta.url), 'utf8');
  expect(clickIdNames.filter((name) => !notice.includes(name))).toEqual([]);
});
