import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitsOfWriting, RateLimit } from '../calls/rate-limit.ts';
import { contentFor } from '../content/site-content.ts';
import { openDatabase } from '../database.ts';
import { answerPolicyReports, receivePolicyReports, type PolicyReportService } from './receive.ts';
import { ReportRepository } from './report-repository.ts';

const DAY = 24 * 60 * 60 * 1000;
const line =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari Line/15.0.0';
const warn = vi.fn();
let folder = '';
let now = 0;
let isBelieved = true;
let service: PolicyReportService;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'policy-'));
  now = Date.UTC(2026, 10, 21, 3);
  isBelieved = true;
  warn.mockReset();
  service = {
    repository: new ReportRepository(openDatabase(folder)),
    clock: {
      now: () => now,
      state: () => (isBelieved ? { isBelieved } : { isBelieved, shows: now, known: undefined }),
    },
    contentFor,
    rateLimit: new RateLimit(limitsOfWriting(10_000)),
    siteUrl: new URL('https://www.example.com'),
    log: { info: vi.fn(), warn, error: vi.fn() },
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const report = (changed: Record<string, string> = {}) => ({
  'csp-report': {
    'document-uri': 'https://www.example.com/contact?utm_source=x&phone=0812345678#form',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://ads.example.net/inject.js?visitor=7',
    ...changed,
  },
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  receivePolicyReports(
    new Request('https://www.example.com/api/policy-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'user-agent': line, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    '192.0.2.1',
    service,
  );

const kept = async () => {
  const request = new Request('https://www.example.com/api/policy-reports');
  return (await answerPolicyReports(request, service).json()) as unknown[];
};

it('counts a report of either form, and keeps nothing of who sent it', async () => {
  expect((await send(report())).status).toBe(204);
  const recent = {
    type: 'csp-violation',
    url: 'https://www.example.com/contact?phone=0812345678',
    body: {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://ads.example.net/other.js',
    },
  };
  const type = { 'content-type': 'application/reports+json' };
  expect((await send([recent, { type: 'deprecation' }], type)).status).toBe(204);
  expect(await kept()).toEqual([
    {
      day: '2026-11-21',
      page: '/contact',
      directive: 'script-src-elem',
      blocked: 'ads.example.net',
      browser: 'LINE',
      count: 2,
    },
  ]);
});

it('leaves out what is not of its pages: another site, an extension, no report at all', async () => {
  const left = [
    report({ 'document-uri': 'https://evil.example/contact' }),
    report({ 'document-uri': 'about' }),
    report({ 'source-file': 'chrome-extension://abc/content.js' }),
    report({ 'blocked-uri': 'moz-extension://abc/content.js' }),
    report({ 'blocked-uri': 'chrome-extension' }),
    report({ 'effective-directive': '<script>' }),
    { 'csp-report': 'what' },
    null,
    [[[]]],
  ];
  for (const body of left) expect((await send(body)).status).toBe(204);
  expect(await kept()).toEqual([]);
});

it('keeps a keyword as it is, and of an address that never ends the beginning', async () => {
  await send(report({ 'blocked-uri': 'inline' }));
  await send(report({ 'blocked-uri': 'data' }));
  await send(report({ 'document-uri': `https://www.example.com/${'ก'.repeat(300)}` }));
  const rows = (await kept()) as { blocked: string; page: string }[];
  expect(rows.map(({ blocked }) => blocked).sort()).toEqual(['ads.example.net', 'data', 'inline']);
  expect(Math.max(...rows.map(({ page }) => page.length))).toBe(100);
});

it('is filled by nobody: a day has its limit, and the reports of a month are enough', async () => {
  for (let index = 0; index < 300; index++) {
    await send(report({ 'document-uri': `https://www.example.com/${String(index)}` }));
  }
  expect(await kept()).toHaveLength(200);
  now += 31 * DAY;
  isBelieved = false;
  expect(await kept()).toHaveLength(200);
  isBelieved = true;
  await send(report());
  expect(await kept()).toHaveLength(1);
});

it.each([
  ['{', {}, 400],
  ['x'.repeat(20_000), {}, 413],
  [report(), { 'content-type': 'text/plain' }, 415],
  [report(), { 'sec-fetch-site': 'cross-site' }, 403],
  [report(), { origin: 'https://evil.example' }, 403],
])('refuses what no page of ours sends', async (body, headers, status) => {
  expect((await send(body, headers)).status).toBe(status);
  expect(await kept()).toEqual([]);
});

it('loses a report rather than anything else where the disk takes none', async () => {
  service.repository = {
    ...{ list: () => [], eraseBefore: () => undefined },
    add: () => {
      throw Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR' });
    },
  };
  expect((await send(report())).status).toBe(204);
  expect(warn).toHaveBeenCalledWith({ code: 'ERR_SQLITE_ERROR' }, 'policy report not kept');
});
