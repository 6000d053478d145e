import type { SectionTexts } from '@clinicdee/protocol/site-content';
import { betweenPackages } from '../packages.ts';
import type { Package } from './packages.ts';

/** Headings and labels around the packages (spec §2, pricing; §9). */
export const pricingOf = (
  { lead, title }: SectionTexts['pricing'],
  packages: readonly Package[],
) => ({
  title,
  lead,
  popular: 'แนะนำ',
  perYear: 'บาท ต่อปี ต่อสาขา',
  perMonth: 'เฉลี่ยเดือนละ {{amount}} บาท',
  choose: 'เลือก {{name}}',
  /** Headings of a card's features: all of the smallest package, only the additions of a larger one. */
  features: {
    all: '{{subject}}ครบ {{count}} ข้อ',
    several: 'ใช้ได้ครบ {{count}} ข้อ',
    added: 'ทุกอย่างใน {{smaller}} และอีก {{count}} ข้อ',
    /** For a package that only raises limits. */
    same: 'ทุกอย่างใน {{smaller}}',
  },
  /** Small screens show one card at a time. */
  choosePlan: 'เลือกแพ็กเกจที่จะดู',
  users: 'ผู้ใช้งาน',
  storage: 'พื้นที่เก็บข้อมูล',
  support: 'ทีมดูแล',
  /** Advice for numbers of doctors between the packages. */
  advice: betweenPackages(packages).map(({ doctors: [from, to], fitting: { name, users } }) => {
    const count = from === to ? `${from}` : `${from}–${to}`;
    return from === 1
      ? `แพทย์ ${count} คน เริ่มที่ ${name} ได้เลย`
      : `ถ้ามี ${count} คน แนะนำ ${name} เพราะเปิดผู้ใช้งานได้ถึง ${users}`;
  }),
});
