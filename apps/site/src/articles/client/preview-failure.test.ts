import { expect, it } from 'vitest';
import { ContentSiteError } from './content-site.ts';
import { previewFailureOf } from './content-site.ts';

it.each([
  ['http_403', 'link'],
  ['http_404', 'link'],
  ['http_401', 'away'],
  ['http_429', 'away'],
  ['http_500', 'away'],
  ['timeout', 'away'],
  ['not_an_article', 'refused'],
])('%s is %s', (code, failure) => {
  expect(previewFailureOf(new ContentSiteError(code, 'said'))).toEqual({ failure });
});

it('hands on what the office says of a draft', () => {
  expect(previewFailureOf(new ContentSiteError('http_422', 'ชื่อบทความ: ยังว่าง'))).toEqual({
    failure: 'refused',
    said: 'ชื่อบทความ: ยังว่าง',
  });
});

it('takes what it does not know for an office that is away', () => {
  expect(previewFailureOf(new TypeError('fetch failed'))).toEqual({ failure: 'away' });
});
