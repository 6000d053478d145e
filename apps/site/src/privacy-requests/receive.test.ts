import { beforeEach, expect, it } from 'vitest';
import { LRUCache } from 'lru-cache';
import { recordingServer } from '../../test/http-server.ts';
import { silentLog } from '../../test/lead-outbox.ts';
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

let received: Awaited<ReturnType<typeof recordingServer>>['received'];
/** The answer of the office. */
let status: number;
let log: ReturnType<typeof silentLog>;
let service: PrivacyRequestService;

beforeEach(async () => {
  [status, log] = [200, silentLog()];
  const office = await recordingServer((response) => {
    const answer = { code: status, message: 'mail_sent', reference: 'ABCD-1234' };
    response.writeHead(status).end(JSON.stringify(answer));
  });
  ({ received } = office);
  service = {
    office: { url: `${office.url}/requests`, token: 'key', timeoutMs: 5000 },
    sent: new LRUCache({ max: 1 }),
    contentFor,
    rateLimit: { take: () => Promise.resolve(undefined) },
    siteUrl: new URL('http://localhost:4321'),
    log,
  };
});

function post(fields: object, origin = 'http://localhost:4321') {
  return new Request('http://localhost:4321/pdpa/request', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(fields),
  });
}

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
  const logged = JSON.stringify([log.warn.mock.calls, log.error.mock.calls]);
  expect(logged).toContain('unreachable');
  expect(logged).not.toMatch(/มานี|manee|5678/);
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
