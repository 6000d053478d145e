import { feeCount, sum } from '../../sums.ts';
import { sampleClinic, type Visit } from '../sample-clinic.ts';

const { branches, doctor, isSample, name: clinic, paid } = sampleClinic;

/* `label` is a view's text for screen readers; the view fills in its figures. Amounts are in baht. */

/** The patient's bill, with the deposit deducted. */
const receiptLines = [
  { name: 'เลเซอร์หน้าใส ครั้งที่ 3', short: 'เลเซอร์', amount: 2_800 },
  { name: 'ยาทา 1 หลอด', short: 'ยาทา', amount: 400 },
  { name: 'หักมัดจำ', short: 'หักมัดจำ', amount: -1_000 },
];

/** Per branch, bottom to top; today's includes her receipt. */
const income = [
  [44_000, 31_000, 19_000],
  [52_000, 36_000, 24_000],
  [66_000, 48_000, 31_000],
  [61_000, 40_000, 27_000],
  [38_000, 27_000, 18_000],
  [47_000, 35_000, 22_000],
  [58_900, 41_250, 28_300],
];

/** Income per branch of the last seven days, and today's cost. */
export const dashboardOf = ({ week }: Visit) => ({
  isSample,
  label: 'ตัวอย่างหน้าภาพรวม: รายได้วันนี้สามสาขา {{income}} บาท ต้นทุน {{cost}} บาท กำไร {{profit}} บาท',
  title: 'ภาพรวมทุกสาขา',
  caption: `วันนี้ ${paid} น.`,
  captions: { income: 'รายได้วันนี้', cost: 'ต้นทุน', profit: 'กำไร', unit: 'บาท' },
  branches: branches.map((name) => `สาขา${name}`),
  days: week.map((label, index) => ({ label, income: income[index] ?? [] })),
  today: 'วันนี้',
  /** The branch and amount of the last receipt. */
  latest: { branch: 0, amount: sum(receiptLines.map(({ amount }) => amount)) },
  cost: 46_210,
});

/** Net profit by branch and month. */
export const branchComparisonOf = ({ months }: Visit) => ({
  isSample,
  label: 'ตัวอย่างหน้าเทียบสาขา กำไรสุทธิหกเดือน เดือนล่าสุด: {{branches}}',
  branchLabel: '{{name}} {{profit}} บาท',
  title: 'เทียบสาขา',
  caption: 'กำไรสุทธิ 6 เดือน (บาท)',
  months,
  branches: [
    { name: branches[0], profit: [482_000, 498_000, 530_000, 551_000, 590_000, 612_400] },
    { name: branches[1], profit: [352_000, 371_000, 366_000, 402_000, 421_000, 438_900] },
    { name: branches[2], profit: [198_000, 214_000, 236_000, 241_000, 268_000, 287_650] },
  ],
});

/** Margin of each service, in percent. */
export const serviceProfit = {
  isSample,
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
  isSample,
  label: 'ตัวอย่างใบค่าแพทย์ {{doctor}} {{summary}} ใน 30 วัน รวมรับ {{total}} บาท',
  /** Not the calendar month, which is empty on its first day. */
  title: 'ค่าแพทย์ 30 วัน',
  doctor: doctor.name,
  summary: `${feeCount(feeCases)} เคส`,
  cases: feeCases,
  deduction: { name: 'หักค่าวัสดุ', amount: -1_850 },
  total: 'รวมรับ',
};

/** A receipt with a deducted deposit and the doctor's share. */
export const receiptOf = ({ receiptNumber, stamp }: Visit) => ({
  isSample,
  label: 'ตัวอย่างใบเสร็จ: หักมัดจำแล้วชำระ {{paid}} บาท ค่าแพทย์เคสนี้ {{fee}} บาท',
  clinic,
  caption: `ใบเสร็จ ${receiptNumber} · ${stamp} ${paid}\u00a0น.`,
  short: { caption: `ใบเสร็จ ${paid}`, paid: 'ชำระ' },
  lines: receiptLines,
  paid: 'ชำระ (พร้อมเพย์)',
  fee: { name: 'ค่าแพทย์เคสนี้', amount: 900 },
});
