import * as z from 'zod/mini';
import { field, formRegistry } from './form-registry.ts';
import { fixedList } from './home-sections.ts';
import { line, list } from './text.ts';

/** The widest phrase that fits the smallest first screen, in letters (styles of the section `hero`). */
const WIDEST_PHRASE = 15;

/** Marks above and below have no width. */
const marks = /\p{Mn}/gu;
const narrow = /[เแโใไาะiIljft1 .,:!'|]/g;

/** Estimates the width of a headline in letters: Thai marks count 0, narrow letters 0.6. */
export const headlineWidth = (text: string): number => {
  const letters = text.replace(marks, '');
  return letters.length - 0.4 * (letters.match(narrow)?.length ?? 0);
};

const phrase = line(24).check(
  z.refine((text) => headlineWidth(text) <= WIDEST_PHRASE, 'too_wide_for_headline'),
);

const reason = z.object({
  title: field(line(60), 'จุดเด่น'),
  detail: field(line(60), 'รายละเอียด'),
});

/** The texts of the first screen, which has little room. */
export const heroContent = z
  .object({
    title: field(list(phrase, 4), 'พาดหัว', {
      description: 'เป็นวลี ๆ ที่ไม่ขาดกลางบรรทัด กด Enter หลังแต่ละวลี',
    }),
    lead: field(line(200, ['{{name}}']), 'คำนำ', {
      description: '{{name}} คือชื่อผลิตภัณฑ์ ระบบใส่ให้เอง',
      input: 'long',
    }),
    devices: field(line(60), 'ต่อท้ายคำนำ บนจอที่กว้าง'),
    phone: field(line(24), 'ปุ่มโทร', { description: 'อยู่หน้าเบอร์' }),
    toForm: field(line(48), 'ลิงก์ไปแบบฟอร์ม'),
    reasons: fixedList(reason, 3, {
      label: 'จุดเด่น',
      description: 'อยู่ใต้จอแรก และข้างแบบฟอร์มท้ายหน้า',
      labelledBy: 'title',
    }),
  })
  .register(formRegistry, { label: 'จอแรก' });
