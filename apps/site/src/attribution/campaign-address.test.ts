import { expect, it } from 'vitest';
import { campaignIn, fitValue, repairAddress } from './campaign-address.ts';

const site = 'https://clinicdee.example';

it.each([
  ['/#contact?utm_source=line&utm_medium=oa', '/?utm_source=line&utm_medium=oa#contact'],
  ['/?a=1#contact&utm_source=line', '/?a=1&utm_source=line#contact'],
  ['/#utm_source=line&utm_medium=oa', '/?utm_source=line&utm_medium=oa'],
  ['/#contact?ref=7&gclid=X', '/?ref=7&gclid=X#contact'],
  ['/#contact/?utm_source=x', '/?utm_source=x#contact'],
  ['/#/contact?utm_source=x', '/?utm_source=x#contact'],
  ['/?q=a%26amp;b#contact?x=1', '/?q=a%26amp;b&x=1#contact'],
  ['/#contact/', '/#contact'],
  ['/#contact%3Futm_source%3Dline%26utm_medium%3Doa', '/?utm_source=line&utm_medium=oa#contact'],
  ['/?utm_source=line&amp;utm_medium=oa', '/?utm_source=line&utm_medium=oa'],
  ['/?utm_source=line&amp;amp;utm_medium=oa#faq', '/?utm_source=line&utm_medium=oa#faq'],
  ['/?utm_source=line&#38;utm_medium=oa', '/?utm_source=line&utm_medium=oa'],
  ['/#contact?utm_source=line&amp;gclid=X', '/?utm_source=line&gclid=X#contact'],
  ['/?utm_source=line?utm_medium=oa', '/?utm_source=line&utm_medium=oa'],
  ['/?utm_source=line?fbclid=F#faq', '/?utm_source=line&fbclid=F#faq'],
  ['/?page=2?utm_source=line', '/?page=2&utm_source=line'],
  ['/?utm_source=line%3Futm_medium=oa', '/?utm_source=line&utm_medium=oa'],
  ['/&amp;utm_source=line&amp;utm_medium=oa', '/?utm_source=line&utm_medium=oa'],
  ['/pdpa&utm_source=line#a', '/pdpa?utm_source=line#a'],
  ['/%3Futm_source=line?gclid=X', '/?utm_source=line&gclid=X'],
  ['/?utm_source=line;utm_medium=oa', '/?utm_source=line&utm_medium=oa'],
  ['/?utm_source%3Dline%26utm_medium%3Doa', '/?utm_source=line&utm_medium=oa'],
  ['/?page=2&utm_source=line%26amp%3Butm_medium%3Doa', '/?page=2&utm_source=line&utm_medium=oa'],
  ['/?utm_source=line&amp%3Butm_medium=oa#faq', '/?utm_source=line&utm_medium=oa#faq'],
  ['/?utm_source=line,utm_medium=oa+utm_term=x', '/?utm_source=line&utm_medium=oa&utm_term=x'],
  ['/utm_source=line&utm_medium=oa', '/?utm_source=line&utm_medium=oa'],
  ['/#contact#utm_source=line', '/?utm_source=line#contact'],
  ['/?utm_source%253Dline%2526utm_medium%253Doa', '/?utm_source=line&utm_medium=oa'],
  ['/?utm_source=line%2526utm_medium%253Doa', '/?utm_source=line&utm_medium=oa'],
  ['/pdpa%3Futm_source%3Dline%26utm_medium%3Doa', '/pdpa?utm_source=line&utm_medium=oa'],
  ['/pdpa%253Futm_source=line', '/pdpa?utm_source=line'],
])('repairs %s to %s', (spoilt, meant) => {
  expect(repairAddress(site + spoilt)).toBe(site + meant);
});

it.each([
  '/',
  '/#contact',
  '/#token=S',
  '/articles?q=%3Fwhat%3D',
  '/?utm_campaign=why?now#contact',
  '/a&b',
  '/?utm_source=line&next=%2Fcontact%3Fa%3D1',
  '/?utm_source=line&utm_campaign=a%26b%3D1',
  '/?utm_source=line#contact?x',
  '/?utm_source%3D%E0%B8',
  '/?utm-source=line&utm_souce=x',
  `/${'&'.repeat(1500)}utm_source=line`,
])('does not change %s', (address) => {
  expect(repairAddress(site + address)).toBe(site + address);
});

it('ignores the case of keys, and returns the first value of each', () => {
  const query = new URLSearchParams(
    'UTM_Source=&utm_source[]=line&utm_source=x&%E2%80%8BGCLID=Aa&a=1',
  );
  expect([...campaignIn(query)]).toEqual([
    ['utm_source', 'line'],
    ['gclid', 'Aa'],
  ]);
});

it('drops a click id that is too long instead of shortening it', () => {
  expect(fitValue('gclid', 'x'.repeat(10), 10)).toBe('x'.repeat(10));
  expect(fitValue('gclid', 'x'.repeat(11), 10)).toBe('');
  expect(fitValue('utm_term', 'x'.repeat(11), 10)).toBe('x'.repeat(10));
});

it('shortens an address by whole parameters', () => {
  const long = `${site}/?a=${'a'.repeat(90)}&utm_source=line&utm_term=${'t'.repeat(90)}&gclid=G1#faq`;
  expect(fitValue('landing_page', long, 100)).toBe(`${site}/?utm_source=line&gclid=G1`);
  expect(fitValue('last_referrer', `${site}/${'p'.repeat(90)}?gclid=G`, 60)).toHaveLength(60);
});
