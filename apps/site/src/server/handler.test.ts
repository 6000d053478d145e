import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { policyHash } from '../policy-hash.ts';
import { siteHandler } from './handler.ts';
import type { AnswerCall } from './lead-call.ts';
import { plainErrorPage, wholeCall } from './own-pages.ts';
import { Gate } from './overload.ts';
import { PageCache } from './page-cache.ts';
import type { Render } from './rendered-pages.ts';
import type { Whole } from './whole.ts';

const script = 'start()';
const policy = `default-src 'self'; script-src 'self' '${policyHash(script)}'; frame-ancestors 'none'`;
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
  ['/400', file('อ่านที่อยู่ไม่ออก', { 'content-security-policy': policy }, 400)],
  ['/405', file('ทำแบบนี้กับหน้านี้ไม่ได้', { 'content-security-policy': policy }, 405)],
  ['/500', file('ขออภัย', { 'content-security-policy': policy }, 500)],
  ['/503', file('มีผู้ใช้งานมาก', { 'content-security-policy': policy }, 503)],
]);

const page = (status = 200) =>
  new Response(`a page<script>${script}</script>`, {
    status,
    headers: { 'content-type': 'text/html', 'content-security-policy': policy },
  });

interface Given {
  render?: Render;
  answerCall?: AnswerCall;
  siteUrl?: string;
  logsRequests?: boolean;
  loopDelayMs?: () => number;
}

const busy = { code: 503, message: 'มีผู้ใช้งานมาก', error: 'busy' } as const;

function site({
  render = () => Promise.resolve(undefined),
  answerCall = () => undefined,
  siteUrl = 'http://site',
  logsRequests = true,
  loopDelayMs = () => 0,
}: Given = {}) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const metrics = { answered: vi.fn(), from: vi.fn() };
  const handle = siteHandler({
    files,
    ...{ render, answerCall },
    cache: new PageCache(),
    ...{ log, metrics, logsRequests },
    health: (path, _, _visitor, isLocal) =>
      path === '/readyz' ? Promise.resolve(new Response(String(isLocal))) : undefined,
    routeOf: (path) => (path.startsWith('/articles/') ? '/articles/[slug]' : undefined),
    gate: new Gate(log, loopDelayMs),
    busy: () => busy,
    headers: {
      tags: { analytics: 'G-1' },
      officeOrigin: 'https://office.example',
      siteUrl: new URL(siteUrl),
    },
  });
  const ask = (address: string, init?: RequestInit) =>
    handle(new Request(`http://site${address}`, init), '192.0.2.1');
  return { ask, log, handle, metrics };
}

describe('whoever takes nothing as it is', () => {
  it.each(['identity;q=0', '*;q=0', 'compress, identity;q=0', 'br;q=0, *;q=0'])(
    'is told that there is nothing else: %s',
    async (accepted) => {
      const render = vi.fn(() => Promise.resolve(page()));
      const { ask, handle } = site({ render });
      for (const address of ['/', '/_astro/a.js', '/articles/one', '/nowhere']) {
        const refused = await ask(address, { headers: { 'accept-encoding': accepted } });
        expect([refused.status, await refused.text()]).toEqual([406, '']);
        expect(refused.headers.get('vary')).toBe('accept-encoding');
      }
      expect(render).not.toHaveBeenCalled();
      const had = { ifNoneMatch: undefined, ifModifiedSince: undefined, asker: () => 'somebody' };
      const asked = { accept: undefined, acceptEncoding: accepted, isSecure: false, ...had };
      expect(handle.ready?.({ method: 'GET', target: '/', ...asked })).toBeUndefined();
    },
  );

  it('is sent what they take, however small it is', async () => {
    const { ask } = site();
    const sent = await ask('/', { headers: { 'accept-encoding': 'gzip, identity;q=0' } });
    expect([sent.status, sent.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    const missing = await ask('/nowhere', { headers: { 'accept-encoding': 'br, *;q=0' } });
    expect([missing.status, missing.headers.get('content-encoding')]).toEqual([404, 'br']);
    expect(missing.headers.get('vary')).toBe('accept-encoding');
  });

  it('loses no form', async () => {
    const { ask } = site({ render: () => Promise.resolve(page()) });
    const init = { method: 'POST', body: '', headers: { 'accept-encoding': 'identity;q=0' } };
    expect((await ask('/contact', init)).status).toBe(200);
  });
});

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
    expect(sent, address).toContain(
      `script-src 'self' '${policyHash(script)}' https://*.googletagmanager.com`,
    );
    expect(sent, address).toContain("frame-ancestors 'none'");
    expect(sent, address).toContain('; report-uri /api/csp-reports');
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
  const picture = { headers: { 'content-type': 'image/svg+xml' } };
  const icon = await site({ render: () => Promise.resolve(new Response('<svg/>', picture)) }).ask(
    '/api/icon',
  );
  expect(icon.headers.get('permissions-policy')).toBeNull();
  expect(icon.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});

it('answers what nobody knows with the page for it, whatever the method', async () => {
  const { ask } = site();
  for (const init of [{}, { method: 'POST' }]) {
    const response = await ask('/no-such-page', init);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('ไม่พบหน้านี้');
  }
  expect((await ask('/_astro/none.js')).headers.get('permissions-policy')).not.toBeNull();
});

it.each(['/%E0', '/%', '/articles/detail/%00%E0?a=1'])(
  'answers an address that cannot be read with a page: %s',
  async (address) => {
    const response = await site().ask(address);
    expect([response.status, await response.text()]).toEqual([400, 'อ่านที่อยู่ไม่ออก']);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  },
);

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'QUERY', 'OPTIONS'])(
  'says to %s what a page can be asked',
  async (method) => {
    const { ask } = site({
      render: () =>
        Promise.resolve(new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })),
    });
    for (const address of ['/', '/articles', '/readyz', '/metrics']) {
      const response = await ask(address, { method });
      expect([response.status, response.headers.get('allow')], address).toEqual([405, 'GET, HEAD']);
      expect(await response.text()).toBe('ทำแบบนี้กับหน้านี้ไม่ได้');
    }
  },
);

it('leads from capitals to the page, where there is one', async () => {
  const render: Render = ({ url }) =>
    Promise.resolve(new URL(url).pathname === '/articles' ? page() : undefined);
  const { ask } = site({ render });
  const found = await ask('/Articles?page=2');
  expect([found.status, found.headers.get('location')]).toEqual([308, '/articles?page=2']);
  expect((await ask('/Pdpa')).status).toBe(404);
  expect((await ask('/API/leads', { method: 'POST' })).status).toBe(404);
});

it('has the same answer ready that it would give', async () => {
  const tagged = () => {
    const shown = page();
    shown.headers.set('x-cache-tags', 'articles');
    return Promise.resolve(shown);
  };
  const { ask, handle, log } = site({ render: tagged });
  await ask('/articles');
  for (const target of ['/', '/articles', '/_astro/a.js', '/articles?utm_source=line']) {
    for (const method of ['GET', 'HEAD']) {
      for (const ifNoneMatch of [undefined, 'W/"file"']) {
        const asked = {
          method,
          target,
          isSecure: false,
          accept: undefined,
          acceptEncoding: undefined,
          ifNoneMatch,
          ifModifiedSince: undefined,
          asker: () => 'somebody',
        };
        log.info.mockClear();
        const ready = handle.ready?.(asked);
        const headers = ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch };
        const response = await ask(target, { method, headers });
        expect(ready?.status, target).toBe(response.status);
        expect(ready?.headers).toEqual([...response.headers].flat());
        expect(Buffer.from(ready?.body ?? []).toString()).toBe(await response.text());
        const told = log.info.mock.calls.map(([facts]: object[]) => ({ ...facts, ms: 0 }));
        expect(told[0]).toEqual(told[1]);
      }
    }
  }
  const asked = {
    isSecure: true,
    accept: undefined,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    ifModifiedSince: undefined,
    asker: () => 'somebody',
  };
  const secure = handle.ready?.({ ...asked, method: 'GET', target: '/' });
  expect(secure?.headers).toContain('strict-transport-security');
  expect(handle.ready?.({ ...asked, method: 'TRACE', target: '/' })).toBeUndefined();
  expect(handle.ready?.({ ...asked, method: 'GET', target: undefined })?.status).toBe(400);
  expect(handle.ready?.({ ...asked, method: 'POST', target: '/articles' })).toBeUndefined();
});

it('gives every page one address, on this host', async () => {
  const { ask } = site();
  const moved = async (address: string) => (await ask(address)).headers.get('location');
  expect(await moved('/pdpa/?a=1')).toBe('/pdpa?a=1');
  expect(await moved('//evil.example/')).toBe('/evil.example');
});

it.each(['//evil.example', '//evil.example/articles', '/\\evil.example', '///', '//a@b/articles'])(
  'shows no page of this host at %s',
  (target) => {
    const asked = { method: 'GET', target, isSecure: false };
    const none = { accept: undefined, acceptEncoding: undefined };
    const had = { ifNoneMatch: undefined, ifModifiedSince: undefined, asker: () => 'somebody' };
    expect(site().handle.ready?.({ ...asked, ...none, ...had })).toBeUndefined();
  },
);

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
  expect((await ask('/readyz')).status).toBe(200);
  expect(log.info).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.info.mock.calls)).not.toMatch(/0812345678|192\.0\.2\.1/);
});

it('names addresses in figures by their patterns, whatever is asked for', async () => {
  const { ask, handle, metrics } = site({
    render: ({ url }) => Promise.resolve(url.includes('/articles/') ? page() : undefined),
  });
  await ask('/');
  await ask('/_astro/a.js');
  await ask('/articles/one?phone=0812345678');
  await ask('/articles/%E0%B8%81');
  await ask('/no/such');
  await ask('/%E0');
  const asked = {
    ...{ isSecure: false, accept: undefined },
    acceptEncoding: undefined,
    ...{ ifNoneMatch: undefined, ifModifiedSince: undefined, asker: () => 'somebody' },
  };
  handle.ready?.({ method: 'GET', target: '/?a=1', ...asked });
  expect(metrics.answered.mock.calls.map((call: unknown[]) => call.slice(0, 3))).toEqual([
    ['GET', '/', 200],
    ['GET', '/_astro/*', 200],
    ['GET', '/articles/[slug]', 200],
    ['GET', '/articles/[slug]', 200],
    ['GET', 'none', 404],
    ['GET', 'none', 400],
    ['GET', '/', 200],
  ]);
  expect(metrics.from.mock.calls).toEqual([['render'], ['render'], ['files']]);
});

it('logs no path that somebody made up', async () => {
  const { ask, log } = site({
    render: (request) =>
      Promise.resolve(request.url.endsWith('/one') ? page() : new Response(null, { status: 404 })),
  });
  await ask('/articles/one');
  await ask('/somchai@mail.example/0812345678');
  await ask('/articles/somchai@mail.example');
  await ask('/somchai@mail.example/');
  expect(log.info.mock.calls.map(([facts]) => facts as unknown)).toMatchObject(
    ['/articles/one', 'none', '/articles/[slug]', 'none'].map((path) => ({ path })),
  );
});

it('logs requests only where that is wanted', async () => {
  const { ask, log } = site({ logsRequests: false });
  await ask('/');
  expect(log.info).not.toHaveBeenCalled();
});

it('hands on whether a program on this machine asks', async () => {
  const { handle } = site();
  const asked = () => new Request('http://site/readyz');
  expect(await (await handle(asked(), '127.0.0.1', true)).text()).toBe('true');
  expect(await (await handle(asked(), '127.0.0.1')).text()).toBe('false');
});

describe('when more is asked than can be done', () => {
  // However slow the machine is, no turn comes to its end here.
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }),
  );
  afterEach(() => void vi.useRealTimers());

  const asked = { isSecure: false, accept: undefined, acceptEncoding: undefined };
  const get = {
    ...asked,
    method: 'GET',
    ifNoneMatch: undefined,
    ifModifiedSince: undefined,
    asker: () => 'somebody',
  };
  const post = { ...get, method: 'POST', target: '/api/leads' };
  const textOf = (body: Uint8Array | undefined) => Buffer.from(body ?? []).toString();

  /** Everything that is rendered hangs; whoever is let in is counted. */
  function hanging(change: Parameters<typeof site>[0] = {}) {
    let letIn = 0;
    const made = site({
      ...change,
      render: () => {
        letIn++;
        return new Promise(() => undefined);
      },
    });
    return { ...made, letIn: () => letIn };
  }

  it('turns pages away at once, with words and a time, and takes forms all the same', () => {
    let late = 0;
    const { ask, handle } = hanging({ loopDelayMs: () => late });
    expect(handle.ready?.({ ...get, target: '/articles?q=x' })).toBeUndefined();
    late = 5_000;
    // One alone is made however late it is.
    expect(handle.ready?.({ ...get, target: '/articles?q=x' })).toBeUndefined();
    void ask('/articles?q=y');
    const away = handle.ready?.({ ...get, target: '/articles?q=x' });
    expect(away?.status).toBe(503);
    expect(away?.headers.join('\n')).toMatch(/retry-after\n\d+/);
    expect(textOf(away?.body)).toBe('มีผู้ใช้งานมาก');
    expect(handle.ready?.(post)).toBeUndefined();
    // What is in memory, and who watches, are answered as ever.
    expect(handle.ready?.({ ...get, target: '/' })?.status).toBe(200);
    expect(handle.ready?.({ ...get, target: '/healthz' })).toBeUndefined();
  });

  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('takes so many forms at once, and answers the next as a program or a person reads it', async () => {
    const { ask, handle, letIn } = hanging();
    let sent = 0;
    for (; sent < 1_000 && !handle.ready?.(post); sent++)
      void ask('/api/leads', { method: 'POST' });
    // More wait than are begun, and not without end.
    expect(sent).toBeGreaterThan(256);
    expect(sent).toBeLessThan(1_000);
    const call = handle.ready?.({ ...post, accept: 'application/json' });
    expect(JSON.parse(textOf(call?.body))).toMatchObject({ code: 503, error: 'busy' });
    const page = handle.ready?.({ ...post, accept: 'text/html,*/*;q=0.8' });
    expect(textOf(page?.body)).toBe('มีผู้ใช้งานมาก');
    for (let turn = 0; turn < 20; turn++) await settled();
    expect(letIn()).toBe(64);
  });

  it('makes few pages at once, lets some wait, and a form begin before them', async () => {
    const { ask, letIn } = hanging();
    for (let sent = 0; sent < 50; sent++) void ask(`/articles?page=${sent}`);
    await settled();
    expect(letIn()).toBe(8);
    void ask('/api/leads', { method: 'POST' });
    expect(letIn()).toBe(9);
    await settled();
    expect(letIn()).toBe(9);
  });

  it('tells the log once for many', () => {
    const { ask, handle, log } = hanging({ loopDelayMs: () => 5_000 });
    void ask('/articles?q=y');
    for (let sent = 0; sent < 50; sent++) handle.ready?.({ ...get, target: `/a${sent}` });
    vi.advanceTimersByTime(60_000);
    expect(log.warn.mock.calls).toEqual([
      [{ form: 0, page: 50, loopDelayMs: 5000 }, expect.any(String)],
    ]);
  });
});

it('sends the page for faults once compressed where a page fails as it is rendered', async () => {
  const words = 'ขออภัย '.repeat(200);
  const compressed = { br: bytes('other'), zstd: bytes('other'), gzip: bytes('other') };
  const built = new Map([['/500', { ...file(words), compressed }]]);
  const { ask } = site({ render: (request) => plainErrorPage(request, built, 500) });
  const response = await ask('/articles', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await response.bytes()).toString()).toContain('ขออภัย');
});

it('answers a call that comes in storms before anything is rendered, under the headers of every call', async () => {
  const render = vi.fn();
  const answerCall: AnswerCall = (path, _, visitor) =>
    path === '/api/leads'
      ? Promise.resolve(wholeCall({ code: 429, message: visitor, error: 'too_many' }, 7))
      : undefined;
  const { handle } = site({ render, answerCall });
  const response = await handle(new Request('http://site/api/leads', { method: 'POST' }), 'who');
  expect(response.status).toBe(429);
  expect(await response.json()).toEqual({ code: 429, message: 'who', error: 'too_many' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '7',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(render).not.toHaveBeenCalled();
  await handle(new Request('http://site/api/consent', { method: 'POST' }), 'who');
  expect(render).toHaveBeenCalledOnce();
});
