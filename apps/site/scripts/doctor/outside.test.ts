import { expect, it, vi } from 'vitest';
import { publicFindings } from './outside.ts';

const report = (checks: object) => JSON.stringify({ status: 'ready', checks, reasons: [] });

it.each([
  ['the office', report({ database: 'ok', jobs: 'ok', canary: 'ok' }), 'fine outside_well'],
  ['the site', report({ database: 'ok', canary: 'ok', lead_api: 'ok' }), 'broken app_foreign'],
  ['another server', '<html>welcome</html>', 'broken app_foreign'],
])('recognises %s at OFFICE_URL', async (_what, text, expected) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text));
  const found = await publicFindings('office', new URL('https://office.clinic.invalid'));
  expect(found.map(({ level, code }) => `${level} ${code}`)).toEqual([expected]);
});
