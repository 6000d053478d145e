import * as z from 'zod/mini';
import { field, formRegistry } from './form-registry.ts';
import {
  calendarDay,
  type ContentProblem,
  fitting,
  lineOrNothing,
  linkTarget,
  wholeLink,
} from './text.ts';

const announcement = z.object({
  isShown: field(z._default(z.boolean(), false), 'แสดงประกาศ'),
  text: field(lineOrNothing(120), 'ข้อความ', {
    input: 'long',
    description: 'สั้น ๆ ไม่เกิน 120 ตัวอักษร',
  }),
  /** Text and target of an optional link: a path of the site, or an https URL. */
  linkText: field(lineOrNothing(40), 'คำบนลิงก์', { description: 'ไม่มีลิงก์ก็เว้นไว้' }),
  linkAddress: field(linkTarget, 'ลิงก์ไปที่', {
    input: 'link',
    description: 'หน้าในเว็บ เช่น /articles หรือที่อยู่ที่ขึ้นต้นด้วย https://',
    isBeside: true,
  }),
  /** The first and the last day in Bangkok, both included; open-ended without. */
  from: field(z.optional(calendarDay), 'วันแรก (ไม่ใส่: ทันที)', { input: 'day' }),
  until: field(z.optional(calendarDay), 'วันสุดท้าย (ไม่ใส่: จนกว่าจะปิด)', {
    input: 'day',
    isBeside: true,
  }),
});

/** One line above every page, on the days that the vendor chooses. */
export const announcementContent = announcement.check(fitting(problemsIn)).register(formRegistry, {
  label: 'ประกาศ',
  description:
    'หนึ่งบรรทัดเหนือทุกหน้า เว็บไซต์เริ่มและจบให้เองตามวัน แม้หลังบ้านไม่ทำงาน ประกาศภาษาไทยไม่แสดงในหน้าภาษาอังกฤษ (/en)',
});

function* problemsIn(value: z.infer<typeof announcement>): Generator<ContentProblem> {
  const { isShown, text, from, until } = value;
  if (isShown && text === '') yield { path: ['text'], code: 'empty' };
  yield* wholeLink(value);
  if (from !== undefined && until !== undefined && until < from) {
    yield { path: ['until'], code: 'ends_before_start' };
  }
}
