// Whom the walk becomes: the vendor that the tests know, and what they have no need of.
import { hero } from '../../packages/brand/another/hero.ts';
import { comparison } from '../../packages/brand/another/comparison.ts';
import { packages } from '../../packages/brand/another/packages.ts';
import { questions } from '../../packages/brand/another/questions.ts';
import { clinics, stories } from '../../packages/brand/another/stories.ts';
import * as vendor from '../../packages/brand/another/vendor.ts';

export { clinics, comparison, hero, packages, questions, stories, vendor };

/** The lines of the mark in `index.ts`, an M on a square. @type {[was: string, is: string][]} */
export const mark = [
  ['rounding: 9', 'rounding: 4'],
  ['M23.25 9.35A9.4 9.4 0 1 0 23.25 22.65', 'M8 23V10l8 8 8-8v13'],
  ['M13.45 16h6.3M16.6 12.85v6.3', 'M13 25h6'],
  ['rounding: 7', 'rounding: 3'],
  ['M24.2 7.2A12 12 0 1 0 24.2 24.8', 'M6 24V8l10 10L26 8v16'],
  ['M10 16h12M16 10v12', 'M12 28h8'],
];

export const closedDays = [
  { day: '2026-12-30', reason: 'ปรับปรุงสำนักงาน' },
  { day: '2027-01-04', reason: 'ประชุมประจำปี' },
];

export const claims = [
  ['จำนวนคลินิกที่ใช้', '40', 'รายชื่อในระบบ 1 พ.ย. 2569', 'นับคลินิกที่เปิดใช้อยู่ พ.ย. 2569'],
  ['ความเสถียร (%)', '99.5', 'รายงานเครื่องแม่ข่าย ต.ค. 2569', 'วัดทุกนาทีตลอดปี 2569'],
  ['ประหยัดเวลาทำงาน (%)', '35', 'แบบสอบถาม 22 คลินิก', 'ถามก่อนและหลังใช้สามเดือน'],
].map(([words = '', figure = '', evidence = '', method = '']) => ({
  ...{ words, figure, evidence, method },
  reviewOn: '2027-11-30',
}));

/** How the forms call what the files know by codes. */
export const marks = { hill: 'ภูเขา', tooth: 'ฟัน', leaf: 'ใบไม้' };
export const limits = { users: 'ผู้ใช้งาน', storage: 'พื้นที่เก็บข้อมูล', support: 'ทีมดูแล' };
export const dayNames = { sat: 'เสาร์' };
