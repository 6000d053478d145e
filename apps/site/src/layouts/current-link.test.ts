import { expect, test } from 'vitest';
import { isCurrentLink } from './current-link.ts';

const links = ['/#home', '/en#home', '/#pricing', '/articles', 'https://crm.example/'];

test.each([
  ['/', ['/#home']],
  ['/en', ['/en#home']],
  ['/articles', ['/articles']],
  ['/articles/detail/first-steps', ['/articles']],
  ['/articles-of-association', []],
])('on %s the current links are %j', (path, current) => {
  expect(links.filter((href) => isCurrentLink(href, path))).toEqual(current);
});
