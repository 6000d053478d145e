import { expect, it, vi } from 'vitest';

vi.stubEnv('PAYLOAD_SECRET', 'test');
vi.stubEnv('NEXT_PHASE', 'phase-production-build');
const { previewToken, readPreviewToken: read } = await import('./preview.ts');

const HOUR = 60 * 60_000;
const token = previewToken('article-12', 1000);

it('is valid for its subject, for one to two hours, and the same for saves in the same hour', () => {
  for (const later of [0, HOUR]) expect(read(token, 1000 + later)).toBe('article-12');
  expect(read(token, 1000 + 2 * HOUR)).toBeUndefined();
  expect(previewToken('article-12', 1000 + 60_000)).toBe(token);
  expect(read(token.replace('article-12', 'article-13'), 1000)).toBeUndefined();
});
