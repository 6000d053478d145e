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
  },
};
