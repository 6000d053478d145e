import { expect, it, vi } from 'vitest';

vi.stubEnv('PAYLOAD_SECRET', 'test');
vi.stubEnv('NEXT_PHASE', 'phase-production-build');
const { readContentPreviewToken, contentPreviewToken } = await import('./preview.ts');
const { previewToken } = await import('../articles/preview-token.ts');

const HOUR = 60 * 60_000;

it('opens the draft of one subject for an hour or two', () => {
  const token = contentPreviewToken('hero', 1000);
  expect(readContentPreviewToken(token, 1000)).toBe('hero');
  expect(readContentPreviewToken(token, 1000 + HOUR)).toBe('hero');
  expect(readContentPreviewToken(token, 1000 + 2 * HOUR)).toBeUndefined();
});

it('opens nothing once a clock that was years ahead is right again', () => {
  const years = 5 * 365 * 24 * HOUR;
  expect(readContentPreviewToken(contentPreviewToken('hero', years), years)).toBe('hero');
  expect(readContentPreviewToken(contentPreviewToken('hero', years), 1000)).toBeUndefined();
});

it.each([
  [
    'another subject under the same signature',
    contentPreviewToken('hero', 1000).replace('hero', 'claims'),
  ],
  ['a signature that is cut off', contentPreviewToken('hero', 1000).slice(0, -1)],
  ['a signature of its own', 'hero.7200000.AAAA'],
  ['a subject that there is not', contentPreviewToken('nothing' as 'hero', 1000)],
  ['a token for an article', previewToken(12, 1000)],
  ['nothing', ''],
])('refuses %s', (_what, token) => {
  expect(readContentPreviewToken(token, 1000)).toBeUndefined();
});
