import { claimLabels } from '../../site-content/overdue-claims.ts';
import { day, list, row, select, text } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

/** Claims of the vendor, with evidence. */
export const claims = subjectGlobal({
  slug: 'claims',
  label: 'ตัวเลขที่กล่าวอ้าง',
  description: 'แสดงเฉพาะตัวเลขที่เปิดแสดงและมีหลักฐาน ตัวเลขที่บอกวิธีวัดแสดงใหญ่กว่า',
  fields: [
    list(
      'claims',
      'ตัวเลข',
      ['claim', claimLabels],
      [
        row(select('claim', 'เรื่อง', claimLabels), text('figure', 'ตัวเลข'), {
          ...{ name: 'isShown', label: 'แสดงบนเว็บ', type: 'checkbox', defaultValue: true },
        }),
        text('evidence', 'หลักฐาน (ไม่แสดงบนเว็บ)', 'อะไร เก็บไว้ที่ไหน ถ้าไม่มี เว็บจะไม่แสดง'),
        row(
          text('method', 'วิธีวัด และเมื่อใด'),
          day('reviewOn', 'ทบทวนภายใน', 'เลยกำหนดทบทวนแล้ว ตรวจตัวเลขนี้ หรือปิดการแสดง'),
        ),
      ],
    ),
  ],
});
