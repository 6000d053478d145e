import { day, longText, row, text } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

/** The line above every page. */
export const announcement = subjectGlobal({
  slug: 'announcement',
  label: 'ประกาศ',
  description: 'หนึ่งบรรทัดเหนือทุกหน้า เว็บไซต์เริ่มและจบให้เองตามวัน แม้หลังบ้านไม่ทำงาน',
  fields: [
    { name: 'isShown', label: 'แสดงประกาศ', type: 'checkbox', defaultValue: false },
    longText('text', 'ข้อความ', 'สั้น ๆ ไม่เกิน 120 ตัวอักษร'),
    row(
      text('linkText', 'คำบนลิงก์', 'ไม่มีลิงก์ก็เว้นไว้'),
      text('linkAddress', 'ลิงก์ไปที่', 'หน้าในเว็บ เช่น /articles หรือที่อยู่ที่ขึ้นต้นด้วย https://'),
    ),
    row(day('from', 'วันแรก (ไม่ใส่: ทันที)'), day('until', 'วันสุดท้าย (ไม่ใส่: จนกว่าจะปิด)')),
  ],
});
