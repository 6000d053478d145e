import { landingSections } from '@clinicdee/brand/site-content';
import { fileDocument } from '../../site-content/subjects.ts';
import { panel } from '../panel.ts';
import { list, row } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

const names = Object.fromEntries(
  Object.entries(landingSections).map(([section, { label }]) => [section, label]),
);

/**
 * What may be chosen, by the alphabet: PostgreSQL keeps choices in their order, and moving a line of the list is no
 * step of the database.
 */
const options = Object.entries(names)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => (one.value < other.value ? -1 : 1));

/** What the landing page shows between its first screen and the form, in order. */
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
