import { packageList } from '@clinicdee/brand/packages';
import type { Doctors, PackageId } from '../packages.ts';
import { shortHours } from './hours.ts';

/** What is said of a package. */
interface Words {
  /** For how many doctors it is made, where a number says it. */
  doctors?: Doctors;
  subtitle: string;
  suitability: string;
  isPopular: boolean;
  users: string;
  storage: string;
  support: readonly string[];
}

/** One package as it is sold. */
interface Package extends Words {
  name: string;
  /** Baht a year and branch, before VAT. */
  yearly: number;
}

const forDoctors = (from: number, to: number) => ({
  doctors: [from, to] as const,
  suitability: `แพทย์ ${from}–${to} คน`,
});

/** For whom each is, its limits and support (spec §9, "Packages"). */
const words: Record<PackageId, Words> = {
  mini: {
    subtitle: 'ครบงานประจำวันของคลินิก',
    ...forDoctors(2, 5),
    isPopular: false,
    users: '10 คน',
    storage: '20 GB',
    support: shortHours,
  },
  more: {
    subtitle: 'ดูแลคนไข้ต่อเนื่องและหลายสาขา',
    ...forDoctors(11, 20),
    isPopular: true,
    users: '30 คน',
    storage: '50 GB',
    support: ['ทุกวัน', '09:00–22:00', 'ทาง LINE'],
  },
  ultimate: {
    subtitle: 'ครบทุกฟีเจอร์ เห็นภาพรวมทั้งคลินิก',
    suitability: 'คลินิกขนาดใหญ่และหลายสาขา',
    isPopular: false,
    users: 'ไม่จำกัด',
    storage: '80 GB',
    support: ['24/7', 'โทร LINE', 'รีโมต\u200bเดสก์ท็อป'],
  },
};

/** The packages with names and prices (`packages/brand`) and words, smallest first. */
export const packages = Object.fromEntries(
  packageList.map(({ id, name, yearly }) => [id, { name, yearly, ...words[id] }]),
) as Record<PackageId, Package>;
