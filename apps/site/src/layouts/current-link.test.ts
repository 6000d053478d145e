import { expect, test } from 'vitest';
import { th } from '../content/th/index.ts';
import { isCurrentLink } from './current-link.ts';

const current = (path: string) =>
  th.navigation.filter((link) => isCurrentLink(link.href, path)).map((link) => link.href);

test.each(['/en', '/en.html'])('%s marks the home link of its language', (path) => {
  expect(isCurrentLink('/en#home', path)).toBe(true);
  expect(isCurrentLink('/#home', path)).toBe(false);
});

test.each(['/', '/index.html'])('%s marks the home link alone', (path) => {
  expect(current(path)).toEqual(['/#home']);
});

test.each(['/articles', '/articles/', '/articles.html', '/articles/detail/first-steps'])(
  '%s marks the articles link alone',
  (path) => {
    expect(current(path)).toEqual(['/articles']);
  },
);

test.each(['/pdpa', '/terms', '/articles-of-association'])('%s marks nothing', (path) => {
  expect(current(path)).toEqual([]);
});
