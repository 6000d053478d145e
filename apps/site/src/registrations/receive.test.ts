import { beforeEach, describe, expect, it } from 'vitest';
import { LRUCache } from 'lru-cache';
import { recordingServer } from '../../test/http-server.ts';
import { silentLog, TestOutbox } from '../../test/lead-outbox.ts';
import { contentOf } from '../content/site-content.ts';
import type { SqliteOutbox } from '../leads/sqlite-outbox.ts';
import { limitsOfWriting, RateLimit } from '../http/rate-limit.ts';
import * as outcome from './outcome.ts';
import {
  answerCache,
  answerRegistration,
  type KeepAsLead,
  receiveRegistration,
  type RegistrationService,
} from './receive.ts';
import { registrationApi } from './registration-api.ts';

const good = {
  clinic_name: 'คลินิกรุ่งเรือง',
  fullname: 'สมชาย ใจดี',
  phone: '081-234-5678',
  email: 'somchai@clinic.co.th',
  package: contentOf('th').packages[0]?.id ?? '',
  branches: 3,
  description: '',
};

const readOutcome = (status: number, body: string) =>
  outcome.readOutcome(status, body, contentOf('th').registration);

const touch = { utm_source: 'line', landing_page: 'http://localhost:4321/?utm_source=line' };

let url: string;
let received: Awaited<ReturnType<typeof recordingServer>>['received'];
let reply: { status: number; body: string; to?: string } | 'nothing' | 'hang up';
beforeEach(async () => {
  reply = { status: 200, body: '{"code":200,"message":"รับแล้ว","reference":"R1"}' };
  ({ received, url } = await recordingServer((response, request) => {
    if (reply === 'hang up') request.socket.destroy();
    else if (reply !== 'nothing') {
      const headers = reply.to === undefined ? {} : { location: reply.to };
      response.writeHead(reply.status, headers).end(reply.body);
    }
  }));
});

/** The phone number that an error names. */
const call = `โทร ${contentOf('th').brand.phone.shown.replace(/[+()]/g, '\\$&')}`;
const matching = (pattern: RegExp) => expect.stringMatching(pattern) as string;

const at = () => ({
  url,
  token: 'secret',
  timeoutMs: 300,
  fields: 'all' as const,
});

const service = (over: Partial<RegistrationService> = {}): RegistrationService => ({
  api: registrationApi(at()),
  answers: answerCache(),
  contentFor: () => contentOf('th'),
  staffContent: () => contentOf('th'),
  recentRegistrations: new LRUCache({ max: 1 }),
  keepAsLead: () => Promise.reject(new Error('disk full')),
  rateLimit: new RateLimit(limitsOfWriting(60)),
  siteUrl: new URL('http://localhost:4321'),
  log: silentLog(),
  ...over,
});

const ask = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('http://localhost:4321/api/v2/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const register = async (request: Request, at = service()) => {
  const response = answerRegistration(await receiveRegistration(request, '192.0.2.1', at));
  const text = await response.text();
  return { status: response.status, text, json: JSON.parse(text) as Record<string, unknown> };
};

const body = () => JSON.parse(received[0]?.body ?? '') as Record<string, unknown>;

describe('forwarding', () => {
  it('posts to {base}/api/v2/register as JSON, with the bearer token and attribution', async () => {
    const { status, text } = await register(ask({ ...good, ...touch }));
    expect(status).toBe(200);
    expect(text).toBe('{"code":200,"message":"รับแล้ว","reference":"R1"}');
    expect(received[0]).toMatchObject({
      path: '/api/v2/register',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
    });
    expect(body()).toMatchObject({
      ...good,
      branches: '3',
      phone_e164: '+66812345678',
      ...touch,
      consent_text: matching(/ยินยอม/),
    });
  });

  it.each([
    [409, '{"code":409,"message":"คำของระบบ","detail":{"field":[1]}}'],
    [422, '{"errors":{"email":"ซ้ำ"}}'],
    [500, '{"code":500,"message":"คำของระบบ"}'],
    [200, '{"data":{"code":200}}'],
    [200, '{"code":201}'],
    [200, '{"code":409,"message":"ซ้ำ"}'],
    [503, '{"code":503,"message":"x"}'],
  ])('returns the answer %i %s unchanged, and stores no lead', async (status, text) => {
    reply = { status, body: text };
    expect(await register(ask(good))).toMatchObject({ status, text });
  });

  describe('to an API that acknowledges by status', () => {
    const byStatus = () => service({ api: registrationApi({ ...at(), acknowledgedBy: 'status' }) });

    it('returns JSON without a code', async () => {
      reply = { status: 201, body: '{"id":7}' };
      expect(await register(ask(good), byStatus())).toMatchObject({ status: 201, json: { id: 7 } });
    });

    it.each([204, 205, 200, 201, 401, 409, 500])('returns %i without a body', async (status) => {
      reply = { status, body: '' };
      const reception = await receiveRegistration(ask(good), '192.0.2.1', byStatus());
      const response = answerRegistration(reception);
      expect([response.status, await response.text()]).toEqual([status, '']);
      expect(reception.outcome.isSuccess).toBe(status < 300);
      expect(reception.outcome.message).toMatch(/[ก-๙]/);
    });
  });

  it.each([
    ['a broken connection', 'hang up', 502, new RegExp(call)],
    ['a timeout', 'nothing', 504, new RegExp(call)],
    ['a missing registration API', undefined, 503, /โทร .*LINE @/],
  ] as const)(
    'answers %s with the phone number when nothing can be stored',
    async (_, given, code, words) => {
      reply = given ?? reply;
      const answer = await register(ask(good), service(given ? {} : { api: undefined }));
      expect(answer).toMatchObject({ status: code, json: { code, message: matching(words) } });
    },
  );
});

describe('without an answer of the registration API', () => {
  let outbox: SqliteOutbox;
  let keepAsLead: KeepAsLead;
  const key = { 'idempotency-key': 'one-fill-of-the-form' };
  beforeEach(() => {
    ({ outbox } = new TestOutbox());
    keepAsLead = (payload, idempotencyKey) => {
      const { reference } = outbox.store({ payload, idempotencyKey, isSuspected: false });
      return Promise.resolve(reference);
    };
  });

  it.each([
    ['a broken connection', 'hang up', 502],
    ['a timeout', 'nothing', 504],
    ['a web page', { status: 200, body: '<h1>Login</h1>' }, 502],
    ['a web page with an error', { status: 500, body: '<h1>Oops</h1>' }, 502],
    ['an invalid status', { status: 999, body: '{}' }, 502],
    ['a redirect', { status: 302, body: '{"code":200}', to: '/login' }, 502],
    ['a code that is no number', { status: 200, body: '{"code":"ERROR"}' }, 502],
    ['an empty 200', { status: 200, body: '' }, 502],
    [
      'an office without its database',
      { status: 503, body: '{"code":503,"message":"ลองใหม่","error":"not_stored"}' },
      502,
    ],
  ] as const)('stores a lead and says so after %s', async (_name, given, status) => {
    reply = given;
    const answer = await register(
      ask({ ...good, ...touch, description: 'ต้นเดือน' }, key),
      service({ keepAsLead }),
    );
    const [kept, ...others] = outbox.list();
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({
      code: status,
      reference: kept?.reference,
      message: matching(new RegExp(`เก็บข้อมูล.*${kept?.reference ?? 'none'}.*${call}`)),
    });
    expect(others).toEqual([]);
    const payload = outbox.payloadOf(kept?.id ?? '');
    expect(payload).toMatchObject({
      fullname: good.fullname,
      phone: good.phone,
      user_action: 'contact_form_submit',
      organization_label: 'ไม่ระบุ',
      phone_e164: '+66812345678',
      ...touch,
    });
    const [{ name } = { name: '' }] = contentOf('th').packages;
    for (const text of [name, good.clinic_name, ': 3', 'ต้นเดือน'])
      expect(payload?.description).toContain(text);
  });

  it('stores one lead for repeated attempts, with an idempotency key and without', async () => {
    reply = 'hang up';
    const at = service({ keepAsLead });
    const references = [
      await register(ask(good, key), at),
      await register(ask(good, key), at),
      ...(await Promise.all([register(ask(good, key), at), register(ask(good, key), at)])),
    ].map(({ json }) => json.reference);
    expect(new Set(references).size).toBe(1);
    expect(outbox.list()).toHaveLength(1);
    await register(ask({ ...good, branches: '4' }), at);
    await register(ask({ ...good, branches: '4' }), at);
    expect(outbox.list()).toHaveLength(2);
  });

  it.each([
    [200, '{"code":200,"message":"ok"}'],
    [409, '{"code":409,"message":"x"}'],
  ])('keeps the lead when a later attempt is answered with %i', async (status, body) => {
    const at = service({ keepAsLead });
    reply = 'hang up';
    await register(ask(good, key), at);
    reply = { status, body };
    await register(ask(good, key), at);
    expect(outbox.list()).toMatchObject([{ state: 'waiting' }]);
  });

  it('stores a lead when no registration API is configured', async () => {
    const answer = await register(ask(good, key), service({ keepAsLead, api: undefined }));
    expect(answer.json).toMatchObject({ code: 502, reference: outbox.list()[0]?.reference });
  });
});

describe('a repeated request with the same idempotency key', () => {
  const key = { 'idempotency-key': 'one-fill-of-the-form' };
  const keysSent = () => received.map(({ headers }) => headers['idempotency-key']);

  it('makes one call when both are concurrent', async () => {
    const at = service();
    const answers = await Promise.all([register(ask(good, key), at), register(ask(good, key), at)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(received).toHaveLength(1);
  });

  it.each([
    [500, '{"code":500,"message":"x"}'],
    [200, '{"code":409,"message":"ซ้ำ"}'],
  ])('calls again with the same key after %i %s', async (status, text) => {
    const at = service();
    reply = { status, body: text };
    await register(ask(good, key), at);
    reply = { status: 200, body: '{"code":200,"message":"ok"}' };
    expect((await register(ask(good, key), at)).status).toBe(200);
    expect(keysSent()).toHaveLength(2);
    expect(new Set(keysSent()).size).toBe(1);
  });

  it('is another registration when the fields were corrected', async () => {
    const at = service();
    await register(ask(good, key), at);
    await register(ask({ ...good, phone: '0898765432' }, key), at);
    expect(new Set(keysSent()).size).toBe(2);
  });
});

describe('validation', () => {
  it('names each invalid field, and forwards nothing', async () => {
    const answer = await register(ask({ ...good, clinic_name: ' ', phone: '12', branches: '0' }));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.errors as object)).toEqual(['clinic_name', 'phone', 'branches']);
    expect(received).toEqual([]);
  });

  it.each(['-1', '1e9', '1000', '0', '๐', '', '2.5', 'สอง'])(
    'rejects %j branches',
    async (branches) => {
      expect((await register(ask({ ...good, branches }))).status).toBe(422);
    },
  );

  it('answers 429 over the rate limit of an address, with the entered values', async () => {
    const at = service({ rateLimit: new RateLimit(limitsOfWriting(1)) });
    await receiveRegistration(ask(good), 'a', at);
    const values = { clinic_name: good.clinic_name };
    expect(await receiveRegistration(ask(good), 'a', at)).toMatchObject({ status: 429, values });
  });

  it('accepts a form post, and Thai digits', async () => {
    const form = new URLSearchParams({ ...good, branches: '๑๒' });
    const url = 'http://localhost:4321/api/v2/register';
    expect((await register(new Request(url, { method: 'POST', body: form }))).status).toBe(200);
    expect(body()).toMatchObject({ branches: '12' });
  });

  it('logs no personal data and no token', async () => {
    const log = silentLog();
    reply = 'hang up';
    await register(ask(good), service({ log }));
    const logged = JSON.stringify([log.warn.mock.calls, log.error.mock.calls]);
    expect(logged).toContain('unreachable');
    expect(logged).not.toMatch(/สมชาย|081|somchai|secret/);
  });
});

describe('reading an answer', () => {
  it.each([
    ['{"code":200,"message":"รับแล้ว","reference":"R1"}', true, 'รับแล้ว', 'R1'],
    ['{"code":"200","message":"รับแล้ว","reference":7}', true, 'รับแล้ว', '7'],
    ['{"code":null,"id":7}', true, /ขอบคุณ/, undefined],
    ['{"message":"รับแล้ว"}', true, 'รับแล้ว', undefined],
    ['[1]', true, /ขอบคุณ/, undefined],
    ['{"code":409,"message":"ซ้ำ"}', false, 'ซ้ำ', undefined],
    ['{"code":"E12","message":"รับแล้ว"}', false, 'รับแล้ว', undefined],
    ['{"data":{"code":200,"message":"รับแล้ว","reference":"R1"}}', true, 'รับแล้ว', 'R1'],
    ['{"data":{"code":500,"message":"ล้มเหลว"}}', false, 'ล้มเหลว', undefined],
    ['{"code":200,"data":{"code":500}}', false, /[ก-๙]/, undefined],
    ['{"code":200,"data":[7]}', true, /ขอบคุณ/, undefined],
  ])('reads 200 %s', (body, isSuccess, message, reference) => {
    const outcome = readOutcome(200, body);
    expect(outcome.isSuccess).toBe(isSuccess);
    expect(outcome.message).toMatch(message);
    expect('reference' in outcome ? outcome.reference : undefined).toBe(reference);
  });

  it.each(['E-mail already registered', '409 Conflict', '重复'])(
    'shows the message “%s” as a detail below a Thai sentence',
    (message) => {
      const { failure, success } = contentOf('th').registration;
      const errors = { email: 'taken' };
      expect(readOutcome(409, JSON.stringify({ message, errors }))).toEqual({
        isSuccess: false,
        message: failure,
        errors: { answer: message, ...errors },
      });
      expect(readOutcome(200, JSON.stringify({ message }))).toMatchObject({
        message: success.text,
      });
    },
  );

  it('finds the message and field errors of other formats', () => {
    const body = {
      message: 'ตรวจ',
      errors: { email: ['ซ้ำ', 'สั้น'], tax_id: 'ขาด', other: { a: 1 } },
    };
    expect(readOutcome(422, JSON.stringify(body))).toEqual({
      isSuccess: false,
      message: 'ตรวจ',
      errors: { email: 'ซ้ำ', tax_id: 'ขาด' },
    });
    expect(readOutcome(500, '{"message":["x"],"errors":"y"}')).toMatchObject({ errors: {} });
  });
});
