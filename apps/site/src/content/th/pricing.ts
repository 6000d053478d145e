import { packages } from './packages.ts';

/** What surrounds the packages: headings and labels (spec §2, pricing; §9). */
export const pricing = {
  title: ['จ่ายรายปี ต่อสาขา', 'รู้ราคาตั้งแต่วันแรก'],
  lead: ['ทุกราคายังไม่รวม VAT', 'ไม่มีค่าติดตั้ง', 'และไม่มีค่าใช้จ่ายแฝง'],
  popular: 'แนะนำ',
  perYear: 'บาท ต่อปี ต่อสาขา',
  perMonth: 'เฉลี่ยเดือนละ {{amount}} บาท',
  choose: 'เลือก {{name}}',
  /** What a card lists: of the smallest package all, of a larger one what it adds. */
  features: {
    all: 'งานประจำวันครบ {{count}} ข้อ',
    added: 'ทุกอย่างใน {{smaller}} และอีก {{count}} ข้อ',
  },
  /** On a phone one card is shown at a time. */
  choosePlan: 'เลือกแพ็กเกจที่จะดู',
  users: 'ผู้ใช้งาน',
  storage: 'พื้นที่เก็บข้อมูล',
  support: 'ทีมดูแล',
  /** Which package fits the numbers of doctors that no package names. */
  advice: [
    `แพทย์ 1 คน เริ่มที่ ${packages.mini.name} ได้เลย`,
    `ถ้ามี 6–10 คน แนะนำ ${packages.more.name} เพราะเปิดผู้ใช้งานได้ถึง ${packages.more.users}`,
  ],
};
