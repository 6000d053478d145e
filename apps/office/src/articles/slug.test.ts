import { expect, it } from 'vitest';
import { thaiSlug } from './slug.ts';

it.each([
  ['ผู้ป่วยไม่มาตามนัด ทำอย่างไร?', 'ผู้ป่วยไม่มาตามนัด-ทำอย่างไร'],
  ['PDPA ใน คลินิก', 'pdpa-ใน-คลินิก'],
  ['น\u0E49\u0E4D\u0E32', 'น\u0E49\u0E33'],
  ['ปี ๒๕๖๙', 'ปี-2569'],
  ['  --a/b?c#d--  ', 'a-b-c-d'],
  ['!!!', ''],
])('%s → %s', (title, slug) => {
  expect(thaiSlug(title)).toBe(slug);
});

it('stays short enough for an address', () => {
  expect(thaiSlug('ก '.repeat(200)).length).toBeLessThanOrEqual(120);
});
