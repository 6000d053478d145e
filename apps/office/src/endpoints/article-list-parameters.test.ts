import { expect, it } from 'vitest';
import { listQuery } from './article-list-parameters.ts';

it('has the defaults of the specification', () => {
  expect(listQuery(new URLSearchParams())).toEqual({
    query: { page: 1, limit: 100, sortColumn: 'title', sortDirection: 'asc' },
  });
});

it.each([
  ['page=0', 'page must be 1 or more'],
  ['page=x', 'page must be a whole number'],
  ['limit=101', 'limit must be 100 or less'],
  ['page=1&page=2', 'page must be given once'],
  ['limit=', 'limit must be a whole number'],
  ['limit=-1', 'limit must be a whole number'],
  [
    'sortColumn=password',
    'sortColumn must be one of: title, publishedAt, updatedAt, createdAt, slug',
  ],
  ['sortDirection=up', 'sortDirection must be one of: asc, desc'],
])('refuses %s: %s', (search, problem) => {
  expect(listQuery(new URLSearchParams(search))).toEqual({ problem });
});
