import * as z from 'zod/mini';
import { formRegistry } from './form-registry.ts';
import { fitting, line, lineOrNothing, linkTarget, list, wholeLink } from './text.ts';

const heading = line(80).register(formRegistry, {
  label: 'หัวข้อ',
  description: 'เว้นวรรคตรงที่ขึ้นบรรทัดใหม่ได้',
});

const text = z
  .object({
    heading,
    paragraphs: list(
      z.object({ text: line(600).register(formRegistry, { label: 'ข้อความ', input: 'long' }) }),
      10,
    ).register(formRegistry, { label: 'ย่อหน้า', labelledBy: 'text' }),
    linkText: lineOrNothing(40).register(formRegistry, {
      label: 'คำบนปุ่ม',
      description: 'ไม่มีปุ่มก็เว้นไว้',
    }),
    linkAddress: linkTarget.register(formRegistry, {
      label: 'ปุ่มพาไปที่',
      description: 'หน้าในเว็บ เช่น /articles หรือที่อยู่ที่ขึ้นต้นด้วย https://',
      input: 'link',
    }),
  })
  .check(fitting(wholeLink))
  .register(formRegistry, { label: 'ข้อความ', labelledBy: 'heading' });

const point = z.object({
  title: line(60).register(formRegistry, { label: 'ชื่อข้อ' }),
  detail: lineOrNothing(200).register(formRegistry, { label: 'รายละเอียด', input: 'long' }),
});

const points = z
  .object({
    heading,
    lead: lineOrNothing(200).register(formRegistry, { label: 'คำนำ', input: 'long' }),
    isNumbered: z._default(z.boolean(), false).register(formRegistry, {
      label: 'ใส่เลขลำดับ',
      description: 'สำหรับขั้นตอนที่ทำต่อกัน',
    }),
    points: list(point, 12).register(formRegistry, { label: 'ข้อ', labelledBy: 'title' }),
  })
  .register(formRegistry, { label: 'รายการเป็นข้อ', labelledBy: 'heading' });

const question = z.object({
  question: line(120).register(formRegistry, { label: 'คำถาม' }),
  answer: line(600).register(formRegistry, { label: 'คำตอบ', input: 'long' }),
});

const questions = z
  .object({
    heading,
    questions: list(question, 12).register(formRegistry, {
      label: 'คำถาม',
      labelledBy: 'question',
    }),
  })
  .register(formRegistry, { label: 'คำถามและคำตอบ', labelledBy: 'heading' });

const landing = z
  .object({
    section: z.string('empty').check(z.minLength(1, 'empty')).register(formRegistry, {
      label: 'ส่วน',
      description: 'แสดงตามที่อยู่ในหน้าแรก แก้ที่เดียวเปลี่ยนทุกหน้า ส่วนที่ยังไม่มีเนื้อหาจะไม่แสดง',
      input: 'landingSection',
    }),
  })
  .register(formRegistry, { label: 'ส่วนของหน้าแรก', labelledBy: 'section' });

const promotion = z
  .object({
    promotion: z.string('empty').check(z.minLength(1, 'empty')).register(formRegistry, {
      label: 'โปรโมชัน',
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

/** Whether a kind of section is known: the office may be newer than the site. */
export const isPageSectionKind = (kind: unknown): kind is PageSectionKind =>
  typeof kind === 'string' && Object.hasOwn(pageSections, kind);
