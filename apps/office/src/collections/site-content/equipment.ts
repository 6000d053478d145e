import type { deviceDrawings } from '@clinicdee/protocol/site-content';
import { fileDocument } from '../../site-content/subjects.ts';
import { panel } from '../fields.ts';
import { list, row, text } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

const drawings: Record<(typeof deviceDrawings)[number], string> = {
  printer: 'เครื่องพิมพ์ใบเสร็จ',
  reader: 'เครื่องอ่านบัตร',
  drawer: 'ลิ้นชักเก็บเงิน',
  scanner: 'เครื่องสแกนบาร์โค้ด',
  'label-printer': 'เครื่องพิมพ์สติกเกอร์',
  tablet: 'แท็บเล็ต',
};

/** Optional equipment and its prices. */
export const equipment = subjectGlobal({
  slug: 'equipment',
  label: 'อุปกรณ์เสริม',
  description: 'กี่ชิ้นก็ได้ ถ้าไม่มีเลย ส่วนนี้และลิงก์ที่นำไปหาหายไปจากเว็บ',
  fields: [
    panel('linksHere', '/admin/links/links-here.tsx#LinksHere'),
    list(
      'devices',
      'อุปกรณ์',
      fileDocument('equipment').devices ?? [],
      ['name'],
      [
        row(text('name', 'ชื่อ'), text('model', 'รุ่น'), {
          name: 'priceSatang',
          label: 'ราคาต่อเครื่อง (บาท ไม่รวม VAT)',
          type: 'number',
          admin: { components: { Field: '/admin/site-content/baht-field.tsx#BahtField' } },
        }),
        text('description', 'คำอธิบายสั้น'),
        {
          name: 'facts',
          label: 'จุดเด่น',
          type: 'text',
          hasMany: true,
          admin: { description: 'หนึ่งถึงหกข้อ กด Enter หลังแต่ละข้อ' },
        },
        {
          name: 'drawing',
          label: 'ภาพวาด',
          type: 'select',
          options: Object.entries(drawings).map(([value, label]) => ({ value, label })),
        },
      ],
    ),
  ],
});
