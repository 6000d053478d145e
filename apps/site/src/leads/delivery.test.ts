import { createServer, type IncomingMessage, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { DeliveryWorker } from './delivery.ts';
import { MOST_REFUSALS } from './failure.ts';
import { type LeadApi, leadApi } from './lead-api.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';
import { samplePayload } from './sample-payload.ts';
import type { StoredLead } from './stored-lead.ts';

interface Answer {
  status: number;
  body: string;
  delayMs?: number;
}

interface Received {
  headers: IncomingMessage['headers'];
  body: unknown;
}

let folder: string;
let database: DatabaseSync;
let outbox: SqliteOutbox;
let server: Server;
let worker: DeliveryWorker;
let received: Received[];
/** What the lead API answers, in order; the last one for ever after. */
let answers: Answer[];

const acknowledged: Answer = { status: 200, body: '{"code":200,"message":"ok"}' };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const receiver = { token: 'secret', timeoutMs: 1000, fields: 'all' as const };

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'delivery-'));
  database = openDatabase(folder);
  outbox = new SqliteOutbox(database);
  received = [];
  answers = [acknowledged];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) });
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? acknowledged;
      const { status, body, delayMs = 0 } = answer;
      setTimeout(() => response.writeHead(status).end(body), delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const api = leadApi({ url: `http://127.0.0.1:${port}/leads`, ...receiver });
  worker = new DeliveryWorker(outbox, api, log);
});

afterEach(async () => {
  await worker.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  database.close();
  rmSync(folder, { recursive: true });
});

const add = (idempotencyKey: string) =>
  outbox.store({ payload: samplePayload, idempotencyKey, isSuspected: false });
const states = () => outbox.list().map(({ state }) => state);

it('delivers with bearer and idempotency key, once', async () => {
  const { id, reference } = add('key-of-a-form-fill');
  worker.wake();
  await vi.waitFor(() => expect(states()).toEqual(['delivered']));
  worker.wake();
  await sleep(100);
  expect(received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'idempotency-key': id,
    'x-lead-reference': reference,
    'content-type': 'application/json',
  });
  expect(received[0]?.body).toEqual(samplePayload);
});

it.each([
  ['a server error', { status: 500, body: 'oops' }],
  ['a refusal', { status: 422, body: '{"code":422}' }],
  ['a refusal in the envelope alone', { status: 200, body: '{"code":500,"message":"no"}' }],
  ['a web page', { status: 200, body: '<!doctype html><p>Maintenance' }],
  ['nothing', { status: 204, body: '' }],
  ['silence', { ...acknowledged, delayMs: 1600 }],
])('tries again after %s, under the same key', async (_name, failure) => {
  answers = [failure, acknowledged];
  const { id } = add('key-of-a-form-fill');
  worker.wake();
  await vi.waitFor(() => expect(states()).toEqual(['delivered']), { timeout: 5000 });
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([id, id]);
  expect(outbox.list()[0]).toMatchObject({ attempts: 2, lastFailure: null });
});

it.each([
  ['an office that is away', { status: 503, body: '' }, 'away'],
  ['a page of somebody else', { status: 200, body: '<!doctype html><p>Log in' }, 'astray'],
  ['an address where nothing is', { status: 404, body: '' }, 'astray'],
  ['a wrong token', { status: 401, body: '{"code":401}' }, 'token'],
  ['a wrong token, in the envelope alone', { status: 200, body: '{"code":403}' }, 'token'],
  ['a fault', { status: 500, body: 'oops' }, 'failing'],
  ['a refusal of this one lead', { status: 422, body: '{"code":422}' }, undefined],
])(
  'knows since when %s keeps leads from being taken',
  async (_name, failure, what) => {
    const before = Date.now();
    answers = [failure, failure, acknowledged];
    add('key-of-a-form-fill');
    worker.wake();
    await vi.waitFor(() => expect(outbox.list()[0]?.attempts).toBe(1), { timeout: 5000 });
    const first = worker.problem;
    expect(first?.what).toBe(what);
    if (what) expect(first?.since).toBeGreaterThanOrEqual(before);
    await vi.waitFor(() => expect(outbox.list()[0]?.attempts).toBe(2), { timeout: 8000 });
    // Not since the last try.
    expect(worker.problem).toEqual(first);
    await vi.waitFor(() => expect(states()).toEqual(['delivered']), { timeout: 12_000 });
    expect(worker.problem).toBeUndefined();
  },
  30_000,
);

it('sends leads side by side though the canary did not get there', async () => {
  answers = [
    { status: 503, body: '' },
    { ...acknowledged, delayMs: 900 },
  ];
  const lead = { payload: samplePayload, isSuspected: false };
  outbox.store({ ...lead, idempotencyKey: 'canary', isCanary: true });
  worker.wake();
  await vi.waitFor(() => expect(outbox.canary()?.lastFailure).toBe('http_503'));
  for (const key of ['first-lead', 'second-lead', 'third-lead']) add(key);
  worker.wake();
  await vi.waitFor(() => expect(received).toHaveLength(4));
  expect(states()).toEqual(['waiting', 'waiting', 'waiting']);
});

it('says in words why a lead is not delivered', async () => {
  answers = [{ status: 200, body: '<html><h1>Log in</h1></html>' }, acknowledged];
  add('key-of-a-form-fill');
  worker.wake();
  await vi.waitFor(() => expect(states()).toEqual(['delivered']), { timeout: 5000 });
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'web_page' }),
    expect.stringContaining('the lead API answered with a web page'),
  );
});

it('goes on after a restart', async () => {
  answers = [{ status: 503, body: '' }];
  add('key-of-a-form-fill');
  worker.wake();
  await vi.waitFor(() => expect(outbox.list()[0]?.attempts).toBe(1));
  await worker.stop();
  answers = [acknowledged];
  const { port } = server.address() as AddressInfo;
  const api = leadApi({ url: `http://127.0.0.1:${port}`, ...receiver });
  worker = new DeliveryWorker(outbox, api, log);
  worker.wake();
  await vi.waitFor(() => expect(states()).toEqual(['delivered']), { timeout: 5000 });
});

it('sends exactly the keys of spec §3 to an API that was promised no others', async () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/leads`;
  const api = leadApi({ ...receiver, url, fields: 'spec' });
  worker = new DeliveryWorker(outbox, api, log);
  add('key-of-a-form-fill');
  worker.wake();
  await vi.waitFor(() => expect(states()).toEqual(['delivered']));
  const { fullname, phone, email, organization_type, description } = samplePayload;
  expect(received[0]?.body).toStrictEqual({
    ...{ fullname, phone, email, organization_type, description },
    ...{ user_action: 'contact_form_submit', device_type: 'desktop' },
    ...{ utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' },
    ...{ referrer: '', landing_page: samplePayload.landing_page },
  });
});

it('empties a long queue once the API is back, each lead once', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => add(`key-of-form-fill-${index}`).id);
  for (const id of ids.slice(0, 20)) outbox.markFailed(id, 'network', Date.now() + 240_000);
  outbox.markFailed(ids[0] ?? '', 'network', Date.now());
  worker.wake();
  await vi.waitFor(() => expect(states().every((state) => state === 'delivered')).toBe(true), {
    timeout: 5000,
  });
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(30);
  expect(received).toHaveLength(30);
});

it('finds out with one lead at a time whether the API is back, then sends all', async () => {
  answers = [{ status: 503, body: '' }];
  for (let index = 0; index < 40; index++) add(`key-of-form-fill-${index}`);
  worker.wake();
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(4), { timeout: 5000 });
  // The four that were under way, and then one after each pause.
  await sleep(1000);
  expect(received.length).toBeLessThan(8);
  add('key-of-a-new-form-fill');
  worker.wake();
  await sleep(100);
  expect(received.length).toBeLessThan(8);
  answers = [acknowledged];
  await vi.waitFor(() => expect(states().every((state) => state === 'delivered')).toBe(true), {
    timeout: 8000,
  });
  expect(received.length).toBeLessThan(41 + 8);
}, 15_000);

it('never holds back others for one lead that is refused for ever', async () => {
  answers = [{ status: 422, body: '' }, acknowledged];
  const refused = add('first-of-two-form-fills');
  const { id } = add('second-of-two-form-fills');
  worker.wake();
  await vi.waitFor(() =>
    expect(outbox.list().find((lead) => lead.state === 'delivered')).toBeDefined(),
  );
  expect([refused.id, id]).toContain(outbox.list().find(({ attempts }) => attempts > 0)?.id);
});

it('sets a lead aside that is refused again and again, until it is sent again', async () => {
  const { id } = add('key-of-a-form-fill');
  for (let time = 1; time < MOST_REFUSALS; time++) outbox.markFailed(id, 'http_422', 0);
  answers = [{ status: 422, body: '{"code":422}' }, acknowledged];
  worker.wake();
  await vi.waitFor(() => expect(states()).toEqual(['refused']));
  expect(outbox.list()[0]).toMatchObject({ lastFailure: 'http_422', attempts: MOST_REFUSALS });
  expect(outbox.resend('all')).toBe(1);
  worker.wake();
  await vi.waitFor(() => expect(states()).toEqual(['delivered']));
});

it.each([401, 403, 404, 503])(
  'never sets a lead aside for %i, which is not about it',
  async (status) => {
    const { id } = add('key-of-a-form-fill');
    for (let time = 1; time < 20; time++) outbox.markFailed(id, `http_${status}`, 0);
    answers = [{ status, body: '' }];
    worker.wake();
    await vi.waitFor(() => expect(received).toHaveLength(1));
    await worker.stop();
    expect(states()).toEqual(['waiting']);
  },
);

it('gets honest leads past many that look like an outage', async () => {
  const isBad = ({ payload }: StoredLead) => payload.fullname === 'เสีย';
  const asked: string[] = [];
  const api: LeadApi = {
    deliver: (lead) => {
      asked.push(lead.payload.fullname);
      return Promise.resolve(
        isBad(lead) ? { isAcknowledged: false, failure: 'http_503' } : { isAcknowledged: true },
      );
    },
  };
  for (let index = 0; index < 40; index++) {
    const payload = { ...samplePayload, fullname: 'เสีย' };
    outbox.store({ payload, idempotencyKey: `bad-form-fill-${index}`, isSuspected: false });
  }
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  worker = new DeliveryWorker(outbox, api, log);
  worker.wake();
  for (let index = 0; index < 3; index++) add(`honest-form-fill-${index}`);
  const delivered = () => states().filter((state) => state === 'delivered').length;
  for (let second = 0; second < 600 && delivered() < 3; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(delivered()).toBe(3);
  expect(asked.lastIndexOf(samplePayload.fullname)).toBeLessThan(30);
  await worker.stop();
});

it('sends a lead once whose arrival cannot be written down, and writes it down later', async () => {
  database.exec(`CREATE TRIGGER full BEFORE UPDATE ON outbox
                 BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  add('key-of-a-form-fill');
  worker.wake();
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await sleep(1500);
  worker.wake();
  await sleep(100);
  expect(received).toHaveLength(1);
  expect(states()).toEqual(['waiting']);
  expect(log.error.mock.calls.length).toBeLessThan(3);
  database.exec('DROP TRIGGER full');
  await worker.stop();
  expect(states()).toEqual(['delivered']);
});

it('waits for what is under way before it stops', async () => {
  answers = [{ ...acknowledged, delayMs: 150 }];
  add('key-of-a-form-fill');
  worker.wake();
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await worker.stop();
  expect(states()).toEqual(['delivered']);
});

it('logs ids and codes, never who it was', async () => {
  answers = [{ status: 500, body: '' }, acknowledged];
  add('key-of-a-form-fill');
  worker.wake();
  await vi.waitFor(() => expect(states()).toEqual(['delivered']), { timeout: 5000 });
  const logged = JSON.stringify([log.info.mock.calls, log.warn.mock.calls]);
  expect(logged).toContain('http_500');
  expect(logged).not.toMatch(/สมชาย|somchai|5678|secret/);
});

it('stops under a receiver that hangs, and its lead still waits', async () => {
  const api = { deliver: () => new Promise<never>(() => undefined) };
  const hanging = new DeliveryWorker(outbox, api, log);
  add('key-of-a-form-fill');
  hanging.wake();
  await hanging.stop(50);
  expect(states()).toEqual(['waiting']);
});
