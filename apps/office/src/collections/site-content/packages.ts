import type { Field } from 'payload';
import { baht, list, row, rowLabel, select, text, texts, textWith } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

const packageFields: Field[] = [
  row(
    text('name', 'ชื่อแพ็กเกจ'),
    text('code', 'รหัส', 'อยู่ในลิงก์และข้อมูลลงทะเบียน ตั้งครั้งเดียว ไม่ควรเปลี่ยน'),
    baht('yearlySatang', 'ราคาต่อปี ต่อสาขา (บาท ไม่รวม VAT)'),
  ),
  text('subtitle', 'คำอธิบายสั้น'),
  row(
    { name: 'doctorsFrom', label: 'แพทย์ ตั้งแต่ (คน)', type: 'number' },
    { name: 'doctorsTo', label: 'แพทย์ ถึง (คน)', type: 'number' },
    text('suitability', 'เหมาะกับ', 'เว้นว่างได้ถ้ากรอกจำนวนแพทย์'),
  ),
  row(text('users', 'ผู้ใช้งาน'), text('storage', 'พื้นที่เก็บข้อมูล')),
  texts('support', 'ทีมดูแล', 'เป็นคำ ๆ กด Enter หลังแต่ละคำ เว้นว่างหมายถึงตามเวลาทำการ'),
  row(
    { name: 'isPopular', label: 'แนะนำ', type: 'checkbox', defaultValue: false },
    { name: 'hasBranches', label: 'ดูรวมหลายสาขาได้', type: 'checkbox', defaultValue: false },
  ),
];

const PACKAGE_PICKER = '/admin/site-content/fields.tsx#PackageInForm';
const limits = { users: 'ผู้ใช้งาน', storage: 'พื้นที่เก็บข้อมูล', support: 'ทีมดูแล' };

const comparisonFields: Field[] = [
  text('title', 'หัวข้อกลุ่ม'),
  list(
    'rows',
    'แถว',
    ['label'],
    [
      row(
        text('label', 'ชื่อฟีเจอร์'),
        textWith(PACKAGE_PICKER, 'from', 'เริ่มมีในแพ็กเกจ'),
        select('limit', 'หรือขีดจำกัดของแต่ละแพ็กเกจ', limits),
      ),
      text('tip', 'คำอธิบายเมื่อชี้'),
    ],
  ),
];

/** Packages, prices and the comparison. */
export const packages = subjectGlobal({
  slug: 'packages',
  label: 'แพ็กเกจและราคา',
  description:
    'เรียงจากเล็กไปใหญ่ หนึ่งถึงห้าแพ็กเกจ ราคาเริ่มต้น ค่าเฉลี่ยต่อเดือน VAT คำแนะนำ ตารางเทียบ และหน้าลงทะเบียนเปลี่ยนตามเอง',
  fields: [
    list('packages', 'แพ็กเกจ', ['name'], packageFields),
    {
      name: 'comparison',
      label: 'ตารางเทียบ',
      labels: { singular: 'กลุ่ม', plural: 'กลุ่ม' },
      type: 'array',
      admin: { initCollapsed: true, components: rowLabel('กลุ่ม', 'title') },
      fields: comparisonFields,
    },
  ],
});
