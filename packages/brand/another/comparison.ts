import type { comparison as all } from '../src/comparison.ts';

export const comparison: typeof all = [
  {
    title: 'ขนาดและการดูแล',
    rows: [
      { label: 'ผู้ใช้งาน', limit: 'users' },
      { label: 'พื้นที่เก็บข้อมูล', limit: 'storage' },
      { label: 'ทีมดูแล', limit: 'support' },
    ],
  },
  {
    title: 'งานในคลินิก',
    rows: [
      { label: 'นัดหมายและคิว', from: 'solo', tip: 'จองและเรียกคิวจากเครื่องเดียวกัน' },
      { label: 'คลังยาและเวชภัณฑ์', from: 'team' },
      { label: 'หลายสาขา', from: 'group' },
      { label: 'แล็บ', from: 'chain' },
    ],
  },
];
