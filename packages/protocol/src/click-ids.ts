import type { Source } from './source.ts';

/**
 * Click ids that ads and posts add to a URL, and the source of each. Of several in one URL the first
 * in this list counts. Google adds its ids to ads only, the other networks also to posts.
 */
export const clickIds = {
  gclid: 'google_ads',
  gbraid: 'google_ads',
  wbraid: 'google_ads',
  fbclid: 'facebook',
  ttclid: 'tiktok',
  ldtag_cl: 'line',
} as const satisfies Record<string, Source>;

export type ClickId = keyof typeof clickIds;

/** The names of {@link clickIds}. */
export const clickIdNames = Object.keys(clickIds) as ClickId[];

/** Returns the name of the click id that has a value in a URL. */
export function clickIdIn(address: string): ClickId | undefined {
  return clickIdNames.find((name) => new RegExp(`[?&;]${name}=[^&;#]`, 'i').test(address));
}
