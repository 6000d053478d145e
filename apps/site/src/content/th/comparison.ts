import type { SectionTexts } from '@clinicdee/protocol/site-content';
import type { Facts } from '../facts.ts';

/** All features and limits by package (spec §9 and §6). The rows are editable in the office. */
export const comparisonOf = (
  { comparisonTitle }: SectionTexts['pricing'],
  { packages }: Facts,
) => ({
  title: comparisonTitle,
  rowHeading: 'รายการ',
  differing: 'เฉพาะที่ต่างกันก่อน {{count}} ข้อ',
  showSame: 'ดู {{count}} ข้อที่เหมือนกันทุกแพ็กเกจด้วย',
  has: 'มี',
  lacks: 'ไม่มี',
  groups: packages.comparison,
});

/** A row of the table: a feature, or a limit with a value per package. */
export type ComparisonRow = Facts['packages']['comparison'][number]['rows'][number];
