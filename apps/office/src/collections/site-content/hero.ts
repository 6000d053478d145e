import { fileDocument } from '../../site-content/subjects.ts';
import { longText, textFrom } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

const file = fileDocument('hero');

/** Texts of the hero. */
export const hero = subjectGlobal({
  slug: 'hero',
  label: 'จอแรก',
  description: 'สิ่งแรกที่เห็นในหน้าแรก ดูตัวอย่างบนโทรศัพท์ก่อนเผยแพร่ ราคาเริ่มต้นและจำนวนคลินิกเปลี่ยนตามเอง',
  fields: [
    {
      name: 'title',
      label: 'พาดหัว',
      type: 'text',
      hasMany: true,
      defaultValue: file.title ?? [],
      admin: { description: 'เป็นวลี ๆ ที่ไม่ขาดกลางบรรทัด กด Enter หลังแต่ละวลี' },
    },
    {
      ...longText('lead', 'คำนำ', '{{name}} คือชื่อผลิตภัณฑ์ ระบบใส่ให้เอง'),
      defaultValue: () => file.lead,
    },
    textFrom(file, 'devices', 'ต่อท้ายคำนำ บนจอที่กว้าง'),
    textFrom(file, 'phone', 'ปุ่มโทร', 'อยู่หน้าเบอร์'),
    textFrom(file, 'toForm', 'ลิงก์ไปแบบฟอร์ม'),
  ],
});
