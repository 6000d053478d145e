import type { landingSections as all } from '../src/sections.ts';

/** A subset: a new section need not be added here. */
export const landingSections = {
  faq: { label: 'คำถามที่พบบ่อย', anchor: 'faq' },
  pricing: { label: 'ราคา', anchor: 'pricing' },
  equipment: { label: 'อุปกรณ์เสริม', anchor: 'equipment' },
  features: { label: 'ฟีเจอร์', anchor: 'features' },
  clinics: { label: 'คลินิกที่ใช้' },
  problems: { label: 'ปัญหาและทางแก้' },
  'user-groups': { label: 'เจ้าของ แพทย์ หน้าร้าน' },
  workflow: { label: 'ขั้นตอนการทำงาน' },
  results: { label: 'ผลลัพธ์และเรื่องเล่า' },
} satisfies Partial<typeof all>;

export const sections = Object.keys(landingSections).map((section) => ({
  section,
  isShown: section !== 'workflow',
}));
