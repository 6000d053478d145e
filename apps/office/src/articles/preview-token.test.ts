import { expect, it, vi } from 'vitest';

vi.stubEnv('PAYLOAD_SECRET', 'test');
vi.stubEnv('NEXT_PHASE', 'phase-production-build');
const { previewToken, readPreviewToken } = await import('./preview-token.ts');

it('opens one article for an hour or two', () => {
  const token = previewToken(12, 1000);
  expect(readPreviewToken(token, 1000)).toBe(12);
  expect(readPreviewToken(token, 1000 + 59 * 60_000)).toBe(12);
  expect(readPreviewToken(token, 1000 + 60 * 60_000)).toBe(12);
  expect(readPreviewToken(token, 1000 + 120 * 60_000)).toBeUndefined();
  expect(previewToken(12, 1000 + 60_000)).toBe(token);
});

it('opens nothing once a clock that was years ahead is right again', () => {
  const years = 5 * 365 * 24 * 60 * 60_000;
  expect(readPreviewToken(previewToken(12, years), years)).toBe(12);
  expect(readPreviewToken(previewToken(12, years), 1000)).toBeUndefined();
});

it.each([
  previewToken(12, 1000).replace(/^12/, '13'),
  previewToken(12, 1000).slice(0, -1),
  '12.99999999999999.AAAA',
  '',
  'x',
])('refuses %s', (token) => {
  expect(readPreviewToken(token, 1000)).toBeUndefined();
});
