import { expect, it, vi } from 'vitest';
import { CachedResponse } from './cached-response.ts';
import { PageCache, type Rendered } from './page-cache.ts';

const pageOf = (text: string, status = 200) =>
  new CachedResponse(
    { status, headers: {}, body: new TextEncoder().encode(text) },
    () => undefined,
  );
const rendered = (text: string, tags?: string[]): Rendered => ({ response: pageOf(text), tags });
const textOf = (page: CachedResponse | undefined) =>
  page && new TextDecoder().decode(page.content.body);

it('renders a page once for concurrent requests', async () => {
  const cache = new PageCache();
  const render = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return rendered('one', ['a']);
  });
  const answers = await Promise.all([1, 2, 3].map(() => cache.load('/a', render)));
  expect(new Set(answers.map((answer) => answer?.response)).size).toBe(1);
  expect(render).toHaveBeenCalledOnce();
  expect(textOf(cache.get('/a'))).toBe('one');
});

it('renders a page without tags for each visitor, and does not cache it', async () => {
  const cache = new PageCache();
  let count = 0;
  const render = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return rendered(String(++count));
  };
  const answers = await Promise.all([1, 2, 3].map(() => cache.load('/register', render)));
  expect(new Set(answers.map((answer) => textOf(answer?.response))).size).toBe(3);
  expect(cache.get('/register')).toBeUndefined();
});

it.each([
  ['a purge', (cache: PageCache) => cache.purge('a')],
  ['a purge of everything', (cache: PageCache) => cache.purge()],
])('neither caches nor shares a page whose rendering began before %s', async (_, purge) => {
  const cache = new PageCache();
  const old = Promise.withResolvers<Rendered>();
  const first = cache.load('/a', () => old.promise);
  purge(cache);
  const second = cache.load('/a', () => Promise.resolve(rendered('new', ['a'])));
  expect(textOf((await second)?.response)).toBe('new');
  old.resolve(rendered('old', ['a']));
  expect(textOf((await first)?.response)).toBe('old');
  expect(textOf(cache.get('/a'))).toBe('new');
});

it('purges the pages with a tag only', () => {
  const cache = new PageCache();
  cache.set('/list', pageOf('list'), ['articles', 'article-1']);
  cache.set('/one', pageOf('one'), ['article-1']);
  cache.set('/two', pageOf('two'), ['article-2']);
  cache.purge('article-1');
  const left = ['/list', '/one', '/two'].map((key) => textOf(cache.get(key)));
  expect(left).toEqual([undefined, undefined, 'two']);
});

it('caches neither errors nor very large pages', () => {
  const cache = new PageCache();
  cache.set('/error', pageOf('x', 404), ['t']);
  cache.set('/large', pageOf('x'.repeat(3_000_000)), ['t']);
  expect([cache.get('/error'), cache.get('/large')]).toEqual([undefined, undefined]);
});

it('renders again after an error', async () => {
  const cache = new PageCache();
  await expect(cache.load('/a', () => Promise.reject(new Error('broken')))).rejects.toThrow();
  const answer = await cache.load('/a', () => Promise.resolve(rendered('one', ['a'])));
  expect(textOf(answer?.response)).toBe('one');
});
