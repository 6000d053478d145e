import type { Tags } from '../environment.ts';

export type { Tags };

/** What a visitor may allow, each by itself. */
export const purposes = ['analytics', 'ads'] as const;
export type Purpose = (typeof purposes)[number];

/** What the configured tags need consent for. */
export const offeredBy = (tags: Tags): Purpose[] => [
  ...(tags.analytics ? ['analytics' as const] : []),
  ...(tags.ads ? ['ads' as const] : []),
];
