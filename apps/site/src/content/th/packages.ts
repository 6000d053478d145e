import { z } from 'zod';
import { defineContent, phrases, text } from '../define.ts';
import { packagePrices } from './package-prices.ts';

export { packageIds, type PackageId } from './package-prices.ts';

const schema = z
  .object({
    name: text,
    subtitle: text,
    /** Baht a year and branch, before VAT. */
    yearly: z.int().positive(),
    /** Baht a month, rounded. */
    monthly: z.int().positive(),
    suitability: text,
    isPopular: z.boolean(),
    users: text,
    storage: text,
    support: phrases,
    /** What comes before the feature list: "everything in Mini, and". */
    includes: text.optional(),
    features: z.array(text).min(1),
  })
  .refine(({ yearly, monthly }) => monthly === Math.round(yearly / 12), {
    error: 'expected the twelfth part of the yearly price, rounded',
    path: ['monthly'],
  });

/** One package as it is sold. */
export type Package = z.output<typeof schema>;

/** The three packages: prices, limits and support (spec §9, "Packages"). */
export const packages = defineContent(
  'packages',
  z.object({ mini: schema, more: schema, ultimate: schema }),
  {
    mini: {
      ...packagePrices.mini,
      subtitle: 'ครบงานประจำวันของคลินิก',
      monthly: 1667,
      suitability: 'แพทย์ 2–5 คน',
      isPopular: false,
      users: '10 คน',
      storage: '20 GB',
      support: ['จ.–ศ.', '09:00–18:00'],
      features: ['เวชระเบียนและสแกนบัตรประชาชน', 'นัดหมายและคิว', 'การเงินและใบเสร็จ', 'คลังยาและเวชภัณฑ์'],
    },
    more: {
      ...packagePrices.more,
      subtitle: 'ดูแลคนไข้ต่อเนื่องและหลายสาขา',
      monthly: 2333,
      suitability: 'แพทย์ 11–20 คน',
      isPopular: true,
      users: '30 คน',
      storage: '50 GB',
      support: ['ทุกวัน', '09:00–22:00', 'ทาง LINE'],
      includes: 'ทุกอย่างใน Mini และ',
      features: [
        'หลายสาขา',
        'ภาพก่อน–หลัง แผนการรักษา และคอร์ส',
        'รายรับ–รายจ่าย และค่าใช้จ่ายแพทย์',
        'Recall ติดตามคนไข้',
        'บันทึกข้อมูลย้อนหลัง',
      ],
    },
    ultimate: {
      ...packagePrices.ultimate,
      subtitle: 'ครบทุกฟีเจอร์ เห็นภาพรวมทั้งคลินิก',
      monthly: 3167,
      suitability: 'คลินิกขนาดใหญ่และหลายสาขา',
      isPopular: false,
      users: 'ไม่จำกัด',
      storage: '80 GB',
      support: ['24/7', 'โทร LINE', 'รีโมต\u200bเดสก์ท็อป'],
      includes: 'ทุกอย่างใน More และ',
      features: [
        'แดชบอร์ดและรายงานการตลาด',
        'มัดจำ จ่ายล่วงหน้า และแบ่งชำระ',
        'แล็บ X-ray และ doctor note',
        'จองคิวผ่านมือถือ แจ้งเตือนทางแอปและอีเมล',
        'อนุมัติเอกสารและราคา',
      ],
    },
  },
);
