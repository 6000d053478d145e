import type { Facts } from '../facts.ts';

/** Every feature and limit by package (spec §9 and §6). The rows are facts that the office may change. */
export const comparisonOf = ({ packages }: Facts) => ({
  title: 'ตารางเทียบทุกข้อ',
  rowHeading: 'รายการ',
  differing: 'เฉพาะที่ต่างกันก่อน {{count}} ข้อ',
  showSame: 'ดู {{count}} ข้อที่เหมือนกันทุกแพ็กเกจด้วย',
  has: 'มี',
  lacks: 'ไม่มี',
  groups: packages.comparison,
});

/** A row of the table: a feature that packages have or lack, or a limit that each has its own of. */
export type ComparisonRow = Facts['packages']['comparison'][number]['rows'][number];
