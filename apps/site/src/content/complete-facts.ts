import { builtInSection, englishHomeOf } from '@clinicdee/brand/site-content';
import { sectionNames } from '@clinicdee/protocol/site-content';
import { type Facts, fileFacts } from './facts.ts';

/** For tests: the file's facts with every section of the landing page, and with equipment. */
export const completeFacts: Facts = {
  ...fileFacts,
  equipment: {
    devices: [
      {
        name: 'เครื่องพิมพ์ใบเสร็จ',
        model: 'รุ่น P-1',
        priceSatang: 4_000_00,
        description: 'พิมพ์ใบเสร็จที่เคาน์เตอร์',
        facts: ['กระดาษ 80 มม.', 'ต่อ USB'],
        drawing: 'printer',
      },
      {
        name: 'เครื่องอ่านบัตรประชาชน',
        model: 'รุ่น R-1',
        priceSatang: 1_000_00,
        description: 'เสียบบัตร ข้อมูลกรอกให้เอง',
        facts: ['อ่านชิปบัตรไทย', 'ต่อ USB'],
        drawing: 'reader',
      },
    ],
  },
  questions: {
    questions: [
      { question: 'ย้ายข้อมูลเดิมมาได้ไหม ใช้เวลากี่วัน', answer: 'ได้ ใช้เวลา 3–7 วันทำการ' },
      { question: 'อินเทอร์เน็ตต้องเร็วแค่ไหน', answer: '10 Mbps ขึ้นไป' },
      { question: 'พนักงานต้องเรียนนานไหม', answer: 'ประมาณ 2 วัน' },
    ],
  },
  home: { ...fileFacts.home, sections: sectionNames.map(builtInSection) },
  'home-en': englishHomeOf(sectionNames),
};
