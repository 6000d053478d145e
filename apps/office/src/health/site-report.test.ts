import type { RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { serve, type TestServer } from '../../test/serve.ts';
import { siteReport } from './site-report.ts';

let site: TestServer | undefined;
afterEach(() => site?.stop());

/** The report on a site that answers like this. */
async function reportFrom(listener: RequestListener) {
  site = await serve(listener);
  return siteReport(site.url);
}

const reportOf = (...checks: string[]) =>
  JSON.stringify({
    status: 'not_ready',
    checks: Object.fromEntries(checks.map((check) => [check, 'failure'])),
    reasons: [],
  });

it('reads the report of the site, whatever its status', async () => {
  const report = await reportFrom((_, response) =>
    response.writeHead(503).end(reportOf('canary', 'lead_api')),
  );
  expect(report).toMatchObject({ checks: { lead_api: 'failure' } });
});

it.each([
  ['a page', '<!doctype html><p>Log in'],
  ['another program', '{"status":"ok"}'],
  ['the office itself', reportOf('database', 'migrations', 'jobs', 'channels', 'canary', 'site')],
])('does not mistake %s for the site', async (_, body) => {
  const report = await reportFrom((_request, response) => response.end(body));
  expect(report).toBeUndefined();
});

it('reads no report of a site that does not answer in time or is not reachable', async () => {
  expect(await reportFrom(() => undefined)).toBeUndefined();
  await site?.stop();
  expect(await siteReport(site?.url ?? '')).toBeUndefined();
});
