import { expect, it, vi } from 'vitest';
import { officeOutside } from './outside.ts';

const site = new URL('https://www.clinic.invalid');
const report = (checks: object) => JSON.stringify({ status: 'ready', checks, reasons: [] });

/** Returns the findings about the office at an address that answers with a text. */
async function found(address: string, text: string, siteUrl = site): Promise<string[]> {
  const headers = { 'strict-transport-security': 'max-age=1' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text, { headers }));
  const findings = await officeOutside(new URL(address), siteUrl);
  return findings.map(({ level, code }) => `${level} ${code}`);
}

it.each([
  ['the office', report({ database: 'ok', jobs: 'ok', canary: 'ok' }), ['fine office_outside']],
  ['the site', report({ database: 'ok', canary: 'ok', lead_api: 'ok' }), ['broken office_foreign']],
  ['another server', '<html>welcome</html>', ['broken office_foreign']],
])('recognises %s at OFFICE_URL', async (_what, text, expected) => {
  expect(await found('https://office.clinic.invalid', text)).toEqual(expected);
});

it('warns of a local OFFICE_URL once the site is public', async () => {
  const local = 'http://127.0.0.1:4322';
  expect(await found(local, '')).toEqual(['warning office_local']);
  expect(await found(local, '', new URL('http://localhost:4321'))).toEqual([]);
});
