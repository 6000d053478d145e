import { expect, it } from 'vitest';
import { withAbsoluteUrls } from './absolute-urls.ts';

it.each([
  ['/img/a.png', 'https://clinicdee.example/img/a.png'],
  ['#ราคา', 'https://clinicdee.example/articles/detail/a#%E0%B8%A3%E0%B8%B2%E0%B8%84%E0%B8%B2'],
  ['./doc.pdf', 'https://clinicdee.example/articles/detail/doc.pdf'],
  ['?page=2', 'https://clinicdee.example/articles/detail/a?page=2'],
  ['https://www.rd.go.th/?a=1&amp;b=2', 'https://www.rd.go.th/?a=1&amp;b=2'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('makes the address %s absolute', (address, absolute) => {
  const html = `<a href="${address}">ก</a>`;
  const page = new URL('https://clinicdee.example/articles/detail/a');
  expect(withAbsoluteUrls(html, page)).toBe(`<a href="${absolute}">ก</a>`);
});
