const words: Record<string, string> = {
  contact: 'เบอร์โทร LINE อีเมล ที่อยู่ แผนที่ และเวลาทำการ',
  vendor: 'ชื่อ บริษัท และที่อยู่ของระบบ',
  clinics: 'คลินิกที่ถูกระบุว่าเป็นลูกค้า',
  stories: 'เรื่องเล่าของลูกค้า',
  comparison: 'สิ่งที่แพ็กเกจเล็กที่สุดมี ซึ่งอนุมานไว้',
  equipment: 'รุ่น คำอธิบาย และจุดเด่นของอุปกรณ์',
  problems: 'ตัวเลขในภาพผลิตภัณฑ์ข้างแต่ละปัญหา',
  views: 'คนไข้ ยอดเงิน และสต็อกในภาพวาดผลิตภัณฑ์',
};

/** A kind of what the site still has invented, for staff; one of a newer site by its own name. */
export const sampleWords = (kind: string): string => words[kind] ?? kind;
