import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages, mainPathOf, pathIn } from '../content/languages.ts';
import { countedPage, countedPages } from './counted-pages.ts';

/** Pages that are counted as articles or campaign pages, as other, or not at all. */
const otherwise = [
  '/404',
  '/500',
  '/503',
  '/articles/detail',
  '/articles/detail/[slug]',
  '/articles/preview',
  '/c/[slug]',
  '/preview',
];

it('lists every page of the site', () => {
  const routes = readdirSync(new URL('../pages', import.meta.url), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.astro'))
    .map((file) => `/${file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`);
  const counted = new Set(countedPages.map(mainPathOf));
  expect([...counted, ...otherwise].sort()).toEqual(routes.sort());
  expect(countedPages).toEqual(
    expect.arrayContaining(languages.map((language) => pathIn(language, '/contact'))),
  );
});

it.each([
  ['/', '/'],
  ['/pdpa', '/pdpa'],
  ['/articles/detail/recall', '/articles/detail/recall'],
  ['/articles/detail/%E0%B8%99%E0%B8%B1%E0%B8%94', '/articles/detail/นัด'],
  ['/articles/detail/made-up', 'other'],
  ['/articles/detail/%E0%A4%A', 'other'],
  ['/c/%E0%B8%99%E0%B8%B1%E0%B8%94', '/c/นัด'],
  ['/c/recall', 'other'],
  ['/wp-login.php', 'other'],
])('counts %s as %s', (path, page) => {
  expect(
    countedPage(path, {
      hasArticle: (slug) => ['recall', 'นัด'].includes(slug),
      hasCampaign: (slug) => slug === 'นัด',
    }),
  ).toBe(page);
});
