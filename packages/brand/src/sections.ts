/** A section of the landing page. */
interface LandingSection {
  /** What staff call it. */
  label: string;
  /** What links lead to it by, where any do. */
  anchor?: string;
  /** Left out with every link that leads to it, unless the office shows it. */
  isHidden?: boolean;
}

/**
 * What the landing page may show between its first screen and the contact form, in order: the one list of its
 * sections. The office may move them and switch them off.
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

/** The sections as the file shows them. */
export const sections = listed.map(([section, { isHidden = false }]) => ({
  section,
  isShown: !isHidden,
}));
