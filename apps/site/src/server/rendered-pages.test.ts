import { beforeEach, expect, it } from 'vitest';
import { CACHE_TAG_HEADER, PageCache } from './page-cache.ts';
import { type Render, renderedPages } from './rendered-pages.ts';

let cache: PageCache;
let rendered: string[];
let body: string;
let answer: Render;

beforeEach(() => {
  cache = new PageCache();
  rendered = [];
  body = 'หน้า '.repeat(200);
  answer = renderedPages(({ url, method }) => {
    rendered.push(url);
    const headers = { 'content-type': 'text/html', [CACHE_TAG_HEADER]: 'articles article-1' };
    // As a renderer does: no body for whoever asks for the head alone.
    return Promise.resolve(new Response(method === 'HEAD' ? null : body, { headers }));
  }, cache);
});

const ask = async (address: string, init?: RequestInit) => {
  const response = await answer(new Request(`http://site${address}`, init), '192.0.2.1');
  if (!response) throw new Error('nothing was rendered');
  return response;
};

it('keeps one page for all addresses that differ in nothing that is on it', async () => {
  for (const address of [
    '/articles?tag=a&page=2',
    '/articles?page=2&tag=a',
    '/articles?utm_source=line&page=2&tag=a&fbclid=1',
    '/articles?page=2&tag=a&anything=else',
  ]) {
    expect(await (await ask(address)).text()).toBe(body);
  }
  expect(rendered).toHaveLength(1);
  await ask('/articles?page=3&tag=a');
  expect(rendered).toHaveLength(2);
});

it('answers HEAD as it answers GET, without the body, before and after the page is kept', async () => {
  const headersOf = async (method: string) => {
    const response = await ask('/articles', { method });
    if (method === 'HEAD') expect(response.body).toBeNull();
    const wanted = ['etag', 'content-length', 'content-type', 'content-encoding', 'vary'];
    return wanted.map((name) => `${name}: ${response.headers.get(name)}`);
  };
  const first = await headersOf('HEAD');
  const kept = await headersOf('GET');
  expect(kept[0]).toMatch(/^etag: W/);
  expect(first).toEqual(kept);
  expect(await headersOf('HEAD')).toEqual(kept);
});

it('sends an unchanged page once, and a changed one again', async () => {
  const { headers } = await ask('/articles');
  const init = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
  expect((await ask('/articles', init)).status).toBe(304);
  cache.purge(['article-2']);
  await ask('/articles', init);
  expect(rendered).toHaveLength(1);
  body = 'ใหม่ '.repeat(200);
  cache.purge(['article-1']);
  expect((await ask('/articles', init)).status).toBe(200);
});

it('does not keep a page that would drive out hundreds of others', async () => {
  body = 'ก'.repeat(1_500_000);
  await ask('/articles');
  await ask('/articles');
  expect(rendered).toHaveLength(2);
});

it('keeps its own labels to itself', async () => {
  expect((await ask('/articles')).headers.get(CACHE_TAG_HEADER)).toBeNull();
  expect((await ask('/articles')).headers.get(CACHE_TAG_HEADER)).toBeNull();
});
