import { landingSections } from '@clinicdee/brand/site-content';
import { fileDocument } from '../../site-content/subjects.ts';
import { panel } from '../panel.ts';
import { list, row } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

const names = Object.fromEntries(
  Object.entries(landingSections).map(([section, { label }]) => [section, label]),
);

/**
 * The options, sorted: a PostgreSQL enumeration is ordered, and reordering the list of sections must not require a
 * migration.
 */
const options = Object.entries(names)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => (a.value < b.value ? -1 : 1));

/** Order and visibility of the landing sections between hero and form. */
export const sections = subjectGlobal({
  slug: 'sections',
  label: 'ลำดับหน้าแรก',
  description: 'ลากเพื่อสลับลำดับ ส่วนที่ปิดหายไปพร้อมลิงก์ที่นำไปหา จอแรกและแบบฟอร์มอยู่เสมอ',
  fields: [
    panel('linksHere', '/admin/links/links-here.tsx#LinksHere'),
    list(
      'sections',
      'ส่วน',
      fileDocument('sections').sections ?? [],
      ['section', names],
      [
        row(
          { name: 'section', label: 'ส่วน', type: 'select', options },
          { name: 'isShown', label: 'แสดง', type: 'checkbox', defaultValue: true },
        ),
      ],
    ),
  ],
});
