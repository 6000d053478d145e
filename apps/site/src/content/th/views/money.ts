import { z } from 'zod';
import { amount, sum } from '../../../thai/amount.ts';
import { defineContent, isSample, text } from '../../define.ts';
import { sampleClinic } from '../sample-clinic.ts';

const { branches, day, doctors, name: clinic } = sampleClinic;
const baht = z.int();
const perBranch = z.tuple([baht, baht, baht]);

/** Income of the last seven days by branch, and today's cost. */
export const dashboard = defineContent(
  'view: dashboard',
  z.object({
    isSample,
    title: text,
    periods: z.array(text).length(3),
    captions: z.object({ income: text, cost: text, profit: text, chart: text, unit: text }),
    branches: z.tuple([text, text, text]),
    days: z.array(z.object({ label: text, income: perBranch })).length(7),
    cost: baht,
    /** Where the chart draws its lines, in thousands of baht. */
    ticks: z.array(z.int()),
  }),
  {
    isSample: true,
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
  },
);

/** Net profit by branch and month. */
export const branchComparison = defineContent(
  'view: branch comparison',
  z.object({
    isSample,
    title: text,
    caption: text,
    months: z.array(text).length(6),
    branches: z.array(z.object({ name: text, profit: z.array(baht).length(6) })).length(3),
    /** Thousands of baht. */
    ticks: z.array(z.int()),
  }),
  {
    isSample: true,
    title: 'เทียบสาขา',
    caption: 'กำไรสุทธิ (พันบาท) · ต.ค. 2568',
    months: ['พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.'],
    branches: [
      { name: branches.ari, profit: [482_000, 498_000, 530_000, 551_000, 590_000, 612_400] },
      { name: branches.bangna, profit: [352_000, 371_000, 366_000, 402_000, 421_000, 438_900] },
      { name: branches.chiangmai, profit: [198_000, 214_000, 236_000, 241_000, 268_000, 287_650] },
    ],
    ticks: [200, 400, 600],
  },
);

/** Margin of each service, in percent. */
export const serviceProfit = defineContent(
  'view: profit by service',
  z.object({
    isSample,
    title: text,
    services: z.array(z.object({ name: text, percent: z.int().max(100) })),
  }),
  {
    isSample: true,
    title: 'กำไรต่อบริการ',
    services: [
      { name: 'เลเซอร์หน้าใส', percent: 62 },
      { name: 'ตรวจทั่วไป', percent: 44 },
      { name: 'ฟิลเลอร์', percent: 38 },
      { name: 'วิตามินผิว', percent: 21 },
    ],
  },
);

const feeCases = [
  { name: 'ตรวจรักษา', count: 38, rate: 200 },
  { name: 'เลเซอร์', count: 14, rate: 900 },
  { name: 'ฟิลเลอร์', count: 5, rate: 1_500 },
];

/** One doctor's compensation, case by case. */
export const doctorFee = defineContent(
  'view: doctor fee',
  z.object({
    isSample,
    caption: text,
    doctor: text,
    summary: text,
    cases: z.array(z.object({ name: text, count: z.int(), rate: baht })),
    deduction: z.object({ name: text, amount: baht.negative() }),
    total: text,
  }),
  {
    isSample: true,
    caption: 'ใบค่าแพทย์ · 1–12 พ.ย. 2568',
    doctor: doctors.thanakorn.name,
    summary: `${sum(feeCases.map((fee) => fee.count))} เคส · 1–12 พ.ย. 68`,
    cases: feeCases,
    deduction: { name: 'หักค่าวัสดุ', amount: -1_850 },
    total: 'รวมรับ',
  },
);

/** What the doctor receives, in baht. */
export const doctorFeeTotal =
  sum(doctorFee.cases.map((fee) => fee.count * fee.rate)) + doctorFee.deduction.amount;

/** A receipt with a deposit taken off, and what the doctor earns of it. */
export const receipt = defineContent(
  'view: receipt',
  z.object({
    isSample,
    clinic: text,
    caption: text,
    lines: z.array(z.object({ name: text, amount: baht })),
    paid: text,
    fee: z.object({ name: text, amount: baht }),
  }),
  {
    isSample: true,
    clinic,
    caption: `ใบเสร็จ 6811-0358 · ${day.stamp}`,
    lines: [
      { name: 'เลเซอร์หน้าใส ครั้งที่ 3', amount: 2_800 },
      { name: 'ยาทา 1 หลอด', amount: 400 },
      { name: 'หักมัดจำ', amount: -1_000 },
    ],
    paid: 'ชำระ (พร้อมเพย์)',
    fee: { name: 'ค่าแพทย์เคสนี้', amount: 900 },
  },
);

/** What a screen reader hears of each view, with the figures that the view shows. */
export const moneyLabels = {
  dashboard: (income: number) =>
    `ตัวอย่างหน้าภาพรวม: รายได้วันนี้สามสาขา ${amount(income)} บาท ต้นทุน ${amount(dashboard.cost)} บาท กำไร ${amount(income - dashboard.cost)} บาท`,
  branchComparison: `ตัวอย่างหน้าเทียบสาขา กำไรสุทธิเดือนตุลาคม: ${branchComparison.branches
    .map((branch) => `${branch.name} ${amount(branch.profit.at(-1) ?? 0)} บาท`)
    .join(' ')}`,
  serviceProfit: `ตัวอย่างกำไรต่อบริการ: ${serviceProfit.services
    .map((service) => `${service.name} ${service.percent}%`)
    .join(' ')}`,
  doctorFee: `ตัวอย่างใบค่าแพทย์ ${doctorFee.doctor} ${doctorFee.summary} รวมรับ ${amount(doctorFeeTotal)} บาท`,
  receipt: (paid: number) =>
    `ตัวอย่างใบเสร็จ: หักมัดจำแล้วชำระ ${amount(paid)} บาท ค่าแพทย์เคสนี้ ${amount(receipt.fee.amount)} บาท`,
};
