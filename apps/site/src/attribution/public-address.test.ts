import { expect, it } from 'vitest';
import { addressToShare, publicAddress } from './public-address.ts';

it.each([
  ['https://a.example/?email=a%40b.co.th&token=S', 'https://a.example/'],
  ['https://a.example/thanks?ref=ABCD-1234&phone=0812345678', 'https://a.example/thanks'],
  [
    'https://a.example/articles?q=secret&UTM_SOURCE=line&UTM_TOKEN=x&gclid=Y&page=2#token=S',
    'https://a.example/articles?utm_source=line&gclid=Y',
  ],
  ['https://name:word@a.example:8080/pdpa?x', 'https://a.example:8080/pdpa'],
  [
    'https://a.example/?utm_source=news&utm_content=a%40b.co.th',
    'https://a.example/?utm_source=news',
  ],
  [
    'https://a.example/?utm_campaign=%E0%B9%82%E0%B8%9B%20x',
    'https://a.example/?utm_campaign=%E0%B9%82%E0%B8%9B+x',
  ],
  [
    'https://a.example/&amp;utm_source=line&amp;gclid=Y',
    'https://a.example/?utm_source=line&gclid=Y',
  ],
  ['https://a.example/%3Futm_source=line&token=S', 'https://a.example/?utm_source=line'],
  ['https://a.example/&utm_content=a@b.co.th', 'https://a.example/'],
  ['https://a.example/?utm_source=line&amp;email=a@b.co', 'https://a.example/?utm_source=line'],
  ['https://a.example/leave/a@b.co.th/now', 'https://a.example/leave/now'],
  ['https://a.example/a%40b.co.th', 'https://a.example/'],
  ['https://a.example/?utm_term=a%252540b%252Eco', 'https://a.example/'],
  [
    'https://a.example/0812345678?utm_term=+66%2081-234-5678&utm_id=1&utm_campaign=120081234567890',
    'https://a.example/?utm_campaign=120081234567890',
  ],
  ['https://video.example/@clinic', 'https://video.example/@clinic'],
  ['android-app://com.google.android.gm/?a=b', 'android-app://com.google.android.gm/'],
  ['', ''],
])('reduces %s to %s for third parties', (address, reduced) => {
  expect(publicAddress(address)).toBe(reduced);
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
  expect(addressToShare(`https://a.example${address}`)).toBe(`https://a.example${shared}`);
});
