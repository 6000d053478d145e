import * as z from 'zod/mini';
import { field, formRegistry } from './form-registry.ts';
import { sectionEntry, sectionNames } from './home-sections.ts';
import {
  chosen,
  fitting,
  line,
  lineOrNothing,
  linkTarget,
  list,
  sectionOfKind,
  wholeLink,
} from './text.ts';

const heading = field(line(80), 'หัวข้อ', {
  description: 'เว้นวรรคตรงที่ขึ้นบรรทัดใหม่ได้',
});

const paragraph = z.object({ text: field(line(600), 'ข้อความ', { input: 'long' }) });

const text = z
  .object({
    heading,
    paragraphs: field(list(paragraph, 10), 'ย่อหน้า', { labelledBy: 'text' }),
    linkText: field(lineOrNothing(40), 'คำบนปุ่ม', { description: 'ไม่มีปุ่มก็เว้นไว้' }),
    linkAddress: field(linkTarget, 'ปุ่มพาไปที่', {
      description: 'หน้าในเว็บ เช่น /articles หรือที่อยู่ที่ขึ้นต้นด้วย https://',
      input: 'link',
    }),
  })
  .check(fitting(wholeLink))
  .register(formRegistry, { label: 'ข้อความ', labelledBy: 'heading' });

const point = z.object({
  title: field(line(60), 'ชื่อข้อ'),
  detail: field(lineOrNothing(200), 'รายละเอียด', { input: 'long' }),
});

const points = z
  .object({
    heading,
    lead: field(lineOrNothing(200), 'คำนำ', { input: 'long' }),
    isNumbered: field(z._default(z.boolean(), false), 'ใส่เลขลำดับ', {
      description: 'สำหรับขั้นตอนที่ทำต่อกัน',
    }),
    points: field(list(point, 12), 'ข้อ', { labelledBy: 'title' }),
  })
  .register(formRegistry, { label: 'รายการเป็นข้อ', labelledBy: 'heading' });

const question = z.object({
  question: field(line(120), 'คำถาม'),
  answer: field(line(600), 'คำตอบ', { input: 'long' }),
});

const questions = z
  .object({
    heading,
    questions: field(list(question, 12), 'คำถาม', { labelledBy: 'question' }),
  })
  .register(formRegistry, { label: 'คำถามและคำตอบ', labelledBy: 'heading' });

const landing = z
  .object({
    section: field(chosen, 'ส่วน', {
      description: 'แสดงตามที่อยู่ในหน้าแรก แก้ที่เดียวเปลี่ยนทุกหน้า ส่วนที่ยังไม่มีเนื้อหาจะไม่แสดง',
      options: Object.fromEntries(sectionNames.map((name) => [name, sectionEntry(name).label])),
    }),
  })
  .register(formRegistry, { label: 'ส่วนของหน้าแรก', labelledBy: 'section' });

const promotion = z
  .object({
    promotion: field(chosen, 'โปรโมชัน', {
      description: 'แสดงเฉพาะวันที่โปรโมชันนี้มีผล',
      input: 'promotion',
    }),
  })
  .register(formRegistry, { label: 'โปรโมชัน', labelledBy: 'promotion' });

/** The kinds of sections of a campaign page. */
export const pageSections = { text, points, questions, promotion, landing };

export type PageSectionKind = keyof typeof pageSections;

/** A section of a page, with the id of its block in the office. */
export type PageSection<Kind extends PageSectionKind = PageSectionKind> = {
  [Each in Kind]: { id: string; blockType: Each } & z.infer<(typeof pageSections)[Each]>;
}[Kind];

/** A section of a campaign page. */
export const pageSection = sectionOfKind<PageSection>(pageSections, { id: z.string() });
