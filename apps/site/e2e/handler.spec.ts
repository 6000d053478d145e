import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as plain } from '@playwright/test';
import { readEnvironment } from '../src/environment.ts';
import type { Handler } from '../src/server/handler.ts';
import { openSite } from '../src/server/open-site.ts';

type Ask = (address: string, init?: RequestInit) => ReturnType<Handler>;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Tests of the whole built site as a function: no port, no process, no browser. */
const test = plain.extend<{ ask: Ask }>({
  ask: async ({}, use) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'));
    const site = await openSite(readEnvironment({ DATA_DIR: dataDir }), silent);
    await use((address, init) =>
      site.handle(new Request(`http://localhost:4321${address}`, init), '192.0.2.1'),
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
  expect(first.headers.get('x-cache')).toBe('miss');
  expect((await ask('/articles?utm_source=line')).headers.get('x-cache')).toBe('hit');
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
    ask('/api/leads', { method: 'POST', headers: { accept }, body: new URLSearchParams(fields) });
  const taken = await form(lead);
  expect(taken.status).toBe(303);
  expect(taken.headers.get('location')).toMatch(/^\/thanks\?ref=/);
  const refused = await form({ ...lead, phone: 'ไม่มี' });
  expect(refused.headers.get('content-type')).toContain('text/html');
  expect(policyOf(refused)).toMatch(/script-src 'self' 'sha256-/);
});
