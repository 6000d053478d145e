import { expect, it } from 'vitest';
import { sourceLabel, sourceWords } from './source.ts';

const nothing = {
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  referrer: '',
  landing_page: '',
};

it.each([
  ['direct', {}, 'เข้าเว็บโดยตรง'],
  ['unknown', {}, 'ไม่ทราบ'],
  ['referral', { referrer: 'https://www.online-clinic.example/a' }, 'ลิงก์จาก online-clinic.example'],
  ['google_ads', { utm_campaign: 'เปิดปี 69' }, 'โฆษณา Google · แคมเปญ เปิดปี 69'],
  ['campaign', { utm_source: 'expo', utm_campaign: 'งานคลินิก' }, 'แคมเปญอื่น · expo · แคมเปญ งานคลินิก'],
] as const)('describes the source %s %j as %s', (source, touch, words) => {
  expect(sourceWords(source, { ...nothing, ...touch })).toBe(words);
});

it('labels unknown sources "ไม่ทราบ"', () => {
  expect(sourceLabel(null)).toBe('ไม่ทราบ');
  expect(sourceLabel('later invention')).toBe('ไม่ทราบ');
});
