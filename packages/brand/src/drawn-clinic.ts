/*
 * The fictional clinic in the drawn views of the product: one afternoon, one doctor, one patient. It stays fictional;
 * choose names that suit the vendor's customers. Its income and stock are in `apps/site/src/content/th/views`.
 */

import type { clinics } from './stories.ts';

export const drawnClinic = {
  /** Whether names and figures are still those of the sample brand. Set `false` once the vendor has chosen them. */
  isSample: true as boolean,
  name: 'อรุณสกินคลินิก',
  /** The clinic's mark: LINE messages and printed forms carry it, never the vendor's. */
  mark: 'leaf' as (typeof clinics)[number]['mark'],
  /** The first is the branch whose counter is shown. */
  branches: ['สีลม', 'บางนา', 'เชียงใหม่'] as [string, string, string],
  doctor: { name: 'พญ.ณัฐริกา วัฒนกุล', short: 'พญ.ณัฐริกา', licence: 'ว.48213' },
  /** The patient whose visit is shown from the ID card to the receipt. */
  patient: {
    name: 'น.ส.พิมพ์ชนก ศรีสุวรรณ',
    short: 'พิมพ์ชนก ศ.',
    firstName: 'คุณพิมพ์ชนก',
    hn: 'HN 68-00421',
    about: 'หญิง 32 ปี',
  },
  /** The patients before and after her in the queue. */
  before: { name: 'นายสมชาย ทองดี', short: 'สมชาย ท.' },
  after: { name: 'นายปกรณ์ แสงเดือน' },
  paying: { name: 'นางประภา มั่นคง' },
};
