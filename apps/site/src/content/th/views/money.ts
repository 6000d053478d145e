import { feeCount } from '../../sums.ts';
import { sampleClinic } from '../sample-clinic.ts';

const { branches, day, doctors, name: clinic } = sampleClinic;

/*
 * `label` is what a screen reader hears of a view; the view fills in the figures that it shows.
 * Amounts are in baht, ticks in thousands of baht.
 */

/** Income of the last seven days by branch, and today's cost. */
export const dashboard = {
  isSample: true,
  label: 'ตัวอย่างหน้าภาพรวม: รายได้วันนี้สามสาขา {{income}} บาท ต้นทุน {{cost}} บาท กำไร {{profit}} บาท',
  title: 'ภาพรวมทุกสาขา',
  periods: ['วันนี้', '7 วัน', 'เดือนนี้'],
  captions: {
    income: `รายได้วันนี้ · ${day.long}`,
    cost: 'ต้นทุน',
    profit: 'กำไร',
    chart: 'รายได้ 7 วัน (พันบาท)',
    unit: 'บาท',
  },
  branches: [`สาขา${branches.ari}`, `สาขา${branches.bangna}`, `สาขา${branches.chiangmai}`],
  days: [
    { label: 'พฤ', income: [44_000, 31_000, 19_000] },
    { label: 'ศ', income: [52_000, 36_000, 24_000] },
    { label: 'ส', income: [66_000, 48_000, 31_000] },
    { label: 'อา', income: [61_000, 40_000, 27_000] },
    { label: 'จ', income: [38_000, 27_000, 18_000] },
    { label: 'อ', income: [47_000, 35_000, 22_000] },
    { label: 'พ', income: [58_900, 41_250, 28_300] },
  ],
  cost: 46_210,
  ticks: [0, 50, 100, 150],
};

/** Net profit by branch and month. */
export const branchComparison = {
  isSample: true,
  label: 'ตัวอย่างหน้าเทียบสาขา กำไรสุทธิเดือนตุลาคม: {{branches}}',
  branchLabel: '{{name}} {{profit}} บาท',
  title: 'เทียบสาขา',
  caption: 'กำไรสุทธิ (พันบาท) · ต.ค. 2568',
  months: ['พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.'],
  branches: [
    { name: branches.ari, profit: [482_000, 498_000, 530_000, 551_000, 590_000, 612_400] },
    { name: branches.bangna, profit: [352_000, 371_000, 366_000, 402_000, 421_000, 438_900] },
    { name: branches.chiangmai, profit: [198_000, 214_000, 236_000, 241_000, 268_000, 287_650] },
  ],
  ticks: [200, 400, 600],
};

/** Margin of each service, in percent. */
export const serviceProfit = {
  isSample: true,
  label: 'ตัวอย่างกำไรต่อบริการ: {{services}}',
  title: 'กำไรต่อบริการ',
  services: [
    { name: 'เลเซอร์หน้าใส', percent: 62 },
    { name: 'ตรวจทั่วไป', percent: 44 },
    { name: 'ฟิลเลอร์', percent: 38 },
    { name: 'วิตามินผิว', percent: 21 },
  ],
};

const feeCases = [
  { name: 'ตรวจรักษา', count: 38, rate: 200 },
  { name: 'เลเซอร์', count: 14, rate: 900 },
  { name: 'ฟิลเลอร์', count: 5, rate: 1_500 },
];

/** One doctor's compensation, case by case. */
export const doctorFee = {
  isSample: true,
  label: 'ตัวอย่างใบค่าแพทย์ {{doctor}} {{summary}} รวมรับ {{total}} บาท',
  caption: 'ใบค่าแพทย์ · 1–12 พ.ย. 2568',
  doctor: doctors.thanakorn.name,
  summary: `${feeCount(feeCases)} เคส · 1–${day.stamp}`,
  cases: feeCases,
  deduction: { name: 'หักค่าวัสดุ', amount: -1_850 },
  total: 'รวมรับ',
};

/** A receipt with a deposit taken off, and what the doctor earns of it. */
export const receipt = {
  isSample: true,
  label: 'ตัวอย่างใบเสร็จ: หักมัดจำแล้วชำระ {{paid}} บาท ค่าแพทย์เคสนี้ {{fee}} บาท',
  clinic,
  caption: `ใบเสร็จ 6811-0358 · ${day.stamp}`,
  lines: [
    { name: 'เลเซอร์หน้าใส ครั้งที่ 3', amount: 2_800 },
    { name: 'ยาทา 1 หลอด', amount: 400 },
    { name: 'หักมัดจำ', amount: -1_000 },
  ],
  paid: 'ชำระ (พร้อมเพย์)',
  fee: { name: 'ค่าแพทย์เคสนี้', amount: 900 },
};
