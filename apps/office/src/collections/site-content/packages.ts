import type { Field } from 'payload';
import { fileDocument } from '../../site-content/subjects.ts';
import { rowLabel, row } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

const file = fileDocument('packages');

const packageFields: Field[] = [
  row(
    { name: 'name', label: 'ชื่อแพ็กเกจ', type: 'text' },
    {
      name: 'code',
      label: 'รหัส',
      type: 'text',
      admin: { description: 'อยู่ในลิงก์และข้อมูลลงทะเบียน ตั้งครั้งเดียว ไม่ควรเปลี่ยน' },
    },
    {
      name: 'yearlySatang',
      label: 'ราคาต่อปี ต่อสาขา (บาท ไม่รวม VAT)',
      type: 'number',
      admin: { components: { Field: '/admin/site-content/baht-field.tsx#BahtField' } },
    },
  ),
  { name: 'subtitle', label: 'คำอธิบายสั้น', type: 'text' },
  row(
    { name: 'doctorsFrom', label: 'แพทย์ ตั้งแต่ (คน)', type: 'number' },
    { name: 'doctorsTo', label: 'แพทย์ ถึง (คน)', type: 'number' },
    {
      name: 'suitability',
      label: 'เหมาะกับ',
      type: 'text',
      admin: { description: 'เว้นว่างได้ถ้ากรอกจำนวนแพทย์' },
    },
  ),
  row(
    { name: 'users', label: 'ผู้ใช้งาน', type: 'text' },
    { name: 'storage', label: 'พื้นที่เก็บข้อมูล', type: 'text' },
  ),
  {
    name: 'support',
    label: 'ทีมดูแล',
    type: 'text',
    hasMany: true,
    admin: { description: 'เป็นคำ ๆ กด Enter หลังแต่ละคำ เว้นว่างหมายถึงตามเวลาทำการ' },
  },
  row(
    { name: 'isPopular', label: 'แนะนำ', type: 'checkbox', defaultValue: false },
    { name: 'hasBranches', label: 'ดูรวมหลายสาขาได้', type: 'checkbox', defaultValue: false },
  ),
];

const comparisonFields: Field[] = [
  { name: 'title', label: 'หัวข้อกลุ่ม', type: 'text' },
  {
    name: 'rows',
    label: 'แถว',
    labels: { singular: 'แถว', plural: 'แถว' },
    type: 'array',
    admin: { components: rowLabel('แถว', 'label') },
    fields: [
      row(
        { name: 'label', label: 'ชื่อฟีเจอร์', type: 'text' },
        {
          name: 'from',
          label: 'เริ่มมีในแพ็กเกจ',
          type: 'text',
          admin: { components: { Field: '/admin/site-content/package-picker.tsx#PackagePicker' } },
        },
        {
          name: 'limit',
          label: 'หรือขีดจำกัดของแต่ละแพ็กเกจ',
          type: 'select',
          options: [
            { value: 'users', label: 'ผู้ใช้งาน' },
            { value: 'storage', label: 'พื้นที่เก็บข้อมูล' },
            { value: 'support', label: 'ทีมดูแล' },
          ],
        },
      ),
      { name: 'tip', label: 'คำอธิบายเมื่อชี้', type: 'text' },
    ],
  },
];

/** Packages, prices and the comparison. */
export const packages = subjectGlobal({
  slug: 'packages',
  label: 'แพ็กเกจและราคา',
  description:
    'เรียงจากเล็กไปใหญ่ หนึ่งถึงห้าแพ็กเกจ ราคาเริ่มต้น ค่าเฉลี่ยต่อเดือน VAT คำแนะนำ ตารางเทียบ และหน้าลงทะเบียนเปลี่ยนตามเอง',
  fields: [
    {
      name: 'packages',
      label: 'แพ็กเกจ',
      labels: { singular: 'แพ็กเกจ', plural: 'แพ็กเกจ' },
      type: 'array',
      defaultValue: file.packages ?? [],
      admin: { components: rowLabel('แพ็กเกจ', 'name') },
      fields: packageFields,
    },
    {
      name: 'comparison',
      label: 'ตารางเทียบ',
      labels: { singular: 'กลุ่ม', plural: 'กลุ่ม' },
      type: 'array',
      defaultValue: file.comparison ?? [],
      admin: { initCollapsed: true, components: rowLabel('กลุ่ม', 'title') },
      fields: comparisonFields,
    },
  ],
});
