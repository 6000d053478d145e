/*
 * The clinic in the drawn views of the product: one afternoon of it, one doctor, one patient. It is invented, and stays
 * so: what matters is that its names suit the vendor's customers. What it earns and has in stock is beside the views,
 * in `apps/site/src/content/th/views`.
 */

import type { Mark } from './stories.ts';

export const drawnClinic = {
  /** Whether its names and figures are still those of the sample brand: `false` once the vendor has chosen them. */
  isSample: true as boolean,
  name: 'อรุณสกินคลินิก',
  /** Its own mark, as among the clinics: LINE and paper carry the clinic's, never the vendor's. */
  mark: 'leaf' as Mark,
  /** The first is the one whose counter is seen. */
  branches: ['สีลม', 'บางนา', 'เชียงใหม่'] as [string, string, string],
  doctor: { name: 'พญ.ณัฐริกา วัฒนกุล', short: 'พญ.ณัฐริกา', licence: 'ว.48213' },
  /** Whose visit is shown from the ID card to the receipt. */
  patient: {
    name: 'น.ส.พิมพ์ชนก ศรีสุวรรณ',
    short: 'พิมพ์ชนก ศ.',
    firstName: 'คุณพิมพ์ชนก',
    hn: 'HN 68-00421',
    about: 'หญิง 32 ปี',
  },
  /** Who waits before her and after her. */
  before: { name: 'นายสมชาย ทองดี', short: 'สมชาย ท.' },
  after: { name: 'นายปกรณ์ แสงเดือน' },
  paying: { name: 'นางประภา มั่นคง' },
};
