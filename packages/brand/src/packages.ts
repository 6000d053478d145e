/*
 * The packages as they are sold, one to five of them, the smallest first; each has all that the one before it has.
 * What stands here is what the site shows until the office changes it, and what "reset" there goes back to.
 * Its rules: `packages/protocol/src/site-content/packages.ts`.
 */

/** VAT in per cent: added to every price (the rate of 2025; a royal decree changes it). */
export const vatPercent = 7;

interface SoldPackage {
  /** Part of addresses and payloads. */
  code: string;
  name: string;
  /** What a year costs for each branch, before VAT, in satang: a hundred of them are a baht. */
  yearlySatang: number;
  subtitle: string;
  doctorsFrom?: number | undefined;
  doctorsTo?: number | undefined;
  /** For whom it is, where no numbers of doctors say it. */
  suitability?: string | undefined;
  isPopular: boolean;
  users: string;
  storage: string;
  /** In pieces that stay whole each; none means the opening hours. */
  support: string[];
  /** Whether it keeps several branches together: one without is for one branch at a time. */
  hasBranches: boolean;
}

/** For whom each is, its price, limits and support (spec §9, "Packages"). */
export const packages: SoldPackage[] = [
  {
    code: 'mini',
    name: 'Mini',
    yearlySatang: 20_000_00,
    subtitle: 'ครบงานประจำวันของคลินิก',
    doctorsFrom: 2,
    doctorsTo: 5,
    isPopular: false,
    users: '10 คน',
    storage: '20 GB',
    support: [],
    hasBranches: false,
  },
  {
    code: 'more',
    name: 'More',
    yearlySatang: 28_000_00,
    subtitle: 'ดูแลคนไข้ต่อเนื่องและหลายสาขา',
    doctorsFrom: 11,
    doctorsTo: 20,
    isPopular: true,
    users: '30 คน',
    storage: '50 GB',
    support: ['ทุกวัน', '09:00–22:00', 'ทาง LINE'],
    hasBranches: true,
  },
  {
    code: 'ultimate',
    name: 'Ultimate',
    yearlySatang: 38_000_00,
    subtitle: 'ครบทุกฟีเจอร์ เห็นภาพรวมทั้งคลินิก',
    suitability: 'คลินิกขนาดใหญ่และหลายสาขา',
    isPopular: false,
    users: 'ไม่จำกัด',
    storage: '80 GB',
    support: ['24/7', 'โทร LINE', 'รีโมต\u200bเดสก์ท็อป'],
    hasBranches: true,
  },
];
