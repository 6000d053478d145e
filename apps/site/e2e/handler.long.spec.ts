import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as plain } from '@playwright/test';
import { openDatabase } from '../src/database/database.ts';
import { readEnvironment } from '../src/environment/environment.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';
import { samplePayload } from '../src/leads/sample-payload.ts';
import { openSite } from '../src/server/open-site.ts';

type Ask = (address: string, init?: RequestInit) => Promise<Response>;

const visitor = { address: '192.0.2.1', isLocal: false };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Tests of the whole built site as a function: no port, no process, no browser. */
const test = plain.extend<{ ask: Ask }>({
  ask: async ({}, use) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'));
    const site = await openSite(readEnvironment({ DATA_DIR: dataDir }), silent);
    await use(async (address, init) =>
      site.app.fetch(new Request(`http://localhost:4321${address}`, init), visitor),
    );
    await site.close();
    rmSync(dataDir, { recursive: true });
  },
});

const lead = {
  fullname: 'ผู้ส่ง',
  phone: '0812345678',
  email: 'a@clinic.co.th',
  organization_type: 'จิตเวช',
  description: '',
};

const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';

test('renders a page with a strict policy of its own, once', async ({ ask }) => {
  const first = await ask('/articles');
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(policyOf(first)).toMatch(/script-src 'self' 'sha256-/);
  expect(await first.text()).toContain('</html>');
  const again = await ask('/articles?utm_source=line');
  // When it was rendered.
  expect(again.headers.get('last-modified')).toBe(first.headers.get('last-modified'));
});

test('answers HEAD as GET, without the body', async ({ ask }) => {
  for (const address of ['/articles', '/', '/no-such-page']) {
    const head = await ask(address, { method: 'HEAD' });
    const page = await ask(address);
    expect(head.body).toBeNull();
    expect(head.status).toBe(page.status);
    expect(head.headers.get('content-length')).toBe(page.headers.get('content-length'));
    expect(policyOf(head)).toBe(policyOf(page));
  }
});

test('answers the unknown with the page for it', async ({ ask }) => {
  const unknown = ['/no-such-page', '/articles/detail/none', '/_image?href=/x.png', '/_astro/x.js'];
  for (const address of unknown) {
    const response = await ask(address);
    expect(response.status, address).toBe(404);
    expect(policyOf(response), address).toMatch(/script-src 'self' 'sha256-/);
    expect(await response.text(), address).toContain('</html>');
  }
});

test('says nothing where there is nothing to say', async ({ ask }) => {
  const response = await ask('/api/measurement');
  expect([response.status, response.body]).toEqual([204, null]);
});

test('takes a lead from a program, and from a form without JavaScript', async ({ ask }) => {
  const json = await ask('/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  expect(json.status).toBe(200);
  expect(await json.json()).toMatchObject({ code: 200 });

  const accept = 'text/html';
  const form = (fields: Record<string, string>) =>
    ask('/contact', { method: 'POST', headers: { accept }, body: new URLSearchParams(fields) });
  const taken = await form(lead);
  expect(taken.status).toBe(303);
  expect(taken.headers.get('location')).toMatch(/^\/thanks\?ref=/);
  const refused = await form({ ...lead, phone: 'ไม่มี' });
  expect(refused.headers.get('content-type')).toContain('text/html');
  expect(policyOf(refused)).toMatch(/script-src 'self' 'sha256-/);
  expect(refused.headers.get('cache-control')).toBe('no-store');
});

test('a page from before the forms posted to their pages goes on there, with what it sent', async ({
  ask,
}) => {
  for (const [call, page] of [
    ['/api/leads', '/contact'],
    ['/api/v2/register', '/register'],
  ] as const) {
    const body = new URLSearchParams(lead);
    const answer = await ask(call, { method: 'POST', headers: { accept: 'text/html' }, body });
    expect([answer.status, answer.headers.get('location')]).toEqual([307, page]);
  }
});

test('refuses methods that a call does not take, in its shape and with those that it does', async ({
  ask,
}) => {
  const calls = {
    '/api/leads': 'POST',
    '/api/v2/register': 'POST',
    '/api/articles/changed': 'POST',
    '/api/consent': 'GET, HEAD, POST',
    '/api/counts': 'GET, HEAD, POST',
    '/api/leads/refused': 'GET, HEAD, POST',
    '/api/measurement': 'GET, HEAD',
    '/api/missed-searches': 'GET, HEAD',
    '/api/samples': 'GET, HEAD',
    '/api/suggestions': 'GET, HEAD',
  };
  for (const [address, allow] of Object.entries(calls)) {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'QUERY', 'OPTIONS', 'UNKNOWN']) {
      const response = await ask(address, { method });
      expect([response.status, response.headers.get('allow')], `${method} ${address}`).toEqual([
        405,
        allow,
      ]);
      expect(await response.json()).toMatchObject({ code: 405, error: 'method_not_allowed' });
    }
  }
});

test('says on a page of its own what an address or a request lacks', async ({ ask }) => {
  for (const [address, method, status, title] of [
    ['/articles/detail/%E0%B8', 'GET', 400, 'อ่านที่อยู่นี้ไม่ได้'],
    ['/articles', 'PUT', 405, 'หน้านี้มีไว้เปิดดูเท่านั้น'],
    ['/contact', 'PUT', 405, 'หน้านี้มีไว้เปิดดูเท่านั้น'],
    ['/405', 'GET', 405, 'หน้านี้มีไว้เปิดดูเท่านั้น'],
  ] as const) {
    const response = await ask(address, { method });
    expect(response.status, address).toBe(status);
    const html = await response.text();
    expect(html, address).toContain(`<title>${title} | `);
    expect(html).toContain('name="robots" content="noindex"');
    expect(policyOf(response)).toMatch(/script-src 'self'/);
  }
});

test('lets the office alone see refused leads, without anything that was typed', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const outbox = new SqliteOutbox(openDatabase(dataDir));
  const key = {
    LEADS_ADMIN_KEY: 'of-the-office',
    ANALYTICS_READ_KEY: 'of-the-figures',
    DATA_DIR: dataDir,
  };
  const site = await openSite(readEnvironment(key), silent);
  const call = async (init: RequestInit, bearer = 'of-the-office') =>
    site.app.fetch(
      new Request('http://localhost:4321/api/leads/refused', {
        ...init,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      }),
      visitor,
    );
  const again = (which: unknown) => call({ method: 'POST', body: JSON.stringify({ lead: which }) });
  try {
    const [first, second, waiting] = ['ก', 'ข', 'ค'].map((fullname, at) =>
      outbox.store(
        { payload: { ...samplePayload, fullname }, idempotencyKey: fullname, isSuspected: false },
        Date.UTC(2026, 0, 1 + at),
      ),
    );
    for (const one of [first, second]) {
      outbox.markFailed(one?.id ?? '', 'http_422', 0);
      outbox.markRefused(one?.id ?? '');
    }
    expect((await call({}, 'of-the-figures')).status).toBe(401);
    expect((await call({ method: 'POST', body: '{"lead":"all"}' }, '')).status).toBe(401);
    const text = await (await call({})).text();
    expect(JSON.parse(text)).toEqual({
      total: 2,
      leads: [second, first].map((one, at) => ({
        ...{ id: one?.id, reference: one?.reference, failure: 'http_422', attempts: 1 },
        receivedAt: new Date(Date.UTC(2026, 0, 2 - at)).toISOString(),
      })),
    });
    for (const odd of [undefined, 7, '', ['all'], 'x'.repeat(101)]) {
      expect((await again(odd)).status).toBe(422);
    }
    expect(await (await again('nobody')).json()).toEqual({ code: 200, count: 0 });
    expect(await (await again(waiting?.id)).json()).toEqual({ code: 200, count: 0 });
    expect(await (await again(first?.id)).json()).toEqual({ code: 200, count: 1 });
    expect(await (await again('all')).json()).toEqual({ code: 200, count: 1 });
    expect(outbox.list().map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  } finally {
    await site.close();
    rmSync(dataDir, { recursive: true });
  }
});
