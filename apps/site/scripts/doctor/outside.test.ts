import { expect, it, vi } from 'vitest';
import { outsideFindings, publicFindings } from './outside.ts';

const report = (checks: object) => JSON.stringify({ status: 'ready', checks, reasons: [] });

it.each([
  ['the office', report({ database: 'ok', jobs: 'ok', canary: 'ok' }), 'fine outside_well'],
  ['the site', report({ database: 'ok', canary: 'ok', lead_api: 'ok' }), 'broken app_foreign'],
  ['another server', '<html>welcome</html>', 'broken app_foreign'],
])('recognises %s at OFFICE_URL', async (_what, text, expected) => {
  const headers = { 'strict-transport-security': 'max-age=1' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text, { headers }));
  const found = await publicFindings('office', new URL('https://office.clinic.invalid'));
  expect(found.map(({ level, code }) => `${level} ${code}`)).toEqual([expected]);
});

it('warns of a local OFFICE_URL once the site is public', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const local = new URL('http://127.0.0.1:4322');
  const codesOf = async (site: string) =>
    (await outsideFindings(new URL(site), local)).map(({ level, code }) => `${level} ${code}`);
  expect(await codesOf('https://www.clinic.invalid')).toEqual([
    'broken outside_silent',
    'warning outside_local',
  ]);
  expect(await codesOf('http://localhost:4321')).toEqual(['warning outside_local']);
});
