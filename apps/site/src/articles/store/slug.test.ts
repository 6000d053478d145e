import { expect, it } from 'vitest';
import { freeSlug } from './slug.ts';

it('numbers a title that is taken', () => {
  const taken = new Set(['คิว', 'คิว-2']);
  expect(freeSlug('คิว', (slug) => taken.has(slug))).toBe('คิว-3');
});

it('gives an address to what has no letters', () => {
  expect(freeSlug('😀', (slug) => slug === 'article')).toBe('article-2');
});
