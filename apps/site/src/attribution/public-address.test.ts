import { expect, it } from 'vitest';
import { addressToShare, publicAddress } from './public-address.ts';

/** Completes a path on our own site. */
const ours = (address: string) =>
  address.startsWith('/') ? `https://a.example${address}` : address;

it.each([
  ['/?email=a%40b.co.th&token=S', '/'],
  ['/thanks?ref=ABCD-1234&phone=0812345678', '/thanks'],
  [
    '/articles?q=secret&UTM_SOURCE=line&UTM_TOKEN=x&gclid=Y&page=2#token=S',
    '/articles?utm_source=line&gclid=Y',
  ],
  ['https://name:word@a.example:8080/pdpa?x', 'https://a.example:8080/pdpa'],
  ['/?utm_source=news&utm_content=a%40b.co.th', '/?utm_source=news'],
  ['/?utm_campaign=%E0%B9%82%E0%B8%9B%20x', '/?utm_campaign=%E0%B9%82%E0%B8%9B+x'],
  ['/&amp;utm_source=line&amp;gclid=Y', '/?utm_source=line&gclid=Y'],
  ['/%3Futm_source=line&token=S', '/?utm_source=line'],
  ['/&utm_content=a@b.co.th', '/'],
  ['/?utm_source=line&amp;email=a@b.co', '/?utm_source=line'],
  ['/leave/a@b.co.th/now', '/leave/now'],
  ['/a%40b.co.th', '/'],
  ['/?utm_content=๐๘๑-๒๓๔-๕๖๗๘&utm_term=02-123-4567', '/'],
  ['/?utm_term=a%252540b%252Eco', '/'],
  [
    '/0812345678?utm_term=+66%2081-234-5678&utm_id=1&utm_campaign=120081234567890',
    '/?utm_campaign=120081234567890',
  ],
  ['https://video.example/@clinic', 'https://video.example/@clinic'],
  ['android-app://com.google.android.gm/?a=b', 'android-app://com.google.android.gm/'],
  ['', ''],
])('reduces %s to %s for third parties', (address, reduced) => {
  expect(publicAddress(ours(address))).toBe(ours(reduced));
});

it.each([
  [
    '/articles/detail/a?utm_source=x&fbclid=1&order=newest#section-2',
    '/articles/detail/a?order=newest#section-2',
  ],
  ['/articles/detail/a?token=S&email=a%40b.co.th&_gl=1&mc_cid=2', '/articles/detail/a'],
  [
    '/articles?q=%E0%B8%84%E0%B8%B4%E0%B8%A7&page=2',
    '/articles?q=%E0%B8%84%E0%B8%B4%E0%B8%A7&page=2',
  ],
])('reduces %s to %s for sharing', (address, shared) => {
  expect(addressToShare(ours(address))).toBe(ours(shared));
});
