import { nameAfterThai } from '@clinicdee/brand';
import { feeTotal } from '../sums.ts';
import { sampleClinic, type Visit } from './sample-clinic.ts';
import { doctorFee } from './views/money.ts';

/** A line of the product view that illustrates the solution. */
export interface ProductNote {
  isSample: boolean;
  title: string;
  detail: string;
  /** Baht. */
  figure?: number;
  badge?: { tone: 'ok' | 'warn'; text: string };
}

interface Pair {
  problem: string[];
  solution: string;
  detail: string;
  note: ProductNote;
}

const pairsOf = ({ treatments }: Visit): Pair[] => [
  {
    problem: ['ค้นแฟ้มกระดาษทีละชั้น', 'คนไข้ยืนรอหน้าเคาน์เตอร์'],
    solution: 'สแกนบัตรประชาชน ประวัติขึ้นทันที',
    detail: 'เวชระเบียนอยู่บนคลาวด์ ค้นด้วยชื่อ เบอร์โทร หรือ HN ได้จากทุกสาขา',
    note: {
      isSample: sampleClinic.isSample,
      title: sampleClinic.patient.name,
      detail: `${sampleClinic.patient.hn} · มาครั้งล่าสุด ${treatments.last}`,
    },
  },
  {
    problem: ['โทรเตือนนัดทีละคน', 'แล้วคนไข้ก็ยังลืม คิวว่างกลางวัน'],
    solution: 'ข้อความนัดหมายส่งเข้า LINE ให้เอง',
    detail: 'ตั้งครั้งเดียว ระบบแจ้งเตือนให้ และทุกห้องเห็นคิวของวันนั้นตรงกัน',
    note: {
      isSample: sampleClinic.isSample,
      title: 'แจ้งเตือนนัดวันนี้ 18 คน',
      detail: 'ส่งเมื่อวาน 18:00\u00a0น.',
      badge: { tone: 'ok', text: 'ส่งแล้ว' },
    },
  },
  {
    problem: ['นั่งคิดค่าแพทย์ทั้งคืนก่อนสิ้นเดือน', 'ตัวเลขไม่ตรงกันสักที'],
    solution: 'ค่าแพทย์คำนวณให้อัตโนมัติทุกเคส',
    detail: 'คิดตามเงื่อนไขที่ตั้งไว้ แพทย์เปิดดูยอดของตัวเองได้เลย',
    note: {
      isSample: sampleClinic.isSample,
      title: sampleClinic.doctor.name,
      detail: `${doctorFee.summary} ใน 30 วัน`,
      figure: feeTotal(doctorFee),
    },
  },
  {
    problem: ['ยาหมดอายุค้างตู้', 'ของขาดตอนต้องใช้พอดี'],
    solution: 'คลังยาเตือนก่อนหมดอายุ สั่งเพิ่มให้เอง',
    detail: 'แยกตามล็อต รู้ยอดคงเหลือของแต่ละสาขา ของใกล้หมดระบบเปิดใบสั่งซื้อให้',
    note: {
      isSample: sampleClinic.isSample,
      title: 'Lidocaine 2%',
      detail: 'ล็อต\u00a0L-332 · เหลือ\u00a03\u00a0ขวด',
      badge: { tone: 'warn', text: 'อีก 28 วัน' },
    },
  },
];

/** Four problems with their solutions (spec §2). */
export const problemsOf = (visit: Visit) => ({
  title: ['เรื่องเดิม ๆ ที่\u2060กินเวลาทุกวัน', 'จบได้ที่หน้าจอเดียว'],
  /** Screen reader labels of the halves. */
  heads: { before: 'เดิม', after: `ใช้${nameAfterThai}` },
  pairs: pairsOf(visit),
});
