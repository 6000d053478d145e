import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentFor } from '../content/site-content.ts';
import { openDatabase } from '../database/database.ts';
import { readEnvironment } from '../environment/environment.ts';
import { Canary, type CanaryEvent } from './canary.ts';
import { openLeadService } from './open-lead-service.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let dataDir: string;
let status = 200;
const received: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
const api = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    received.push({
      headers: request.headers,
      body: JSON.parse(text) as Record<string, unknown>,
    });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: status }));
  });
});

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'canary-'));
  status = 200;
  received.length = 0;
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  rmSync(dataDir, { recursive: true, force: true });
});

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** The lead service of a site with canaries, its outbox as another process sees it, and what is told. */
function open(given: NodeJS.ProcessEnv = { LEAD_CANARY: '1' }) {
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    LEAD_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}/leads`,
    LEAD_API_TOKEN: 'token',
    ...given,
  });
  const told: string[] = [];
  const count = vi.fn();
  const opened = openDatabase(dataDir);
  const leads = openLeadService({
    ...{ writing: opened, sending: opened, environment, log, contentFor, count },
    erasure: { allows: () => true },
    watch: {
      attempted: () => undefined,
      registrationKept: () => undefined,
      alarm: (event) => {
        told.push(event);
        return Promise.resolve(true);
      },
    },
  });
  const database = openDatabase(dataDir);
  const outbox = new SqliteOutbox(database);
  const close = async () => {
    await leads.close();
    opened.close();
    database.close();
  };
  const tell = (event: CanaryEvent) => {
    told.push(event);
    return Promise.resolve(true);
  };
  const canary = new Canary({
    outbox,
    service: leads.service,
    everyMs: HOUR,
    log,
    tell,
  });
  return { ...leads, outbox, told, canary, count, close };
}

it('goes through rules, outbox and delivery, marked, and is in no list and no figure', async () => {
  const site = open();
  await vi.waitFor(() => expect(site.outbox.canary()?.state).toBe('delivered'), {
    timeout: 5000,
  });
  expect(received[0]?.headers).toMatchObject({
    ...{ 'x-lead-canary': '1', 'x-lead-canary-every': '3600', authorization: 'Bearer token' },
  });
  // A lead API that knows no canaries refuses this instead of calling it back.
  expect(received[0]?.body.user_action).toBe('canary');
  expect(site.outbox.list()).toEqual([]);
  expect(site.outbox.queue()).toMatchObject({ waiting: 0, refused: 0 });
  expect(site.outbox.resend('all')).toBe(0);
  expect(site.count).not.toHaveBeenCalled();
  expect(site.health.canary?.lateSince(Date.now() + HOUR)).toBeUndefined();
  expect(site.health.canary?.arrivedAt()).toBeGreaterThan(0);
  await site.close();
});

it.each([
  ['a wrong token', 401, 'token'],
  ['an office that is away', 503, 'away'],
  ['an office that loses it on its way', 500, 'failing'],
  // It works, and would take a lead.
  ['a lead API that knows no canaries', 422, undefined],
])('tells staff of %s, once, and when it is mended', async (_, answer, trouble) => {
  status = answer;
  const site = open();
  await vi.waitFor(() => expect(site.outbox.canary()?.lastFailure).toBe(`http_${answer}`));
  expect(site.health.roadTrouble()?.what).toBe(trouble);
  const later = Date.now() + 6 * MINUTE;
  expect(site.health.canary?.lateSince(Date.now() + MINUTE)).toBeUndefined();
  expect(site.health.canary?.lateSince(later)).toBeLessThan(later);
  await site.canary.check(later);
  await site.canary.check(later + MINUTE);
  expect(site.told).toEqual(['lost']);
  await site.canary.check(later + 7 * HOUR);
  expect(site.told).toEqual(['lost', 'lost']);
  status = 200;
  site.outbox.retryNow([`http_${answer}`]);
  site.service.onStored();
  await vi.waitFor(() => expect(site.outbox.canary()?.state).toBe('delivered'));
  expect(site.health.roadTrouble()).toBeUndefined();
  await site.canary.check(later + 8 * HOUR);
  expect(site.told).toEqual(['lost', 'lost', 'back']);
  await site.close();
});

it('knows when the last arrived while the next is on its way', async () => {
  const site = open();
  await vi.waitFor(() => expect(site.outbox.canary()?.state).toBe('delivered'));
  const arrivedAt = site.canary.arrivedAt();
  expect(arrivedAt).toBeGreaterThan(0);
  status = 500;
  await site.canary.send();
  await vi.waitFor(() => expect(site.outbox.canary()?.state).toBe('waiting'));
  expect(site.canary.arrivedAt()).toBe(arrivedAt);
  await site.close();
});

it('tells staff when the form itself takes nothing', async () => {
  const site = open();
  await vi.waitFor(() => expect(site.outbox.canary()?.state).toBe('delivered'));
  const full = {
    ...site.service,
    contentFor: () => ({ ...contentFor(new Request('http://site')) }),
  };
  const broken = vi.spyOn(site.outbox, 'add').mockImplementation(() => {
    throw new Error('disk full');
  });
  const canary = new Canary({
    ...{ outbox: site.outbox, service: full, everyMs: HOUR, log },
    tell: (event) => {
      site.told.push(event);
      return Promise.resolve(true);
    },
  });
  await canary.send();
  const since = canary.lateSince();
  expect(since).toBeLessThanOrEqual(Date.now());
  await canary.check();
  expect(site.told).toEqual(['closed']);
  // Later it is late since then still.
  expect(canary.lateSince(Date.now() + HOUR)).toBe(since);
  broken.mockRestore();
  // Not an hour later, when the next is due, and not before it has arrived.
  await vi.waitFor(async () => {
    await canary.check();
    expect(site.told).toEqual(['closed', 'back']);
  });
  await site.close();
});

it('notices within a look that nothing can be written', async () => {
  const site = open();
  await vi.waitFor(() => expect(site.outbox.canary()?.state).toBe('delivered'));
  vi.spyOn(site.outbox, 'tryWriting').mockImplementation(() => {
    throw new Error('disk full');
  });
  vi.spyOn(site.outbox, 'canary').mockImplementation(() => {
    throw new Error('cannot be read either');
  });
  await site.canary.check();
  expect(site.told).toEqual(['closed']);
  vi.restoreAllMocks();
  await site.close();
});

it('says that it is over when one has arrived, not when the next is sent', async () => {
  status = 422;
  const site = open();
  await vi.waitFor(() => expect(site.outbox.canary()?.lastFailure).toBe('http_422'));
  const later = Date.now() + 6 * MINUTE;
  await site.canary.check(later);
  expect(site.told).toEqual(['lost']);
  site.outbox.markRefused(site.outbox.canary()?.id ?? '');
  await site.canary.send();
  expect(site.outbox.canary()?.state).toBe('waiting');
  await site.canary.check(Date.now());
  expect(site.health.canary?.lateSince()).toBeUndefined();
  expect(site.canary.lateSince(Date.now())).toBeGreaterThan(0);
  // Nor does a process that has just started say so.
  const { outbox, service } = site;
  const tell = (event: CanaryEvent) => {
    site.told.push(event);
    return Promise.resolve(true);
  };
  const parts = { outbox, service, everyMs: HOUR, log, tell };
  await new Canary(parts).check(Date.now());
  expect(site.told).toEqual(['lost']);
  status = 200;
  site.outbox.retryNow(['http_422']);
  site.service.onStored();
  await vi.waitFor(() => expect(site.outbox.canary()?.state).toBe('delivered'));
  await new Canary(parts).check(Date.now());
  expect(site.told).toEqual(['lost', 'back']);
  await site.close();
});

it('is sent anew when the last one lies in the trash', async () => {
  status = 503;
  const site = open();
  await vi.waitFor(() => expect(site.outbox.canary()?.lastFailure).toBe('http_503'));
  const { id } = site.outbox.canary() ?? {};
  const trash = openDatabase(dataDir);
  trash.exec('UPDATE outbox SET trashed_at = 1');
  trash.close();
  status = 200;
  await site.canary.send();
  await vi.waitFor(() => expect(site.outbox.canary()?.state).toBe('delivered'));
  expect(site.outbox.canary()?.id).not.toBe(id);
  await site.close();
});

it('sends no second while the first is on its way, and tells again when nobody was reached', async () => {
  status = 503;
  const site = open();
  await vi.waitFor(() => expect(site.outbox.canary()?.lastFailure).toBe('http_503'));
  const { id } = site.outbox.canary() ?? {};
  await site.canary.send();
  expect(site.outbox.canary()?.id).toBe(id);
  const tell = vi.fn(() => Promise.resolve(false));
  const { outbox, service } = site;
  const unheard = new Canary({ outbox, service, everyMs: HOUR, log, tell });
  await unheard.check(Date.now() + 6 * MINUTE);
  await unheard.check(Date.now() + 7 * MINUTE);
  expect(tell).toHaveBeenCalledTimes(2);
  await site.close();
});

it.each([
  ['to the office', { OFFICE_URL: 'http://127.0.0.1:1', LEAD_API_URL: '' }, 3_600_000],
  ['to no other lead API', {}, undefined],
  ['to another where its vendor says so', { LEAD_CANARY: '1', CANARY_INTERVAL: '60' }, 60_000],
  [
    'to nobody where that is said',
    { OFFICE_URL: 'http://127.0.0.1:1', LEAD_CANARY: '0' },
    undefined,
  ],
])('is sent %s', (_, given, everyMs) => {
  const environment = readEnvironment({
    ...{ DATA_DIR: dataDir, LEAD_API_URL: 'http://127.0.0.1:2/leads', LEAD_API_TOKEN: 'token' },
    ...given,
  });
  expect(environment.canaryEveryMs).toBe(everyMs);
});
