import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { siteReport } from './site-report.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const reportOf = (...checks: string[]) =>
  JSON.stringify({
    status: 'not_ready',
    checks: Object.fromEntries(checks.map((check) => [check, 'failure'])),
    reasons: [],
  });

it('reads what the site says, with whatever status', async () => {
  const address = await serve((_, response) =>
    response.writeHead(503).end(reportOf('canary', 'lead_api')),
  );
  expect(await siteReport(address)).toMatchObject({ checks: { lead_api: 'failure' } });
});

it.each([
  ['a page', 200, '<!doctype html><p>Log in'],
  ['another program', 200, '{"status":"ok"}'],
  [
    'the office itself',
    200,
    reportOf('database', 'migrations', 'jobs', 'channels', 'canary', 'site'),
  ],
  ['a redirect', 302, ''],
  ['a fault', 500, ''],
])('does not take %s for the site', async (_, status, body) => {
  const address = await serve((_request, response) => response.writeHead(status).end(body));
  expect(await siteReport(address)).toBe('site_foreign');
});

it('tells silence from nobody', async () => {
  const address = await serve(() => undefined);
  expect(await siteReport(address)).toBe('site_late');
  close?.();
  expect(await siteReport(address)).toBe('site_unreachable');
});
