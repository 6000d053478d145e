import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, Site, test } from './site.ts';

/** A plain request, undecoded, so that what travels can be looked at. */
const raw = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      httpRequest(url, { headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );

test('is healthy', async ({ request }) => {
  const response = await request.get('/healthz');
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('serves pages precompressed, each with its own strict policy', async ({ site }) => {
  const plain = await raw(site.url);
  const brotli = await raw(site.url, { 'accept-encoding': 'gzip, br' });
  const gzip = await raw(site.url, { 'accept-encoding': 'gzip' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(brotli.headers).toMatchObject({
    vary: expect.stringMatching(/accept-encoding/i),
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  for (const path of ['/', '/pdpa', '/terms', '/contact', '/no/such/page']) {
    const policy = String((await raw(site.url + path)).headers['content-security-policy']);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
    expect(policy, path).not.toContain('unsafe');
  }
});

test('cuts off from whoever opened it what is one visitor’s alone', async ({ site }) => {
  const name = 'cross-origin-opener-policy';
  for (const path of ['/register?package=mini', '/thanks', '/no/such/page']) {
    expect((await raw(site.url + path)).headers[name], path).toBe('same-origin');
  }
  for (const path of ['/', '/pdpa', '/articles']) {
    expect((await raw(site.url + path)).headers[name], path).toBeUndefined();
  }
});

test('answers 304 to who has the page already', async ({ site }) => {
  const first = await raw(site.url, { 'accept-encoding': 'br' });
  const again = await raw(site.url, {
    'accept-encoding': 'br',
    'if-none-match': String(first.headers.etag),
  });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('lets browsers keep hashed files for ever, without the headers of documents', async ({
  site,
}) => {
  const html = (await raw(site.url)).body.toString();
  const script = /\/_astro\/[^"\s]+\.js/.exec(html)?.[0] ?? '';
  const { headers } = await raw(site.url + script);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['permissions-policy']).toBeUndefined();
  expect(headers.etag).toBeUndefined();
  expect((await raw(site.url)).headers['permissions-policy']).toContain('camera=()');
});

test('insists on TLS only where there is TLS', async ({ site }) => {
  expect((await raw(site.url)).headers['strict-transport-security']).toBeUndefined();
  const secure = await new Site().start({ SITE_URL: 'https://www.clinicdee.example' });
  expect((await raw(secure.url)).headers['strict-transport-security']).toContain('max-age=');
  await secure.dispose();
});

test('gives every page one address', async ({ site }) => {
  const { status, headers } = await raw(`${site.url}/pdpa/?a=1`);
  expect(status).toBe(308);
  expect(headers.location).toBe('/pdpa?a=1');
  expect((await raw(`${site.url}//evil.example/`)).headers.location ?? '').not.toMatch(/^\/\//);
});

test('answers the unknown with a real 404, whatever the method', async ({ site }) => {
  const unknown = [
    ...['/no-such-page', '/../server.ts', '/_astro/none.js', '/%E0', '/%', '/articles/detail/%FF'],
    ...['/pdpa.html', '/contact.html', '/index.html', '/articles/index.html', '/rss.xml.html'],
    ...['/articles/detail/long-guide.html', '/articles/detail/x/index.html', '/api/leads.html'],
  ];
  for (const path of unknown) {
    const { status, headers } = await raw(site.url + path);
    expect([400, 404], path).toContain(status);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
  for (const path of ['/no-such-page', '/api/leads.html', '/contact/index.html']) {
    expect((await raw(site.url + path, {}, 'POST')).status, path).toBe(404);
  }
});

test('reads an address that nobody encoded as UTF-8', async ({ site }) => {
  const { port } = new URL(site.url);
  const say = async (target: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    return answer;
  };
  expect(await say('/?utm_campaign=โปร')).toMatch(/^HTTP\/1\.1 200 /);
  const found = await say('/articles?q=ทันตกรรม');
  expect(found).toMatch(/^HTTP\/1\.1 200 /);
  expect(found).toContain('ทันตกรรม');
  expect(await say('/โปร')).toMatch(/^HTTP\/1\.1 404 /);
});

test('logs requests where that is wanted, without addresses or queries', async () => {
  const site = await new Site().start({ LOG_REQUESTS: '1' });
  await raw(`${site.url}/healthz`);
  await raw(`${site.url}/pdpa?phone=0812345678`);
  await expect.poll(() => site.log).toContain('"path":"/pdpa"');
  expect(site.log).not.toContain('0812345678');
  expect(site.log).not.toContain('healthz');
  expect(site.log).not.toMatch(/remoteAddress|"ip"/);
  await site.dispose();
});

test.describe('a start that cannot be', () => {
  const failing = async (environment: Record<string, string>) => {
    const site = new Site();
    const message = await site.start(environment).then(
      () => 'it started',
      (error: unknown) => (error as Error).message,
    );
    await site.dispose();
    return message;
  };

  test('is explained in a line', async ({ site }) => {
    expect(await failing({ PORT: new URL(site.url).port })).toMatch(/Port \d+ is taken/);
    expect(await failing({ PORT: 'many' })).toMatch(/^PORT .*many/m);
    expect(await failing({ DATA_DIR: '/dev/null/data' })).toMatch(/DATA_DIR/);
    expect(await failing({ DATA_DIR: '/proc/nowhere' })).toMatch(/may not write to .*DATA_DIR/);
    expect(await failing({ LEAD_API_URL: 'http://127.0.0.1' })).toMatch(
      /LEAD_API_TOKEN must be set/,
    );
  });
});
