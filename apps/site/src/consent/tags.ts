import { type Purpose } from '../content/th/consent.ts';

/** The tags that are configured; without any of them nobody is asked for consent. */
export interface Tags {
  /** GA4, `G-…`. */
  analytics?: string;
  /** The conversion of Google Ads, `AW-…/label`. */
  ads?: string;
}

/** What the configured tags need consent for. */
export const offeredBy = (tags: Tags): Purpose[] => [
  ...(tags.analytics ? ['analytics' as const] : []),
  ...(tags.ads ? ['ads' as const] : []),
];
