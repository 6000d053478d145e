import { expect, it } from 'vitest';
import { ContentSiteError, previewFailureOf } from './content-site.ts';

it.each([
  ['http_403', { failure: 'link' }],
  ['http_404', { failure: 'link' }],
  ['http_401', { failure: 'away' }],
  ['http_429', { failure: 'away' }],
  ['http_500', { failure: 'away' }],
  ['timeout', { failure: 'away' }],
  ['not_an_article', { failure: 'refused' }],
  ['http_422', { failure: 'refused', said: 'ชื่อบทความ: ยังว่าง' }],
])('maps %s to the preview failure %j', (code, failure) => {
  expect(previewFailureOf(new ContentSiteError(code, 'ชื่อบทความ: ยังว่าง'))).toEqual(failure);
});
