import type { Source } from './source.ts';

/**
 * The ids that an ad or a post leaves in an address, and the source that each tells of; where an
 * address has several, the first of this list counts. Google puts its own on ads alone, the others on
 * posts as well.
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

/** The name of the click id that an address carries. */
export function clickIdIn(address: string): ClickId | undefined {
  return clickIdNames.find((name) => new RegExp(`[?&;]${name}=`).test(address));
}
