import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { silentLog } from '../../test/lead-outbox.ts';
import type { Language } from '../content/languages.ts';
import { contentOf, fileContents, showContents } from '../content/site-content.ts';
import { policyHash } from '../layouts/policy-hash.ts';
import { siteApp } from './app.ts';
import type { RenderRoute } from './astro/entry.ts';
import { CachedResponse } from './cached-response.ts';
import { protect } from './headers.ts';
import type { ErrorStatus } from './error-statuses.ts';
import { LoadShedder } from './load-shedder.ts';
import { PageCache } from './page-cache.ts';
import { pageRenderer } from './page-renderer.ts';

const script = 'start()';
const policy = `default-src 'self'; script-src 'self' '${policyHash(script)}'; frame-ancestors 'none'`;
const html = (body: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(body, {
    status,
    headers: { 'content-type': 'text/html', 'content-security-policy': policy, ...headers },
  });

/** Responses by path or route pattern. */
const routes: Record<string, () => Response> = {
  '/pdpa': () => html('นโยบาย '.repeat(200), 200, { 'x-cache-tags': 'content' }),
  '/contact': () => html('ติดต่อ', 200, { 'x-cache-tags': 'content' }),
  '/articles/detail/one': () => html('บทความ', 200, { 'x-cache-tags': 'article-1' }),
  '/articles/detail/[slug]': () => html('ไม่มีบทความนี้', 404),
  '/no-key.txt': () => new Response(null, { status: 404 }),
  '/articles/detail/gone': () => html('ไม่มีบทความนี้', 404),
  put: () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } }),
  '/preview': () => html('ร่าง', 200, { 'cache-control': 'no-store' }),
  '/sitemap.xml': () =>
    new Response('<urlset/>', { headers: { 'content-type': 'application/xml' } }),
};
const patternOf = (path: string) =>
  path.startsWith('/articles/detail/') ? '/articles/detail/[slug]' : path;

interface Given {
  render?: (request: Request) => Promise<Response | undefined>;
  loopDelayMs?: () => number;
  siteUrl?: string;
}

function site({ render, loopDelayMs = () => 0, siteUrl = 'http://site' }: Given = {}) {
  showContents(fileContents);
  const log = silentLog();
  const measure = vi.fn();
  const headers = {
    tags: { analytics: 'G-1' },
    officeOrigin: 'https://office.example',
    siteUrl: new URL(siteUrl),
  };
  const protectAt = (path: string, status: number) => (sent: Headers) => {
    protect(sent, { path, status }, headers);
  };
  const renderRoute = vi.fn<RenderRoute>(async (request) => {
    const { pathname } = new URL(request.url);
    const route = patternOf(pathname);
    const given = request.method === 'PUT' ? routes.put : (routes[pathname] ?? routes[route]);
    const response = render ? await render(request) : given?.();
    return response && { response, route };
  });
  const cache = new PageCache();
  const errorPage = (status: ErrorStatus, language: Language) =>
    new CachedResponse(
      {
        status,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
          'cache-control': 'no-store',
          'content-language': language,
          ...(status === 503 && { 'retry-after': '5' }),
        },
        body: new TextEncoder().encode(`หน้า ${status}`),
      },
      protectAt('/', status),
    );
  const script = new CachedResponse(
    {
      status: 200,
      route: '/_astro/*',
      headers: { 'content-type': 'text/javascript' },
      body: new TextEncoder().encode('start()'),
    },
    protectAt('/_astro/A.js', 200),
  );
  const app = siteApp({
    cache,
    content: { errorPage },
    headers,
    log,
    measure,
    files: new Map([['/_astro/A.js', script]]),
    renderPage: pageRenderer({
      renderRoute,
      locals: {} as Omit<App.Locals, 'contents'>,
      protect: protectAt,
    }),
    shedder: new LoadShedder(loopDelayMs),
    probes: {
      '/readyz': (_, { address, isLocal }) => Response.json({ visitor: address, isLocal }),
    },
  });
  const ask = async (
    address: string,
    init?: RequestInit,
    visitor = { address: '192.0.2.1', isLocal: false },
  ) => app.fetch(new Request(`http://site${address}`, init), visitor);
  return { ask, cache, log, measure, renderRoute };
}

it('renders a page once, compresses it, and answers 304 to a current copy', async () => {
  const { ask, renderRoute } = site();
  const first = await ask('/pdpa', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await first.bytes()).toString()).toContain('นโยบาย');
  const etag = first.headers.get('etag') ?? '';
  expect((await ask('/pdpa?utm_source=x', { headers: { 'if-none-match': etag } })).status).toBe(
    304,
  );
  expect(renderRoute).toHaveBeenCalledOnce();
  const head = await ask('/pdpa', { method: 'HEAD' });
  const plain = await ask('/pdpa');
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect([head.status, head.body]).toEqual([200, null]);
  expect(head.headers.get('content-length')).toBe(plain.headers.get('content-length'));
  expect(plain.headers.get('x-cache-tags')).toBeNull();
});

it('allows only the configured tags in the policy of a page, and nothing in other responses', async () => {
  const { ask } = site();
  const policyOf = async (address: string) =>
    (await ask(address)).headers.get('content-security-policy') ?? '';
  const page = await policyOf('/pdpa');
  expect(page).toContain(
    `script-src 'self' '${policyHash(script)}' https://*.googletagmanager.com`,
  );
  expect(page).toContain("frame-ancestors 'none'");
  expect(await policyOf('/_astro/A.js')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(await policyOf('/api/leads')).toBe("default-src 'none'; frame-ancestors 'none'");
  // Only the office may embed a preview.
  expect(await policyOf('/preview')).toContain('frame-ancestors https://office.example');
});

it('answers unknown paths with the 404 page for any method, and malformed ones with 400', async () => {
  const { ask } = site();
  for (const [path, method] of [
    ['/nowhere', 'GET'],
    ['/nowhere', 'POST'],
    ['/nowhere', 'DELETE'],
    ['/Nowhere', 'GET'],
    ['/pdpa.x', 'GET'],
    // An endpoint that answers with an empty 404.
    ['/no-key.txt', 'GET'],
  ] as const) {
    const response = await ask(path, { method });
    expect([response.status, await response.text()], method).toEqual([404, 'หน้า 404']);
  }
  for (const path of ['/404', '/500.html']) {
    expect((await ask(path)).status, path).toBe(404);
  }
  // A proxy may fetch these error pages.
  for (const status of [500, 503]) expect((await ask(`/${status}`)).status).toBe(status);
  for (const path of ['/%', '/%zz', '/a%FF', '/articles/detail/%E0%B8']) {
    const response = await ask(path);
    expect([response.status, await response.text()], path).toEqual([400, 'หน้า 404']);
    expect(response.headers.get('content-language'), path).toBe('th');
  }
  for (const path of ['/en/%', '/en/%zz', '/en/a%FF', '/en/articles/%E0%B8']) {
    expect((await ask(path)).headers.get('content-language'), path).toBe('en');
  }
});

it.each([
  ['GET', '/api/nowhere', { accept: 'text/html' }, 404, 'not_found'],
  ['DELETE', '/en/api/nowhere', {}, 404, 'not_found'],
  ['GET', '/nowhere', { accept: 'application/json' }, 404, 'not_found'],
  ['GET', '/api/%zz', {}, 400, 'unreadable'],
  ['POST', '/readyz', { accept: 'application/json, */*' }, 405, 'method_not_allowed'],
])('answers a call, %s %s, with JSON', async (method, path, headers, code, error) => {
  const response = await site().ask(path, { method, headers });
  expect([response.status, await response.json()]).toMatchObject([code, { code, error }]);
});

it.each([
  ['/pdpa/?a=1', '/pdpa?a=1'],
  ['//pdpa/', '/pdpa'],
  ['/Articles/Detail/One', '/articles/detail/one'],
  ['/articles/detail/e%CC%81', '/articles/detail/%C3%A9'],
  ['/pdpa.%20?a=1', '/pdpa?a=1'],
  ['/pdpa&utm_source=line&utm_medium=oa', '/pdpa?utm_source=line&utm_medium=oa'],
  ['/pdpa/utm_source=line', '/pdpa?utm_source=line'],
])('redirects %s to %s', async (address, location) => {
  const { headers, status } = await site({ siteUrl: 'https://site' }).ask(address);
  expect([status, headers.get('location')]).toEqual([308, location]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toContain('max-age=');
});

it('lets no browser keep a redirect of a page, whose address may get a page again', async () => {
  const render = () => Promise.resolve(Response.redirect('http://site/c/new', 301));
  const { headers, status } = await site({ render }).ask('/c/old');
  expect([status, headers.get('cache-control')]).toEqual([301, 'no-store']);
  const isOld = (request: Request) => new URL(request.url).pathname === '/c/old';
  const only = (request: Request) =>
    Promise.resolve(
      isOld(request)
        ? Response.redirect('http://site/c/new', 301)
        : new Response(null, { status: 404 }),
    );
  const spoilt = await site({ render: only }).ask('/c/old&utm_source=line');
  expect(spoilt.headers.get('location')).toBe('/c/old?utm_source=line');
});

it('accepts API calls and forms at their canonical address only', async () => {
  const { ask, renderRoute } = site();
  for (const address of ['/api/leads.html', '/contact.html'])
    expect((await ask(address, { method: 'POST' })).status, address).toBe(404);
  expect(renderRoute).not.toHaveBeenCalled();
  const slash = await ask('/api/leads/', { method: 'POST' });
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/api/leads']);
});

it('answers 405 with the allowed methods', async () => {
  const { ask } = site();
  const allowed = async (address: string, method: string) => {
    const response = await ask(address, { method });
    return [response.status, response.headers.get('allow'), await response.text()];
  };
  const text = contentOf('th').refusals.method_not_allowed;
  expect(await allowed('/contact', 'PUT')).toEqual([405, 'GET, HEAD, POST', text]);
  expect(await allowed('/_astro/A.js', 'POST')).toEqual([405, 'GET, HEAD', text]);
  expect(await allowed('/readyz', 'POST')).toEqual([405, 'GET, HEAD', text]);
});

it('answers an error with the 500 page, and logs it', async () => {
  const { ask, log } = site({ render: () => Promise.reject(new Error('broken')) });
  const response = await ask('/pdpa');
  expect([response.status, await response.text()]).toEqual([500, 'หน้า 500']);
  expect(log.error).toHaveBeenCalledOnce();
});

it('does not log an aborted request as an error', async () => {
  const { ask, log } = site({ render: () => Promise.reject(new Error('terminated')) });
  await ask('/contact', { method: 'POST', signal: AbortSignal.abort() });
  expect(log.error).not.toHaveBeenCalled();
});

it.each([
  ['/pdpa', '/pdpa', 200],
  ['/_astro/A.js', '/_astro/*', 200],
  ['/articles/detail/one', '/articles/detail/[slug]', 200],
  ['/no', 'none', 404],
])('measures a request for %s by its route pattern', async (address, route, status) => {
  const { ask, measure } = site();
  await ask(address);
  expect(measure.mock.lastCall?.slice(0, 3)).toEqual(['GET', route, status]);
});

it('passes on the address of the visitor', async () => {
  const { ask, renderRoute } = site();
  const visitor = { address: '198.51.100.7', isLocal: true };
  expect(await (await ask('/readyz', {}, visitor)).json()).toEqual({
    visitor: '198.51.100.7',
    isLocal: true,
  });
  await ask('/contact', { method: 'POST' }, visitor);
  expect(renderRoute.mock.lastCall?.[1].clientAddress).toBe('198.51.100.7');
});

it('answers 503 for pages under too much load, but still accepts forms', async () => {
  let late = 5_000;
  const { ask, cache } = site({
    loopDelayMs: () => late,
    render: ({ url }) =>
      url.endsWith('/slow') ? new Promise(() => undefined) : Promise.resolve(routes['/pdpa']?.()),
  });
  // One page at a time is always rendered.
  expect((await ask('/pdpa')).status).toBe(200);
  void ask('/slow');
  const refused = await ask('/terms');
  expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([
    503,
    '5',
    'หน้า 503',
  ]);
  const call = await ask('/api/suggestions?q=a', { headers: { accept: '*/*' } });
  expect([call.status, await call.json()]).toMatchObject([503, { code: 503, error: 'busy' }]);
  expect((await ask('/contact', { method: 'POST' })).status).toBe(200);
  // Cached pages and health checks are not limited.
  expect((await ask('/pdpa')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
  late = 0;
  expect((await ask('/terms')).status).toBe(200);
  expect(cache.get('/slow')).toBeUndefined();
});
