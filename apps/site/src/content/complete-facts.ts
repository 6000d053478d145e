import { builtInSection, englishHomeOf } from '@clinicdee/brand/site-content';
import { claimNames, sectionNames } from '@clinicdee/protocol/site-content';
import { type Facts, fileFacts } from './facts.ts';

const evidence = 'แบบฟอร์มเลขที่ 7';

const figures: Partial<Record<(typeof claimNames)[number], string>> = {
  availability: '24/7',
  timeSaved: '70',
  hoursSaved: '4',
};

/**
 * For tests: the facts of a vendor with content in every section and evidence for all claims. Contact and
 * packages are the file's.
 */
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
  stories: {
    stories: [
      { quote: 'เห็นทุกสาขาในจอเดียว', name: 'พญ.ก', mark: 'leaf', clinic: 'คลินิก ก', evidence },
      { quote: 'คิวไม่ยาวแล้ว', name: 'คุณ ข', mark: 'smile', clinic: 'คลินิก ข', evidence },
    ],
    clinics: [
      { name: 'คลินิก ก', mark: 'leaf', evidence },
      { name: 'คลินิก ข', mark: 'smile', evidence },
    ],
  },
  questions: {
    questions: [
      { question: 'ย้ายข้อมูลเดิมมาได้ไหม ใช้เวลากี่วัน', answer: 'ได้ ใช้เวลา 3–7 วันทำการ' },
      { question: 'อินเทอร์เน็ตต้องเร็วแค่ไหน', answer: '10 Mbps ขึ้นไป' },
      { question: 'พนักงานต้องเรียนนานไหม', answer: 'ประมาณ 2 วัน' },
      { question: 'ข้อมูลคนไข้ปลอดภัยแค่ไหน', answer: 'เข้ารหัส และสำรอง 3 จุด' },
      { question: 'มีหลายสาขา ใช้แพ็กเกจไหนได้บ้าง', answer: 'แพ็กเกจที่ดูรวมหลายสาขาได้' },
      { question: 'ต้องติดตั้งโปรแกรมไหม', answer: 'ไม่ต้อง เปิดผ่านเว็บเบราว์เซอร์' },
    ],
  },
  claims: {
    claims: claimNames.map((claim) => ({
      claim,
      figure: figures[claim] ?? '50',
      isShown: true,
      evidence,
    })),
  },
  home: { ...fileFacts.home, sections: sectionNames.map(builtInSection) },
  'home-en': englishHomeOf(sectionNames),
};
