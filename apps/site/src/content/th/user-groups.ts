import type { SectionTexts } from '@clinicdee/protocol/site-content';

/** Owner, doctor and front office, three points each (spec §1, "Targeted groups"). */
export const userGroupsOf = (texts: SectionTexts['user-groups']) => ({
  ...texts,
  legend: 'เลือกหน้าที่ เพื่อดูหน้าจอของคนนั้น',
});
