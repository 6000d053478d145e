import type { Purpose } from '../content/th/consent.ts';
import type { Tags } from '../environment.ts';

export type { Tags };

/** What the configured tags need consent for. */
export const offeredBy = (tags: Tags): Purpose[] => [
  ...(tags.analytics ? ['analytics' as const] : []),
  ...(tags.ads ? ['ads' as const] : []),
];
