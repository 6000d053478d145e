import type { SectionName } from '@clinicdee/protocol/site-content';
import { fileDocument } from '../../words/subjects.ts';
import { subjectGlobal } from './subject-global.ts';

const labels: Record<SectionName, string> = {
  clinics: 'คลินิกที่ใช้',
  problems: 'ปัญหาและทางแก้',
  'user-groups': 'เจ้าของ แพทย์ หน้าร้าน',
  features: 'ฟีเจอร์',
  workflow: 'ขั้นตอนการทำงาน',
  results: 'ผลลัพธ์และเรื่องเล่า',
  pricing: 'ราคา',
  equipment: 'อุปกรณ์เสริม',
  faq: 'คำถามที่พบบ่อย',
};

/** What the landing page shows between its first screen and the form, in order. */
export const sections = subjectGlobal({
  slug: 'sections',
  label: 'ลำดับหน้าแรก',
  description: 'ลากเพื่อสลับลำดับ ส่วนที่ปิดหายไปพร้อมลิงก์ที่นำไปหา จอแรกและแบบฟอร์มอยู่เสมอ',
  fields: [
    {
      name: 'sections',
      label: 'ส่วนของหน้าแรก',
      labels: { singular: 'ส่วน', plural: 'ส่วน' },
      type: 'array',
      defaultValue: fileDocument('sections').sections ?? [],
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'section',
              label: 'ส่วน',
              type: 'select',
              options: Object.entries(labels).map(([value, label]) => ({ value, label })),
            },
            { name: 'isShown', label: 'แสดง', type: 'checkbox', defaultValue: true },
          ],
        },
      ],
    },
  ],
});
