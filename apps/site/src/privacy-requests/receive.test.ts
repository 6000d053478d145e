import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LatestMap } from '../http/latest-map.ts';
import { contentFor } from '../content/site-content.ts';
import {
  confirmPrivacyRequest,
  type PrivacyRequestService,
  receivePrivacyRequest,
} from './receive.ts';

const values = {
  right: 'erasure',
  fullname: 'มานี ขอลบ',
  phone: '๐๘๑ ๒๓๔ ๕๖๗๘',
  email: 'manee@clinic.example',
  description: '',
};

let received: { path: string | undefined; body: string; key: string | undefined }[] = [];
let status = 200;
const logged: unknown[] = [];
const office = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received.push({ path: request.url, body, key: request.headers.authorization });
    const answer = { code: status, message: 'mail_sent', reference: 'ABCD-1234' };
    response.writeHead(status).end(JSON.stringify(answer));
  });
});
let service: PrivacyRequestService;

beforeAll(() => new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve)));
afterAll(() => void office.close());
beforeEach(() => {
  [received, status] = [[], 200];
  const { port } = office.address() as AddressInfo;
  const note = (...facts: unknown[]) => void logged.push(facts);
  service = {
    office: { url: `http://127.0.0.1:${port}/requests`, token: 'key', timeoutMs: 5000 },
    sent: new LatestMap(),
    contentFor,
    rateLimit: { take: () => Promise.resolve(undefined) },
    siteUrl: new URL('http://localhost:4321'),
    log: { info: note, warn: note, error: note },
  };
});

function post(fields: object, origin = 'http://localhost:4321') {
  return new Request('http://localhost:4321/pdpa/request', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(fields),
  });
}

it('hands a request to the office and remembers its reference', async () => {
  const { envelope } = await receivePrivacyRequest(post(values), '1.2.3.4', service);
  expect(envelope).toMatchObject({ code: 200, reference: 'ABCD-1234' });
  expect(received).toMatchObject([{ path: '/requests', key: 'Bearer key' }]);
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
    ...{ right: 'erasure', phone: '081 234 5678', email: values.email },
  });
  expect(service.sent.get('ABCD-1234')).toBe(true);
});

it('refuses what is incomplete or comes from elsewhere, and keeps the values', async () => {
  const incomplete = { ...values, right: 'all', email: 'x' };
  const { envelope, values: kept } = await receivePrivacyRequest(post(incomplete), '', service);
  expect(envelope.code).toBe(422);
  expect(Object.keys(envelope.errors ?? {})).toEqual(['right', 'email']);
  expect(kept.fullname).toBe(values.fullname);
  const foreign = post(values, 'https://evil.example');
  expect((await receivePrivacyRequest(foreign, '', service)).envelope.code).toBe(403);
  expect(received).toEqual([]);
});

it('says what to do when the office does not take it, and logs nothing personal', async () => {
  status = 503;
  const { envelope } = await receivePrivacyRequest(post(values), '', service);
  expect(envelope).toMatchObject({ code: 502, message: expect.stringContaining('@') as string });
  expect(JSON.stringify(logged)).not.toMatch(/มานี|manee|5678/);
});

it('limits the requests of an address', async () => {
  const exceeded = { error: 'too_many', retryAfterSeconds: 30 } as const;
  service.rateLimit = { take: () => Promise.resolve(exceeded) };
  const { envelope, retryAfterSeconds } = await receivePrivacyRequest(post(values), '', service);
  expect([envelope.code, retryAfterSeconds]).toEqual([429, 30]);
});

it('confirms by the token of the mail', async () => {
  const token = 'x'.repeat(43);
  expect(await confirmPrivacyRequest(post({ token }), '', service)).toBe(true);
  expect(received).toMatchObject([{ path: '/requests/confirm', body: JSON.stringify({ token }) }]);
  status = 422;
  expect(await confirmPrivacyRequest(post({ token }), '', service)).toBe(false);
});
