import type { Tags } from '../environment/environment.ts';

export type { Tags };

/** What a visitor may allow, each by itself. */
export const purposes = ['analytics', 'ads'] as const;
export type Purpose = (typeof purposes)[number];

/** What the configured tags need consent for. */
export const offeredBy = (tags: Tags): Purpose[] => [
  ...(tags.analytics ? ['analytics' as const] : []),
  ...(tags.ads ? ['ads' as const] : []),
];

/** Whether a path is a preview's: its address opens what nobody else may see, so tags have no business there. */
export const isPreview = (path: string): boolean => /^\/(articles\/)?preview\b/.test(path);
