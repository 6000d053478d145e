import { expect, it } from 'vitest';
import { sourceWords } from './source.ts';

const nothing = {
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  referrer: '',
  landing_page: 'https://clinicdee.example/',
};

it.each([
  [{}, 'เข้าเว็บโดยตรง'],
  [{ referrer: 'https://clinicdee.example/articles' }, 'เข้าเว็บโดยตรง'],
  [{ referrer: 'https://www.google.com/' }, 'ค้นหาผ่าน Google'],
  [{ referrer: 'https://l.facebook.com/x' }, 'Facebook'],
  [{ referrer: 'https://liff.line.me/1' }, 'LINE'],
  [{ referrer: 'https://online-clinic.example/a' }, 'ลิงก์จาก online-clinic.example'],
  [
    { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'เปิดปี 69' },
    'โฆษณา Google · แคมเปญ เปิดปี 69',
  ],
  [{ utm_source: 'facebook', utm_medium: 'paid_social' }, 'โฆษณา Facebook'],
  [{ utm_source: 'ig', utm_medium: 'bio' }, 'Facebook'],
  [{ utm_source: 'LINE', utm_medium: 'oa' }, 'LINE'],
  [{ utm_source: 'expo', utm_campaign: 'งานคลินิก' }, 'แคมเปญอื่น · expo · แคมเปญ งานคลินิก'],
  [{ landing_page: 'https://clinicdee.example/?gclid=1' }, 'โฆษณา Google'],
])('%j → %s', (touch, words) => {
  expect(sourceWords({ ...nothing, ...touch })).toBe(words);
});
