/** A section of the landing page. */
interface LandingSection {
  /** Label for staff. */
  label: string;
  /** Target of links to it. */
  anchor?: string;
  /** Hidden, with every link to it, unless the office shows it. */
  isHidden?: boolean;
}

/**
 * The sections between the first screen and the contact form, in order: the only list of them. The office can
 * reorder and hide them.
 */
export const landingSections = {
  clinics: { label: 'คลินิกที่ใช้' },
  problems: { label: 'ปัญหาและทางแก้' },
  'user-groups': { label: 'เจ้าของ แพทย์ หน้าร้าน' },
  features: { label: 'ฟีเจอร์', anchor: 'features' },
  workflow: { label: 'ขั้นตอนการทำงาน' },
  results: { label: 'ผลลัพธ์และเรื่องเล่า' },
  pricing: { label: 'ราคา', anchor: 'pricing' },
  equipment: { label: 'อุปกรณ์เสริม', anchor: 'equipment' },
  faq: { label: 'คำถามที่พบบ่อย', anchor: 'faq' },
} satisfies Record<string, LandingSection>;

export type SectionName = keyof typeof landingSections;

const listed = Object.entries(landingSections) as [SectionName, LandingSection][];

/** The default order and visibility. */
export const sections = listed.map(([section, { isHidden = false }]) => ({
  section,
  isShown: !isHidden,
}));
