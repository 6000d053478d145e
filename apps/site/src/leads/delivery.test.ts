import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordingServer } from '../../test/http-server.ts';
import { silentLog, TestOutbox } from '../../test/lead-outbox.ts';
import { DeliveryWorker } from './delivery.ts';
import { MOST_REFUSALS, problemOf } from './failure.ts';
import { type DeliverLead, leadApi } from './lead-api.ts';
import { samplePayload } from '../../test/sample-payload.ts';
import type { StoredLead } from './stored-lead.ts';

const MINUTE = 60_000;
const ACKNOWLEDGED = undefined;

let bench: TestOutbox;
let worker: DeliveryWorker;
let log: ReturnType<typeof silentLog>;
/** The leads that the lead API received. */
let sent: StoredLead[];
/** The results of the next attempts: {@link ACKNOWLEDGED} or a failure code. The last one is repeated. */
let results: (string | undefined)[];
let deliver: DeliverLead;

const open = () =>
  new DeliveryWorker(
    bench.outbox,
    (lead) => {
      sent.push(lead);
      return deliver(lead);
    },
    log,
  );
const pass = async (milliseconds: number) => {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(milliseconds);
};
const storeCanary = () =>
  bench.outbox.store({
    payload: samplePayload,
    idempotencyKey: 'canary',
    isSuspected: false,
    isCanary: true,
  });
const delivered = () => bench.states().filter((state) => state === 'delivered').length;

beforeEach(() => {
  vi.useFakeTimers();
  [bench, log, sent, results] = [new TestOutbox(), silentLog(), [], [ACKNOWLEDGED]];
  deliver = () => {
    const [result] = results.length > 1 ? results.splice(0, 1) : results;
    return Promise.resolve(result);
  };
  worker = open();
});
afterEach(async () => {
  const stopped = worker.stop();
  await pass(MINUTE);
  await stopped;
});

it('sends every recorded field with bearer and idempotency key', async () => {
  vi.useRealTimers();
  const { received, url } = await recordingServer((response) => response.end('{"code":200}'));
  const api = leadApi({ url, token: 'secret', timeoutMs: 5_000, fields: 'all' });
  const lead = { id: 'an-id', reference: 'ABCD-1234', payload: samplePayload, isSuspected: false };
  const answer = await api({ ...lead, isCanary: false, attempts: 0, receivedAt: 0 });
  expect(answer).toBeUndefined();
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
    'idempotency-key': 'an-id',
    'x-lead-reference': 'ABCD-1234',
  });
  expect(JSON.parse(received[0]?.body ?? '')).toStrictEqual(samplePayload);
});

it.each(['http_500', 'http_422', 'code_500', 'web_page', 'empty', 'timeout', 'network'])(
  'sends a lead again under the same key after %s, also after a restart',
  async (failure) => {
    results = [failure];
    const id = bench.add();
    worker.wake();
    await pass(0);
    expect(bench.outbox.list()).toMatchObject([{ attempts: 1, lastFailure: failure }]);
    await worker.stop();
    results = [ACKNOWLEDGED];
    worker = open();
    worker.wake();
    await pass(MINUTE);
    expect(sent.map((lead) => lead.id)).toEqual([id, id]);
    expect(bench.outbox.list()).toMatchObject([{ attempts: 2, lastFailure: null }]);
  },
);

it.each([
  ['web_page', 'wrong_endpoint'],
  ['tls', 'wrong_endpoint'],
  ['http_404', 'wrong_endpoint'],
  ['http_410', 'wrong_endpoint'],
  ['code_403', 'token'],
])('reports %s as problem %s', (failure, problem) => {
  expect(problemOf(failure)).toBe(problem);
});

it('reports since when leads cannot be delivered, until one is', async () => {
  const since = Date.now();
  results = ['http_500', 'http_500', ACKNOWLEDGED];
  bench.add();
  worker.wake();
  await pass(0);
  expect(worker.problem).toEqual({ what: 'failing', since });
  while (sent.length < 2) await pass(100);
  expect(worker.problem).toEqual({ what: 'failing', since });
  await pass(MINUTE);
  expect(worker.problem).toBeUndefined();
});

it('sends leads in parallel although the canary found the API unreachable', async () => {
  results = ['http_503'];
  storeCanary();
  worker.wake();
  await pass(0);
  deliver = () => new Promise(() => undefined);
  for (let count = 0; count < 3; count++) bench.add();
  worker.wake();
  expect(sent).toHaveLength(4);
});

it('sends a canary although one lead always makes the API look unreachable', async () => {
  const bad = bench.add();
  deliver = ({ id }) => Promise.resolve(id === bad ? 'web_page' : ACKNOWLEDGED);
  worker.wake();
  await pass(5 * MINUTE);
  storeCanary();
  await pass(MINUTE);
  expect(sent.some(({ isCanary }) => isCanary)).toBe(true);
});

it('logs ids, codes and the reason in words, but no personal data', async () => {
  results = ['web_page', ACKNOWLEDGED];
  bench.add({ fullname: 'สมชาย' });
  worker.wake();
  await pass(MINUTE);
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'web_page' }),
    expect.stringContaining('the lead API answered with a web page'),
  );
  const logged = JSON.stringify([log.info.mock.calls, log.warn.mock.calls]);
  expect(logged).not.toMatch(/สมชาย|somchai|5678|secret/);
});

it('delivers a long queue at once when the API is reachable again, each lead once', async () => {
  const ids = Array.from({ length: 30 }, () => bench.add());
  for (const id of ids.slice(0, 20)) bench.outbox.markFailed(id, 'network', Date.now() + 240_000);
  bench.outbox.markFailed(ids[0] ?? '', 'network', Date.now());
  worker.wake();
  await pass(5_000);
  expect(delivered()).toBe(30);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(30);
  expect(sent).toHaveLength(30);
});

it('probes an unreachable API with one lead at a time, then sends all', async () => {
  results = ['http_503'];
  for (let index = 0; index < 40; index++) bench.add();
  worker.wake();
  await pass(0);
  // Four leads in parallel, then one after each back-off.
  expect(sent).toHaveLength(4);
  await pass(2_000);
  expect(sent.length).toBeLessThan(8);
  const before = sent.length;
  bench.add();
  worker.wake();
  await pass(0);
  expect(sent).toHaveLength(before);
  await pass(10 * MINUTE);
  // In the end every 7.5 to 15 seconds.
  const probed = sent.length;
  expect(probed - before).toBeGreaterThan(36);
  expect(probed - before).toBeLessThan(95);
  results = [ACKNOWLEDGED];
  await pass(MINUTE);
  expect(delivered()).toBe(41);
  expect(sent).toHaveLength(probed + 41);
});

it('sets a lead aside that is refused repeatedly, until it is resent', async () => {
  const id = bench.add();
  for (let time = 1; time < MOST_REFUSALS; time++) bench.outbox.markFailed(id, 'http_422', 0);
  results = ['http_422', ACKNOWLEDGED];
  worker.wake();
  await pass(0);
  expect(bench.outbox.list()).toMatchObject([
    { state: 'refused', lastFailure: 'http_422', attempts: MOST_REFUSALS },
  ]);
  expect(bench.outbox.resend('all')).toBe(1);
  worker.wake();
  await pass(0);
  expect(bench.states()).toEqual(['delivered']);
});

it('never sets a lead aside for a status that is not about the lead', async () => {
  const id = bench.add();
  for (let time = 1; time < 20; time++) bench.outbox.markFailed(id, 'http_401', 0);
  results = ['http_401'];
  worker.wake();
  await pass(0);
  expect(sent).toHaveLength(1);
  expect(bench.states()).toEqual(['waiting']);
});

it('delivers new leads although many old ones look like an outage', async () => {
  deliver = ({ payload }) =>
    Promise.resolve(payload.fullname === 'เสีย' ? 'http_503' : ACKNOWLEDGED);
  for (let index = 0; index < 40; index++) bench.add({ fullname: 'เสีย' });
  worker.wake();
  for (let index = 0; index < 3; index++) bench.add({}, Date.now() + 1_000);
  for (let second = 0; second < 600 && delivered() < 3; second++) await pass(1_000);
  expect(delivered()).toBe(3);
  expect(sent.findLastIndex(({ payload }) => payload.fullname !== 'เสีย')).toBeLessThan(30);
});

it('sends a lead once although its delivery cannot be recorded, and records it later', async () => {
  bench.database.exec(`CREATE TRIGGER full BEFORE UPDATE ON outbox
                       BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  bench.add();
  worker.wake();
  await pass(MINUTE);
  expect(sent).toHaveLength(1);
  expect(bench.states()).toEqual(['waiting']);
  bench.database.exec('DROP TRIGGER full');
  await worker.stop();
  expect(bench.states()).toEqual(['delivered']);
});

it('waits for attempts in flight before it stops', async () => {
  const answer = Promise.withResolvers<string | undefined>();
  deliver = () => answer.promise;
  bench.add();
  worker.wake();
  const stopped = worker.stop();
  answer.resolve(ACKNOWLEDGED);
  await stopped;
  expect(bench.states()).toEqual(['delivered']);
});

it('stops although an attempt hangs, and keeps its lead', async () => {
  deliver = () => new Promise(() => undefined);
  bench.add();
  worker.wake();
  const stopped = worker.stop();
  await pass(MINUTE);
  await stopped;
  expect(bench.states()).toEqual(['waiting']);
});
