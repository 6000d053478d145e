import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { recordingServer } from '../../test/http-server.ts';
import { silentLog } from '../../test/lead-outbox.ts';
import { temporaryDatabase, temporaryFolder } from '../../test/temporary-folder.ts';
import { contentFor } from '../content/site-content.ts';
import { readEnvironment } from '../environment/environment.ts';
import { Canary } from './canary.ts';
import { openLeadService } from './open-lead-service.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let dataDir: string;
/** The answer of the lead API. */
let status: number;
let api: Awaited<ReturnType<typeof recordingServer>>;

beforeEach(async () => {
  [dataDir, status] = [temporaryFolder(), 200];
  api = await recordingServer((response) => {
    response.writeHead(status).end(JSON.stringify({ code: status }));
  });
});

/** The lead service of a site, which has received a canary, and its outbox as another process sees it. */
function open() {
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    LEAD_CANARY: '1',
    LEAD_API_TOKEN: 'token',
    LEAD_API_URL: `${api.url}/leads`,
  });
  const [opened, database] = [
    temporaryDatabase(dataDir).database,
    temporaryDatabase(dataDir).database,
  ];
  const log = silentLog();
  const leads = openLeadService({
    writing: opened,
    sending: opened,
    environment,
    log,
    contentFor,
  });
  const outbox = new SqliteOutbox(database);
  onTestFinished(() => leads.close());
  const canary = new Canary(leads.service, outbox);
  const isDelivered = () =>
    vi.waitFor(() => expect(outbox.canary()?.state).toBe('delivered'), 5_000);
  const isFailed = () =>
    vi.waitFor(() => expect(outbox.canary()?.lastFailure).toBe(`http_${status}`));
  /** The lead API accepts leads again. */
  const recover = async () => {
    status = 200;
    leads.service.onStored();
    await isDelivered();
  };
  void canary.send();
  return { health: leads.health, outbox, canary, isDelivered, isFailed, recover };
}

it('sends a marked lead through validation, outbox and delivery, which is not listed', async () => {
  const { health, isDelivered, outbox } = open();
  await isDelivered();
  const [received] = api.received;
  expect(received?.headers).toMatchObject({
    'x-lead-canary': '1',
    authorization: 'Bearer token',
  });
  // A lead API that does not support canaries rejects this, so that nobody calls back.
  expect(JSON.parse(received?.body ?? '')).toMatchObject({ user_action: 'canary' });
  expect(outbox.list()).toEqual([]);
  expect(outbox.queue()).toMatchObject({ waiting: 0, refused: 0 });
  expect(outbox.resend('all')).toBe(0);
  expect(health.canary?.lateSince(Date.now() + HOUR)).toBeUndefined();
});

it.each([
  ['a wrong token', 401, 'token'],
  ['an unreachable office', 503, 'unreachable'],
  ['an office that answers with an error', 500, 'failing'],
  // It would accept a real lead.
  ['a lead API that rejects canaries', 422, undefined],
])('is late after five minutes with %s, until it has arrived', async (_, answer, problem) => {
  status = answer;
  const { canary, health, isFailed, recover } = open();
  await isFailed();
  expect(health.deliveryProblem()?.what).toBe(problem);
  const later = Date.now() + 6 * MINUTE;
  expect(canary.lateSince(Date.now() + MINUTE)).toBeUndefined();
  expect(canary.lateSince(later)).toBeLessThan(later);
  expect(canary.isRefused).toBe(false);
  await recover();
  expect(health.deliveryProblem()).toBeUndefined();
  expect(canary.lateSince(later)).toBeUndefined();
});

it('is late while it cannot be stored, and until the next has arrived', async () => {
  const { canary, isDelivered, isFailed, outbox, recover } = open();
  await isDelivered();
  const add = vi.spyOn(outbox, 'add').mockImplementation(() => {
    throw new Error('disk full');
  });
  await canary.send();
  expect(canary.isRefused).toBe(true);
  const since = canary.lateSince();
  expect(since).toBeLessThanOrEqual(Date.now());
  expect(canary.lateSince(Date.now() + HOUR)).toBe(since);
  add.mockRestore();
  status = 500;
  await canary.send();
  await isFailed();
  expect(canary.isRefused).toBe(false);
  expect(canary.lateSince()).toBe(since);
  await recover();
  expect(canary.lateSince()).toBeUndefined();
});

it('sends no canary while one is waiting, unless that one is in the trash', async () => {
  status = 503;
  const { canary, isDelivered, isFailed, outbox } = open();
  await isFailed();
  const { id } = outbox.canary() ?? {};
  await canary.send();
  expect(outbox.canary()?.id).toBe(id);
  temporaryDatabase(dataDir).database.exec('UPDATE outbox SET trashed_at = 1');
  status = 200;
  await canary.send();
  await isDelivered();
  expect(outbox.canary()?.id).not.toBe(id);
});

it.each([
  ['the office', { OFFICE_URL: 'http://127.0.0.1:1', LEAD_API_URL: '' }, true],
  ['no other lead API', {}, false],
  ['another one with LEAD_CANARY=1', { LEAD_CANARY: '1' }, true],
  ['nobody with LEAD_CANARY=0', { OFFICE_URL: 'http://127.0.0.1:1', LEAD_CANARY: '0' }, false],
])('is sent to %s', (_, given, isSent) => {
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    LEAD_API_URL: 'http://127.0.0.1:2/leads',
    LEAD_API_TOKEN: 'token',
    ...given,
  });
  expect(environment.hasCanary).toBe(isSent);
});
