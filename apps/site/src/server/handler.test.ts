import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { siteHandler } from './handler.ts';
import { PageCache } from './page-cache.ts';
import type { Render } from './rendered-pages.ts';
import type { Whole } from './whole.ts';

const policy = "default-src 'self'; script-src 'self' 'sha256-x'; frame-ancestors 'none'";
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

const file = (body: string, headers: Record<string, string> = {}, status = 200): Whole => ({
  status,
  body: bytes(body),
  headers: { 'content-type': 'text/html; charset=utf-8', etag: 'W/"file"', ...headers },
});

const files = new Map([
  ['/', file('หน้าแรก '.repeat(100), { 'content-security-policy': policy })],
  ['/_astro/a.js', file('script', { 'content-type': 'text/javascript; charset=utf-8' })],
  ['/404', file('ไม่พบหน้านี้', { 'content-security-policy': policy }, 404)],
  ['/500', file('ขออภัย', { 'content-security-policy': policy }, 500)],
]);

const page = (status = 200) =>
  new Response('a page', {
    status,
    headers: { 'content-type': 'text/html', 'content-security-policy': policy },
  });

interface Given {
  render?: Render;
  siteUrl?: string;
}

function site({ render = () => Promise.resolve(undefined), siteUrl = 'http://site' }: Given = {}) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const handle = siteHandler({
    files,
    render,
    cache: new PageCache(),
    log,
    headers: {
      tags: { analytics: 'G-1' },
      officeOrigin: 'https://office.example',
      siteUrl: new URL(siteUrl),
    },
  });
  const ask = (address: string, init?: RequestInit) =>
    handle(new Request(`http://site${address}`, init), '192.0.2.1');
  return { ask, log };
}

it('serves a built page as its visitor likes it, with its own policy', async () => {
  const { ask } = site();
  const plain = await ask('/');
  const brotli = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotliDecompressSync(await brotli.bytes()).toString()).toBe(await plain.text());
  expect(brotli.headers.get('vary')).toBe('accept-encoding');
  expect(plain.headers.get('x-frame-options')).toBe('DENY');
  const known = await ask('/', { headers: { 'if-none-match': 'W/"file"' } });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const head = await ask('/', { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(plain.headers.get('content-length'));
  expect(head.body).toBeNull();
});

it('opens the policy of built and rendered pages alike, for tags and for nothing else', async () => {
  const { ask } = site({ render: () => Promise.resolve(page()) });
  for (const address of ['/', '/articles']) {
    const sent = (await ask(address)).headers.get('content-security-policy');
    expect(sent, address).toContain("script-src 'self' 'sha256-x' https://*.googletagmanager.com");
    expect(sent, address).toContain("frame-ancestors 'none'");
  }
});

it('lets the editor alone frame the preview alone', async () => {
  const { ask } = site({ render: () => Promise.resolve(page()) });
  const { headers } = await ask('/articles/preview?token=1');
  expect(headers.get('content-security-policy')).toContain(
    'frame-ancestors https://office.example',
  );
  expect(headers.get('x-frame-options')).toBeNull();
});

it('locks what is no page, and says of scripts nothing that is of documents', async () => {
  const { ask } = site({ render: () => Promise.resolve(Response.json({ code: 200 })) });
  const call = await ask('/api/leads', { method: 'POST' });
  expect(call.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  const script = await ask('/_astro/a.js');
  expect(script.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(script.headers.get('permissions-policy')).toBeNull();
  expect(script.headers.get('x-content-type-options')).toBe('nosniff');
});

it('answers what nobody knows with the page for it, whatever the method', async () => {
  const { ask } = site();
  for (const init of [{}, { method: 'POST' }]) {
    const response = await ask('/no-such-page', init);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('ไม่พบหน้านี้');
  }
  expect((await ask('/_astro/none.js')).headers.get('permissions-policy')).not.toBeNull();
  expect((await ask('/%E0')).status).toBe(400);
});

it('gives every page one address, on this host', async () => {
  const { ask } = site();
  const moved = async (address: string) => (await ask(address)).headers.get('location');
  expect(await moved('/pdpa/?a=1')).toBe('/pdpa?a=1');
  expect(await moved('//evil.example/')).toBe('/evil.example');
});

it('answers a fault with the page for it, and logs it', async () => {
  const { ask, log } = site({ render: () => Promise.reject(new Error('broken')) });
  const response = await ask('/articles');
  expect([response.status, await response.text()]).toEqual([500, 'ขออภัย']);
  expect(log.error).toHaveBeenCalledOnce();
});

it('blames nobody for a visitor who left', async () => {
  const { ask, log } = site({ render: () => Promise.reject(new Error('terminated')) });
  await ask('/api/leads', { method: 'POST', signal: AbortSignal.abort() });
  expect(log.error).not.toHaveBeenCalled();
});

it('insists on TLS only where there is TLS', async () => {
  const strict = (response: Response) => response.headers.get('strict-transport-security');
  expect(strict(await site().ask('/'))).toBeNull();
  expect(strict(await site({ siteUrl: 'https://site' }).ask('/'))).toContain('max-age=');
});

it('logs neither queries nor visitors, and no question of health', async () => {
  const { ask, log } = site();
  await ask('/?phone=0812345678');
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' });
  expect(log.info).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.info.mock.calls)).not.toMatch(/0812345678|192\.0\.2\.1/);
});
