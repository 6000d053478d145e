import { LARGEST_LEAP_MS } from '@clinicdee/data-dir/erasure-guard';

const LIFETIME = 60 * 60_000;

/** When a token for a preview ends that is given now: on a full hour, after one hour at least. */
export const previewEnd = (now: number): number => (Math.floor(now / LIFETIME) + 2) * LIFETIME;

/** Whether a token may still be used. One that lasts for years was given by a clock that was ahead. */
export const isPreviewInTime = (end: number, now: number): boolean =>
  end > now && end <= previewEnd(now) + LARGEST_LEAP_MS;
