import { expect, it } from 'vitest';
import { type HttpResult, HttpClient } from './http-client.ts';
import { officeOutside } from './outside.ts';

const site = new URL('https://www.clinic.invalid');
const report = (checks: object) => JSON.stringify({ status: 'ready', checks, reasons: [] });

/** What is found of an office at an address, where this is answered. */
async function found(address: string, text: string, siteUrl = site): Promise<string[]> {
  class StubClient extends HttpClient {
    override fetch = (): Promise<HttpResult> => {
      const headers = new Headers({ 'strict-transport-security': 'max-age=1' });
      return Promise.resolve({ status: 200, headers, text });
    };
  }
  const findings = await officeOutside(new StubClient(), new URL(address), siteUrl);
  return findings.map(({ level, code }) => `${level} ${code}`);
}

it.each([
  ['the office', report({ database: 'ok', jobs: 'ok', canary: 'ok' }), ['fine office_outside']],
  ['the site', report({ database: 'ok', canary: 'ok', lead_api: 'ok' }), ['broken office_foreign']],
  ['some other server', '<html>welcome</html>', ['broken office_foreign']],
])('knows %s at OFFICE_URL', async (_what, text, expected) => {
  expect(await found('https://office.clinic.invalid', text)).toEqual(expected);
});

it('warns of an OFFICE_URL that nobody else can open, once visitors come from elsewhere', async () => {
  const local = 'http://127.0.0.1:4322';
  expect(await found(local, '')).toEqual(['warning office_local']);
  expect(await found(local, '', new URL('http://localhost:4321'))).toEqual([]);
});
