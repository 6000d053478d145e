/** Metadata of the legal pages (`pdpa.md`, `terms.md`). */
export const legal = {
  effective: 'มีผลตั้งแต่',
  sections: 'หัวข้อ',
  /** The privacy notice with the twelve sections of spec §2, "Privacy page". */
  privacyNotice: {
    title: ['นโยบาย', 'ความเป็นส่วนตัว'],
    description:
      'นโยบายความเป็นส่วนตัวตาม PDPA: เราเก็บข้อมูลอะไร ใช้เพื่ออะไร เก็บนานเท่าใด เปิดเผยให้ใคร และท่านใช้สิทธิได้อย่างไร',
    /** Effective date, ISO 8601. */
    effective: '2025-09-05',
  },
  /** The website's terms of use and their relation to the service contract. */
  termsOfUse: {
    title: ['ข้อกำหนด', 'การใช้งาน'],
    description:
      'ข้อกำหนดการใช้งานเว็บไซต์: การใช้ที่อนุญาต ราคาและข้อเสนอ ทรัพย์สินทางปัญญา ความรับผิด และความสัมพันธ์กับสัญญาบริการ',
    effective: '2025-09-05',
  },
};
