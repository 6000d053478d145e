/**
 * Words of forms and their messages that browsers break in two (แพ็ก|เกจ): scripts have no dictionary. Add a word when a
 * screenshot shows it broken.
 */
export const unbrokenWords: readonly string[] = [
  'ขั้นตอน',
  'ข้อมูล',
  'ข้อเสนอ',
  'คนไข้',
  'ค่าใช้จ่าย',
  'ชำระเงิน',
  'ติดต่อกลับ',
  'ต่อเนื่อง',
  'ถูกต้อง',
  'ทีมงาน',
  'ทีละ',
  'ผู้ใช้',
  'ผู้ใช้งาน',
  'พรุ่งนี้',
  'ลองใหม่',
  'วันทำการ',
  'เจ้าหน้าที่',
  'เดสก์ท็อป',
  'เบอร์โทร',
  'เลขอ้างอิง',
  'เว็บไซต์',
  'แบบฟอร์ม',
  'แพ็กเกจ',
  'โดยเร็ว',
];
