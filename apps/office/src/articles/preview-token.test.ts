import { describe, expect, it, vi } from 'vitest';

vi.stubEnv('PAYLOAD_SECRET', 'test');
vi.stubEnv('NEXT_PHASE', 'phase-production-build');
const { previewToken, readPreviewToken } = await import('./preview-token.ts');
const { contentPreviewToken, readContentPreviewToken } = await import('../site-content/preview.ts');

const HOUR = 60 * 60_000;
const FIVE_YEARS = 5 * 365 * 24 * HOUR;

describe.each([
  {
    ...{ of: 'an article', opened: 12, read: readPreviewToken, other: '13' },
    create: (now: number) => previewToken(12, now),
  },
  {
    ...{ of: 'site content', opened: 'home', read: readContentPreviewToken, other: 'claims' },
    create: (now: number) => contentPreviewToken('home', now),
  },
])('a preview token for $of', ({ opened, read, create, other }) => {
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
    ['another subject with this signature', token.replace(/^\w+/, other)],
    ['a truncated signature', token.slice(0, -1)],
    ['a forged signature', `${opened}.99999999999999.AAAA`],
    ['an empty token', ''],
    ['no token', 'x'],
  ])('is not %s', (_what, forged) => {
    expect(read(forged, 1000)).toBeUndefined();
  });
});

it('does not open site content with a token for an article, or for an unknown subject', () => {
  expect(readContentPreviewToken(previewToken(12, 1000), 1000)).toBeUndefined();
  const unknown = contentPreviewToken('nothing' as 'home', 1000);
  expect(readContentPreviewToken(unknown, 1000)).toBeUndefined();
});
