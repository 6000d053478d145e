import { expect, it } from 'vitest';
import { thaiContent } from '../../content/th/index.ts';
import { completeFacts } from '../../content/complete-facts.ts';
import { startedOn } from '../../content/started-on.ts';
import type { Article } from './article.ts';
import { feed } from './feed.ts';

it.each([
  ['/img/a.png', 'https://clinicdee.example/img/a.png'],
  ['#ราคา', 'https://clinicdee.example/articles/detail/a#%E0%B8%A3%E0%B8%B2%E0%B8%84%E0%B8%B2'],
  ['./doc.pdf', 'https://clinicdee.example/articles/detail/doc.pdf'],
  ['?page=2', 'https://clinicdee.example/articles/detail/a?page=2'],
  ['https://www.rd.go.th/?a=1&amp;b=2', 'https://www.rd.go.th/?a=1&amp;amp;b=2'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('makes the address %s absolute', (address, absolute) => {
  const article = { slug: 'a', title: 'ก', tags: [], excerpt: 'ข', html: `<a href="${address}">` };
  const site = new URL('https://clinicdee.example');
  const content = thaiContent(completeFacts, startedOn);
  expect(feed(site, content, [article as unknown as Article])).toContain(
    `href=&quot;${absolute}&quot;`,
  );
});
