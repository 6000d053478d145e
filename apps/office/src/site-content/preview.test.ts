import { expect, it, vi } from 'vitest';

vi.stubEnv('PAYLOAD_SECRET', 'test');
vi.stubEnv('NEXT_PHASE', 'phase-production-build');
const { readWordsToken, wordsToken } = await import('./preview.ts');
const { previewToken } = await import('../articles/preview-token.ts');

const HOUR = 60 * 60_000;

it('opens the draft of one subject for an hour or two', () => {
  const token = wordsToken('hero', 1000);
  expect(readWordsToken(token, 1000)).toBe('hero');
  expect(readWordsToken(token, 1000 + HOUR)).toBe('hero');
  expect(readWordsToken(token, 1000 + 2 * HOUR)).toBeUndefined();
});

it('opens nothing once a clock that was years ahead is right again', () => {
  const years = 5 * 365 * 24 * HOUR;
  expect(readWordsToken(wordsToken('hero', years), years)).toBe('hero');
  expect(readWordsToken(wordsToken('hero', years), 1000)).toBeUndefined();
});

it.each([
  ['another subject under the same signature', wordsToken('hero', 1000).replace('hero', 'claims')],
  ['a signature that is cut off', wordsToken('hero', 1000).slice(0, -1)],
  ['a signature of its own', 'hero.7200000.AAAA'],
  ['a subject that there is not', wordsToken('nothing' as 'hero', 1000)],
  ['a token for an article', previewToken(12, 1000)],
  ['nothing', ''],
])('refuses %s', (_what, token) => {
  expect(readWordsToken(token, 1000)).toBeUndefined();
});
