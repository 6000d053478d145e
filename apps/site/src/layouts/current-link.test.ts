import { expect, test } from 'vitest';
import { th } from '../content/th/index.ts';
import { isCurrentLink } from './current-link.ts';

const current = (path: string) =>
  th.navigation.filter((link) => isCurrentLink(link.href, path)).map((link) => link.href);

test.each(['/en', '/en.html'])('marks the home link of the language of %s', (path) => {
  expect(isCurrentLink('/en#home', path)).toBe(true);
  expect(isCurrentLink('/#home', path)).toBe(false);
});

test.each(['/', '/index.html'])('marks only the home link on %s', (path) => {
  expect(current(path)).toEqual(['/#home']);
});

test.each(['/articles', '/articles/', '/articles.html', '/articles/detail/first-steps'])(
  'marks only the articles link on %s',
  (path) => {
    expect(current(path)).toEqual(['/articles']);
  },
);

test.each(['/pdpa', '/terms', '/articles-of-association'])('marks no link on %s', (path) => {
  expect(current(path)).toEqual([]);
});
