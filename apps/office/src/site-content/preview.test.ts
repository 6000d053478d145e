import { describe, expect, it, vi } from 'vitest';

vi.stubEnv('PAYLOAD_SECRET', 'test');
vi.stubEnv('NEXT_PHASE', 'phase-production-build');
const { previewToken, readPreviewToken: read } = await import('./preview.ts');

const HOUR = 60 * 60_000;
const FIVE_YEARS = 5 * 365 * 24 * HOUR;

describe.each([
  { opened: 'article-12', other: 'article-13' },
  { opened: 'home', other: 'claims' },
] as const)('a preview token for $opened', ({ opened, other }) => {
  const create = (now: number) => previewToken(opened, now);
  const token = create(1000);

  it('is valid for one to two hours, and the same for saves in the same hour', () => {
    for (const later of [0, HOUR - 60_000, HOUR]) expect(read(token, 1000 + later)).toBe(opened);
    expect(read(token, 1000 + 2 * HOUR)).toBeUndefined();
    expect(create(1000 + 60_000)).toBe(token);
  });

  it('is invalid once a clock that was years ahead is right again', () => {
    expect(read(create(FIVE_YEARS), FIVE_YEARS)).toBe(opened);
    expect(read(create(FIVE_YEARS), 1000)).toBeUndefined();
  });

  it.each([
    ['another subject with this signature', token.replace(opened, other)],
    ['a truncated signature', token.slice(0, -1)],
    ['a forged signature', `${opened}.99999999999999.AAAA`],
    ['an empty token', ''],
    ['no token', 'x'],
  ])('is not %s', (_what, forged) => {
    expect(read(forged, 1000)).toBeUndefined();
  });
});

it('does not open an unknown subject', () => {
  const unknown = previewToken('nothing' as 'home', 1000);
  expect(read(unknown, 1000)).toBeUndefined();
});
