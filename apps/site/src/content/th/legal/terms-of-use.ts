import { defineLegalText } from '../../legal-text/define-legal-text.ts';
import markdown from './terms.md?raw';

/** The website's terms of use, and how they stand beside the service contract. */
export const termsOfUse = defineLegalText(
  {
    file: 'terms.md',
    title: ['ข้อกำหนด', 'การใช้งาน'],
    description:
      'ข้อกำหนดการใช้งานเว็บไซต์: การใช้ที่อนุญาต ราคาและข้อเสนอ ทรัพย์สินทางปัญญา ความรับผิด และความสัมพันธ์กับสัญญาบริการ',
    effective: '2025-09-05',
    sections: [
      'acceptance',
      'service',
      'use',
      'enquiries',
      'prices',
      'content',
      'intellectual-property',
      'third-parties',
      'privacy',
      'availability',
      'liability',
      'changes',
      'law',
      'contact',
    ],
  },
  markdown,
);
