import type { PackageId } from '../packages.ts';

/** One package as it is sold. */
interface Package {
  name: string;
  /** Baht a year and branch, before VAT. */
  yearly: number;
  subtitle: string;
  suitability: string;
  isPopular: boolean;
  users: string;
  storage: string;
  support: readonly string[];
  /** What comes before the feature list: "everything in Mini, and". */
  includes?: string;
  features: readonly string[];
}

/** The three packages: prices, limits and support (spec §9, "Packages"). */
export const packages: Record<PackageId, Package> = {
  mini: {
    name: 'Mini',
    yearly: 20_000,
    subtitle: 'ครบงานประจำวันของคลินิก',
    suitability: 'แพทย์ 2–5 คน',
    isPopular: false,
    users: '10 คน',
    storage: '20 GB',
    support: ['จ.–ศ.', '09:00–18:00'],
    features: ['เวชระเบียนและสแกนบัตรประชาชน', 'นัดหมายและคิว', 'การเงินและใบเสร็จ', 'คลังยาและเวชภัณฑ์'],
  },
  more: {
    name: 'More',
    yearly: 28_000,
    subtitle: 'ดูแลคนไข้ต่อเนื่องและหลายสาขา',
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
    name: 'Ultimate',
    yearly: 38_000,
    subtitle: 'ครบทุกฟีเจอร์ เห็นภาพรวมทั้งคลินิก',
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
};
