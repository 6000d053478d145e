import { readFileSync } from 'node:fs';
import { clickIdNames } from '@clinicdee/protocol';
import { describe, expect, it } from 'vitest';
import { attributionOf, attributionOfPage, deviceTypeOf, readAttribution } from './attribution.ts';

describe('deviceTypeOf', () => {
  it.each([
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'tablet'],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/130 Safari/537.36',
      'tablet',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile Safari',
      'mobile',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Line/14.0', 'mobile'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130 Safari/537.36', 'desktop'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15', 'desktop'],
    ['', 'desktop'],
  ])('classifies %s as %s', (userAgent, device) => {
    expect(deviceTypeOf(userAgent)).toBe(device);
  });
});

describe('readAttribution', () => {
  it('returns empty strings for missing values and values that are no text', () => {
    const { utm_source, ...rest } = readAttribution({
      utm_source: ' line ',
      utm_medium: 7,
      extra: 'x',
    });
    expect(utm_source).toBe('line');
    expect(new Set(Object.values(rest))).toEqual(new Set(['']));
  });

  it('shortens long values, and drops a click id that is too long', () => {
    const long = 'x'.repeat(9000);
    const { landing_page, gclid } = readAttribution({ landing_page: long, gclid: long });
    expect(landing_page).toHaveLength(2048);
    expect(gclid).toBe('');
  });
});

describe('attributionOfPage', () => {
  it('reads the utm values of the form’s page', () => {
    const page = 'http://localhost:4321/?utm_source=fb&utm_campaign=%E0%B8%A2%E0%B8%B2#contact';
    expect(attributionOfPage(page)).toMatchObject({
      utm_source: 'fb',
      utm_campaign: 'ยา',
      utm_term: '',
      landing_page: page,
    });
  });

  it('reads click ids and the article', () => {
    const page = 'http://localhost:4321/articles/detail/recall?fbclid=F1';
    expect(attributionOfPage(page)).toMatchObject({
      fbclid: 'F1',
      gclid: '',
      article: '/articles/detail/recall',
    });
  });

  it.each(clickIdNames)('reads the first value of %s', (name) => {
    const page = `http://localhost:4321/?${name}=1&${name}=2`;
    expect(attributionOfPage(page)[name]).toBe('1');
  });

  it('repairs the campaign parameters of an address', () => {
    const page = 'http://localhost:4321/?utm_source=line&amp;utm_medium=oa?gclid=G1';
    expect(attributionOfPage(page)).toMatchObject({
      utm_source: 'line',
      utm_medium: 'oa',
      gclid: 'G1',
    });
  });

  it.each(['', 'not an address'])('returns only empty values for the address "%s"', (page) => {
    expect(Object.values(attributionOfPage(page)).join('')).toBe('');
  });
});

describe('attributionOf', () => {
  const from = (page: string) =>
    new Request('http://localhost:4321/api/leads', { headers: { referer: page } });
  const page = 'http://localhost:4321/contact?utm_source=page&utm_term=t&gclid=G1';

  it('keeps a campaign sent without its page, and adds other values of the form’s page', () => {
    const sent = { utm_source: 'line', ttclid: 'T1' };
    expect(attributionOf(sent, from(page))).toMatchObject({
      utm_source: 'line',
      utm_term: '',
      landing_page: page,
      ttclid: 'T1',
      gclid: 'G1',
    });
  });

  it('keeps the sent values without any page', () => {
    expect(attributionOf({ utm_campaign: 'songkran' }, from(''))).toMatchObject({
      utm_campaign: 'songkran',
      landing_page: '',
    });
  });

  it('reads the form’s page when nothing was sent', () => {
    expect(attributionOf({}, from(page))).toMatchObject({ utm_source: 'page', utm_term: 't' });
  });

  it('reads the first value that is not empty', () => {
    const twice = 'http://localhost:4321/?utm_source=&utm_source=line';
    expect(attributionOf({}, from(twice)).utm_source).toBe('line');
  });

  it('adds nothing to the attribution that the browser recorded', () => {
    const seen = { utm_source: 'line', landing_page: 'http://localhost:4321/?utm_source=line' };
    expect(attributionOf(seen, from(page))).toMatchObject({ ...seen, utm_term: '', gclid: '' });
  });
});

it('has every click id in the privacy notice', () => {
  const notice = readFileSync(new URL('../content/th/legal/pdpa.md', import.meta.url), 'utf8');
  expect(clickIdNames.filter((name) => !notice.includes(name))).toEqual([]);
});
