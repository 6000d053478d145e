import type { SiteFacts } from '@clinicdee/protocol/site-content';

/*
 * The packages on sale: one to five, smallest first, each including everything in the one before.
 * The site shows these values until the office changes them; "reset" in the office restores them.
 * Validation: `packages/protocol/src/site-content/packages.ts`.
 */

/** VAT in per cent, added to every price (the 2025 rate; changed by royal decree). */
export const vatPercent = 7;

/** Target group, price, limits and support of each package (spec §9, "Packages"). */
export const packages: SiteFacts['packages']['packages'] = [
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
