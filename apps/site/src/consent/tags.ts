import type { SiteContent } from '../content/site-content.ts';
import type { Environment } from '../environment/environment.ts';

/** The configured tags; without any of them there is no consent banner. */
export type Tags = Environment['tags'];

/** The purposes that a visitor can allow separately. */
export const purposes = ['analytics', 'ads'] as const;
export type Purpose = (typeof purposes)[number];

/** The purposes of the configured tags. */
export const offeredBy = (tags: Tags): Purpose[] => [
  ...(tags.analytics ? ['analytics' as const] : []),
  ...(tags.ads ? ['ads' as const] : []),
];

/** Whether a path is a preview. Its address grants access to a draft, so it must not reach third-party tags. */
export const isPreview = (path: string): boolean => /^\/(articles\/)?preview\b/.test(path);

/** The tags that a page may run and the texts of the consent banner; undefined if there are none. */
export const measurementOn = (path: string, tags: Tags, { consent }: SiteContent) =>
  offeredBy(tags).length === 0 || isPreview(path) ? undefined : { ...tags, words: consent };
