import { sampleClinic } from '../sample-clinic.ts';

interface Lot {
  name: string;
  detail: string;
  /** Pieces. */
  left: number;
  badge: { tone: 'warn' | 'bad' | 'plain'; text: string };
}

const rows: Lot[] = [
  {
    name: 'Botulinum toxin 100\u00a0U',
    detail: 'ล็อต BX-091',
    left: 6,
    badge: { tone: 'warn', text: 'อีก 45 วัน' },
  },
  {
    name: 'Lidocaine 2%',
    detail: 'ล็อต L-329',
    left: 2,
    badge: { tone: 'bad', text: 'หมดอายุแล้ว' },
  },
  {
    name: 'ผ้าก๊อซ 4×4',
    detail: 'ต่ำกว่าจุดสั่งซื้อ',
    left: 18,
    badge: { tone: 'plain', text: 'สั่งเพิ่ม 40' },
  },
];

/** Stock by lot: remaining, expiring and reordered. */
export const stock = {
  isSample: sampleClinic.isSample,
  label: 'ตัวอย่างคลังยาและเวชภัณฑ์ แสดงล็อต ยอดคงเหลือ ป้ายเตือนวันหมดอายุ และรายการสั่งเพิ่มอัตโนมัติ',
  rows,
};
