import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerOnDemand } from './on-demand.ts';
import { CACHE_TAG_HEADER, PageCache } from './page-cache.ts';

let server: Server;
let cache: PageCache;
let rendered: string[];
let body: string;

beforeEach(async () => {
  cache = new PageCache();
  rendered = [];
  body = 'หน้า '.repeat(200);
  server = createServer((request, response) => {
    const render = () => {
      rendered.push(request.url ?? '');
      const headers = { 'content-type': 'text/html', [CACHE_TAG_HEADER]: 'articles article-1' };
      response.writeHead(200, headers);
      // As a renderer does: no body for whoever asks for the head alone.
      response.end(request.method === 'HEAD' ? undefined : body);
      return Promise.resolve(true);
    };
    void answerOnDemand(request, response, cache, render);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const ask = (address: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, init);

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
    const { headers } = await ask('/articles', { method });
    const wanted = ['etag', 'content-length', 'content-type', 'content-encoding', 'vary'];
    return wanted.map((name) => `${name}: ${headers.get(name)}`);
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
