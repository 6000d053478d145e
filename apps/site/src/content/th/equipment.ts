import type { Facts } from '../facts.ts';

/** Optional equipment and prices (spec §9, "Optional equipment"); editable in the office. */
export const equipmentOf = ({ equipment: { devices } }: Facts) => ({
  title: ['อุปกรณ์เสริม', 'เลือกเท่าที่เคาน์เตอร์ต้องใช้'],
  note: 'ราคาต่อเครื่อง ยังไม่รวม VAT',
  currency: 'บาท',
  devices,
});

export type Device = Facts['equipment']['devices'][number];
