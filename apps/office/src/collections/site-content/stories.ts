import type { clinicMarks } from '@clinicdee/protocol/site-content';
import { list, longText, row, select, text } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

const marks: Record<(typeof clinicMarks)[number], string> = {
  leaf: 'ใบไม้',
  smile: 'หน้ายิ้ม',
  tooth: 'ฟัน',
  heart: 'หัวใจ',
  hill: 'ภูเขา',
  eye: 'ดวงตา',
  sprout: 'ต้นอ่อน',
  paw: 'อุ้งเท้า',
};
const mark = select('mark', 'เครื่องหมาย', marks);
const evidence = text(
  'evidence',
  'หลักฐานการอนุญาต (ไม่แสดงบนเว็บ)',
  'ใครอนุญาต เมื่อใด เก็บไว้ที่ไหน ถ้าไม่มี เว็บจะไม่แสดง',
);

/** Testimonials and names of clinics that use the product. */
export const stories = subjectGlobal({
  slug: 'stories',
  label: 'เรื่องเล่าและคลินิก',
  description: 'กี่รายการก็ได้ แสดงเฉพาะรายการที่มีหลักฐานการอนุญาต',
  fields: [
    list(
      'stories',
      'เรื่องเล่า',
      ['name'],
      [
        longText('quote', 'คำพูด'),
        row(text('name', 'ผู้เล่า'), text('clinic', 'ตำแหน่งและคลินิก'), mark),
        evidence,
      ],
    ),
    list('clinics', 'คลินิกที่ใช้', ['name'], [row(text('name', 'ชื่อคลินิก'), mark), evidence]),
  ],
});
