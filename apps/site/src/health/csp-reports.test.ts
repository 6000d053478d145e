import { beforeEach, expect, it, vi } from 'vitest';
import { limitsOfWriting, RateLimit } from '../http/rate-limit.ts';
import { contentFor } from '../content/site-content.ts';
import { receiveCspReport } from './csp-reports.ts';

const warn = vi.fn();
let rateLimit: RateLimit;

beforeEach(() => {
  warn.mockReset();
  rateLimit = new RateLimit(limitsOfWriting(10_000));
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  receiveCspReport(
    new Request('https://www.example.com/api/csp-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    '192.0.2.1',
    {
      contentFor,
      rateLimit,
      siteUrl: new URL('https://www.example.com'),
      log: { info: vi.fn(), warn, error: vi.fn() },
    },
  );

const report = (changed: Record<string, string> = {}) => ({
  'csp-report': {
    'document-uri': 'https://www.example.com/contact?utm_source=x&phone=0812345678#form',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://ads.example.net/inject.js?visitor=7',
    ...changed,
  },
});

it('logs a report, and nothing that may be personal', async () => {
  expect((await send(report())).status).toBe(204);
  expect(warn).toHaveBeenCalledWith(
    { page: '/contact', directive: 'script-src-elem', blocked: 'ads.example.net' },
    'content security policy violated',
  );
  await send(report({ 'blocked-uri': 'inline' }));
  expect(warn.mock.lastCall?.[0]).toMatchObject({ blocked: 'inline' });
});

it('ignores a body that is not a report', async () => {
  const bodies = [null, [], { 'csp-report': 1 }, report({ 'effective-directive': '<script>' })];
  for (const body of bodies) expect((await send(body)).status).toBe(204);
  expect(warn).not.toHaveBeenCalled();
});

it('limits reports per address, so that they cannot fill the log', async () => {
  rateLimit = new RateLimit(limitsOfWriting(2));
  await send(report());
  await send(report());
  expect((await send(report())).status).toBe(429);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('rejects a request that no page of the site sends', async () => {
  expect((await send(report(), { origin: 'https://evil.example' })).status).toBe(403);
  expect(warn).not.toHaveBeenCalled();
});
