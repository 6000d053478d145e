import type { SectionTexts } from '@clinicdee/protocol/site-content';
import type { Facts } from '../facts.ts';

/** Optional equipment and prices (spec §9, "Optional equipment"); editable in the office. */
export const equipmentOf = (
  texts: SectionTexts['equipment'],
  { equipment: { devices } }: Facts,
) => ({
  ...texts,
  currency: 'บาท',
  devices,
});

export type Device = Facts['equipment']['devices'][number];
