import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve, type TestServer } from '../../test/serve.ts';
import { sessionToken } from '../../test/session-token.ts';
import { ADDRESS_HEADER } from './addresses.ts';
import { limitRequests } from './admission-control.ts';

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
  [begun, ends] = [[], []];
  const admit = limitRequests(keys);
  server = await serve((request, response) => {
    request.headers[ADDRESS_HEADER] = request.headers.from ?? '203.0.113.1';
    admit(request, response, async () => {
      begun.push(request.url ?? '');
      await new Promise<void>((resolve) => ends.push(resolve));
      response.end('done');
    });
  });
});
afterEach(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { accept: 'text/html', ...headers } });

/** Sends requests without a session, which are not answered, from three addresses. */
async function strangers(count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const headers = { from: `198.51.100.${number % 3}` };
    void ask('/stranger', headers).catch(() => undefined);
  }
  await vi.waitFor(() => expect(begun.length).toBeGreaterThanOrEqual(Math.min(count, 24)));
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
])('admits %s beside as many strangers as are admitted', async (_who, headers) => {
  await strangers(60);
  expect((await ask('/guessed', { authorization: 'Bearer guessed' })).status).toBe(503);
  await expectAdmitted(ask('/known', headers), '/known');
  await expectAdmitted(ask('/readyz'), '/readyz');
  await expectAdmitted(ask('/_next/static/page.js'), '/_next/static/page.js');
  expect(begun.filter((path) => path === '/stranger')).toHaveLength(24);
});

it('answers 503 in words when an address sends too much, but admits other addresses', async () => {
  const first = ask('/first');
  await vi.waitFor(() => expect(begun).toEqual(['/first']));
  for (let number = 1; number < 8; number++) void ask('/stranger').catch(() => undefined);
  await vi.waitFor(() => expect(begun).toHaveLength(8));
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
  await expectAdmitted(ask('/another', { from: '203.0.113.2' }), '/another');
  ends[0]?.();
  await first;
  await expectAdmitted(ask('/next'), '/next');
});

it('admits four large bodies at once, also of staff', async () => {
  const body = new Uint8Array(2 * 1024 * 1024);
  const send = () =>
    fetch(`${server.url}/media`, { method: 'POST', headers: staff, body }).catch(() => undefined);
  for (let number = 0; number < 6; number++) void send();
  await vi.waitFor(() => expect(begun).toHaveLength(4));
  await expectAdmitted(ask('/page', staff), '/page');
  expect(begun).toEqual([...Array<string>(4).fill('/media'), '/page']);
});
