import { z } from 'zod';
import { amount } from '../../thai/amount.ts';
import { defineContent, phrases, text } from '../define.ts';
import { packages, type Package } from './packages.ts';

const schema = z.object({
  title: phrases,
  lead: phrases,
  popular: text,
  perYear: text,
  users: text,
  storage: text,
  support: text,
  /** Which package fits the numbers of doctors that no package names. */
  advice: phrases,
});

/** What surrounds the packages: headings and labels (spec §2, pricing; §9). */
export const pricing = defineContent('pricing', schema, {
  title: ['จ่ายรายปี ต่อสาขา', 'รู้ราคาตั้งแต่วันแรก'],
  lead: ['ทุกราคายังไม่รวม VAT', 'ไม่มีค่าติดตั้ง', 'และไม่มีค่าใช้จ่ายแฝง'],
  popular: 'แนะนำ',
  perYear: 'บาท ต่อปี ต่อสาขา',
  users: 'ผู้ใช้งาน',
  storage: 'พื้นที่เก็บข้อมูล',
  support: 'ทีมดูแล',
  advice: [
    `แพทย์ 1 คน เริ่มที่ ${packages.mini.name} ได้เลย`,
    `ถ้ามี 6–10 คน แนะนำ ${packages.more.name} เพราะเปิดผู้ใช้งานได้ถึง ${packages.more.users}`,
  ],
});

/** The average price of a month, as a card says it. */
export function averagePerMonth({ monthly }: Package): string {
  return `เฉลี่ยเดือนละ ${amount(monthly)} บาท`;
}

/** The words on a card's button. */
export function chooseLabel({ name }: Package): string {
  return `เลือก ${name}`;
}

/** The words that unfold a card's features on a phone. */
export function featuresLabel({ name, features }: Package): string {
  return `ดูฟีเจอร์เด่นของ ${name} ${features.length} ข้อ`;
}
