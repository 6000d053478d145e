import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve, type TestServer } from '../../test/serve.ts';
import { sessionToken } from '../../test/session-token.ts';
import { ADDRESS_HEADER } from './address-header.ts';
import { AdmissionControl } from './admission-control.ts';

const keys = {
  CONTENT_API_KEY: 'key of the content',
  CONTENT_API_KEY_HEADER: 'x-api-key',
  LEAD_API_TOKEN: 'token-of-the-leads',
  REGISTRATION_API_TOKEN: 'token-of-vendors',
  PAYLOAD_SECRET: 'a secret',
};
const staff = { cookie: `payload-token=${sessionToken(keys.PAYLOAD_SECRET)}` };

let server: TestServer;
/** The paths of the requests that were admitted. */
let begun: string[];
/** Functions that answer them. */
let ends: (() => void)[];

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  [begun, ends] = [[], []];
  const gate = new AdmissionControl(keys);
  server = await serve((request, response) => {
    request.headers[ADDRESS_HEADER] = request.headers.from ?? '203.0.113.1';
    void gate.enter(request, response, async () => {
      begun.push(request.url ?? '');
      await new Promise<void>((resolve) => ends.push(resolve));
      response.end('done');
    });
  });
});
afterEach(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { accept: 'text/html', ...headers } });

/** Sends requests without a session, which are not answered. */
async function strangers(count: number): Promise<void> {
  for (let number = 0; number < count; number++) void ask('/stranger').catch(() => undefined);
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0));
}

/** Waits until a request is admitted, and answers it. */
async function expectAdmitted(asked: Promise<Response>, path: string): Promise<void> {
  await vi.waitFor(() => expect(begun).toContain(path));
  ends.at(-1)?.();
  expect(await (await asked).text()).toBe('done');
}

it.each([
  ['a lead', { authorization: `Bearer ${keys.LEAD_API_TOKEN}` }],
  ['a registration', { authorization: `Bearer ${keys.REGISTRATION_API_TOKEN}` }],
  ['the content API', { 'x-api-key': keys.CONTENT_API_KEY }],
  ['staff', staff],
])('admits %s beside four requests of strangers', async (_who, headers) => {
  await strangers(60);
  await vi.waitFor(() => expect(begun).toHaveLength(4));
  void ask('/guessed', { authorization: 'Bearer guessed' }).catch(() => undefined);
  await expectAdmitted(ask('/known', headers), '/known');
  await expectAdmitted(ask('/readyz'), '/readyz');
  expect(begun.filter((path) => path === '/stranger')).toHaveLength(4);
  expect(begun).not.toContain('/guessed');
});

it('answers 503 in words when the queue of an address is full, but admits other addresses', async () => {
  await strangers(132);
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
  const another = ask('/another', { from: '203.0.113.2' });
  await vi.waitFor(() => {
    for (const end of ends.splice(0)) end();
    expect(begun).toContain('/another');
  });
  expect(begun.filter((path) => path === '/stranger').length).toBeLessThan(132);
  for (const end of ends.splice(0)) end();
  expect(await (await another).text()).toBe('done');
});

it('keeps places for addresses from which staff have logged in', async () => {
  const from = '203.0.113.3';
  await expectAdmitted(ask('/staff', { ...staff, from }), '/staff');
  // More addresses than strangers have places.
  const answered = vi.fn();
  for (let number = 0; number < 300; number++) {
    const stranger = { from: `198.51.${number >> 8}.${number & 255}` };
    void ask('/stranger', stranger).then(answered, () => undefined);
  }
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  await expectAdmitted(ask('/admin/login', { from }), '/admin/login');
});

it('closes a connection that sends many requests before the first is answered', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const closed = once(socket, 'close');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => undefined);
  socket.write('GET /many HTTP/1.1\r\nhost: office\r\n\r\n'.repeat(400));
  await closed;
  expect(answer).toBe('');
  for (const end of ends.splice(0)) end();
  await expectAdmitted(ask('/next'), '/next');
  expect(begun.length).toBeLessThan(10);
});

it('admits three large bodies at once, also of staff', async () => {
  const body = new Uint8Array(2 * 1024 * 1024);
  const send = () =>
    fetch(`${server.url}/media`, { method: 'POST', headers: staff, body }).catch(() => undefined);
  for (let number = 0; number < 5; number++) void send();
  await vi.waitFor(() => expect(begun).toHaveLength(3));
  await expectAdmitted(ask('/page', staff), '/page');
  expect(begun).toEqual(['/media', '/media', '/media', '/page']);
});
