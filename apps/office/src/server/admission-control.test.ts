import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADDRESS_HEADER } from './address-header.ts';
import { AdmissionControl } from './admission-control.ts';

const keys = {
  CONTENT_API_KEY: 'key of the content',
  CONTENT_API_KEY_HEADER: 'x-api-key',
  LEAD_API_TOKEN: 'token-of-the-leads',
  REGISTRATION_API_TOKEN: 'token-of-vendors',
  PAYLOAD_SECRET: 'a secret',
};

let server: Server;
let url: string;
/** What was begun, by its path. */
let begun: string[];
/** Ends what was begun. */
let ends: (() => void)[];

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  [begun, ends] = [[], []];
  const gate = new AdmissionControl(keys);
  server = createServer((request, response) => {
    // As the server writes it; a test says whose it is.
    request.headers[ADDRESS_HEADER] = request.headers.from ?? '203.0.113.1';
    void gate.enter(request, response, async () => {
      begun.push(request.url ?? '');
      await new Promise<void>((resolve) => ends.push(resolve));
      response.end('done');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** A session as Payload makes it. */
function session(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256' })}.${part({ id: 1, exp: Date.now() / 1000 + 600 })}`;
  const key = createHash('sha256').update(keys.PAYLOAD_SECRET).digest('hex').slice(0, 32);
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers: { accept: 'text/html', ...headers } });

/** So many strangers, who wait for ever. */
async function strangers(count: number): Promise<void> {
  for (let number = 0; number < count; number++) void ask('/stranger').catch(() => undefined);
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0));
}

const isDone = async (asked: Promise<Response>, path: string) => {
  await vi.waitFor(() => expect(begun).toContain(path));
  ends.at(-1)?.();
  return (await asked).text();
};

it('begins few of what strangers ask, and all of what the site and vendors do', async () => {
  await strangers(60);
  await vi.waitFor(() => expect(begun).toHaveLength(4));
  const lead = ask('/lead', { authorization: `Bearer ${keys.LEAD_API_TOKEN}` });
  expect(await isDone(lead, '/lead')).toBe('done');
  const vendor = ask('/vendor', { authorization: `Bearer ${keys.REGISTRATION_API_TOKEN}` });
  expect(await isDone(vendor, '/vendor')).toBe('done');
  const content = ask('/content', { 'x-api-key': keys.CONTENT_API_KEY });
  expect(await isDone(content, '/content')).toBe('done');
  void ask('/guessed', { authorization: 'Bearer guessed' }).catch(() => undefined);
  const colleague = ask('/staff', { cookie: `payload-token=${session()}` });
  expect(await isDone(colleague, '/staff')).toBe('done');
  const probe = ask('/readyz');
  expect(await isDone(probe, '/readyz')).toBe('done');
  expect(begun.filter((path) => path === '/stranger')).toHaveLength(4);
  expect(begun).not.toContain('/guessed');
});

it('turns away whom there is no room for, in words, and tells of it once', async () => {
  await strangers(132);
  // One address may have so many in line; each connection asks once.
  const page = await ask('/page');
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('<h1>มีการเรียกใช้ระบบพร้อมกันมากเกินไป</h1>');
  const call = await ask('/api/users/login', { accept: '*/*' });
  expect(call.status).toBe(503);
  expect(await call.json()).toEqual({
    errors: [{ message: expect.stringContaining('กรุณาลองใหม่ในอีกสักครู่') as string }],
  });
  // There is room for somebody else.
  const another = ask('/another', { from: '203.0.113.2' });
  await vi.waitFor(() => {
    for (const end of ends.splice(0)) end();
    expect(begun).toContain('/another');
  });
  expect(begun.filter((path) => path === '/stranger').length).toBeLessThan(132);
  for (const end of ends.splice(0)) end();
  expect(await (await another).text()).toBe('done');
});

it('keeps a line for whoever comes from where a colleague was seen', async () => {
  const cookie = `payload-token=${session()}`;
  expect(await isDone(ask('/staff', { cookie, from: '203.0.113.3' }), '/staff')).toBe('done');
  // From more addresses than strangers have places.
  const answered = vi.fn();
  for (let number = 0; number < 300; number++) {
    const from = `198.51.${number >> 8}.${number & 255}`;
    void ask('/stranger', { from }).then(answered, () => undefined);
  }
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  const neighbour = ask('/admin/login', { from: '203.0.113.3' });
  expect(await isDone(neighbour, '/admin/login')).toBe('done');
});

it('hangs up on who asks for ever more over one connection before the first is answered', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const closed = once(socket, 'close');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => undefined);
  socket.write('GET /many HTTP/1.1\r\nhost: office\r\n\r\n'.repeat(400));
  await closed;
  expect(answer).toBe('');
  for (const end of ends.splice(0)) end();
  // Nobody is there any more for whom anything could be made.
  const next = ask('/next');
  expect(await isDone(next, '/next')).toBe('done');
  expect(begun.length).toBeLessThan(10);
});

it('takes few large bodies at once, whoever sends them', async () => {
  const headers = { cookie: `payload-token=${session()}` };
  const body = new Uint8Array(2 * 1024 * 1024);
  const send = () =>
    fetch(`${url}/media`, { method: 'POST', headers, body }).catch(() => undefined);
  for (let number = 0; number < 5; number++) void send();
  await vi.waitFor(() => expect(begun).toHaveLength(3));
  const page = ask('/page', headers);
  expect(await isDone(page, '/page')).toBe('done');
  expect(begun).toEqual(['/media', '/media', '/media', '/page']);
});
