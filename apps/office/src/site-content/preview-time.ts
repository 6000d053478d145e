import { LARGEST_LEAP_MS } from '@clinicdee/data-dir/erasure-guard';

const LIFETIME = 60 * 60_000;

/** Returns when a preview token created now expires: on a full hour, after one hour at least. */
export const previewEnd = (now: number): number => (Math.floor(now / LIFETIME) + 2) * LIFETIME;

/** Whether a preview token is valid; expiries far ahead were created under a wrong clock. */
export const isPreviewInTime = (end: number, now: number): boolean =>
  end > now && end <= previewEnd(now) + LARGEST_LEAP_MS;
