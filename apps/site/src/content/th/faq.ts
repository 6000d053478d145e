import { branchesFrom } from '@clinicdee/brand/packages';
import { hasFeature, packageIds } from '../packages.ts';
import { packages } from './packages.ts';

const forBranches = packageIds
  .filter((id) => hasFeature(id, branchesFrom))
  .map((id) => packages[id].name);

/** Questions before a start (spec §9, "FAQ facts"). The first stands open. */
export const faq = {
  title: 'ถามก่อนเริ่มใช้',
  questions: [
    {
      question: 'ย้ายข้อมูลเดิมมาได้ไหม ใช้เวลากี่วัน',
      answer:
        'ได้ ใช้เวลา 3–7 วันทำการ ทีมงานมีไฟล์ตารางให้กรอกคนไข้เก่า หัตถการ สินค้า และรายการวินิจฉัย แล้วนำเข้าให้ฟรีทุกแพ็กเกจ',
    },
    { question: 'อินเทอร์เน็ตต้องเร็วแค่ไหน', answer: 'แนะนำ 10 Mbps ขึ้นไป' },
    {
      question: 'พนักงานต้องเรียนนานไหม',
      answer: 'พนักงานใหม่ 2–3 วัน คนที่เคยใช้ระบบคลินิกมาก่อนประมาณ 1 วัน เราอบรมให้ฟรี',
    },
    {
      question: 'ข้อมูลคนไข้ปลอดภัยแค่ไหน',
      answer: 'เข้ารหัส SSL 256 บิต สำรองข้อมูลอัตโนมัติ 3 จุด เซิร์ฟเวอร์อยู่ในประเทศไทย',
    },
    {
      question: 'มีหลายสาขา ใช้แพ็กเกจไหนได้บ้าง',
      answer: `แพ็กเกจ ${forBranches.join(' และ ')} รองรับหลายสาขา`,
    },
    {
      question: 'ต้องติดตั้งโปรแกรมไหม',
      answer: 'ไม่ต้อง เปิดผ่านเว็บเบราว์เซอร์บนมือถือ แท็บเล็ต หรือคอมพิวเตอร์ได้เลย',
    },
  ],
  /** The block that closes the section. */
  closing: {
    text: 'ยังไม่เจอคำตอบ คุยกับผู้เชี่ยวชาญของเราได้เลย',
    phone: 'โทรคุยกับผู้เชี่ยวชาญ',
    line: 'คุยทาง LINE',
  },
};
