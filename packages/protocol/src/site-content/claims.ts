import * as z from 'zod/mini';
import { choice, field, formRegistry } from './form-registry.ts';
import { calendarDay, type ContentProblem, fitting, line, listOrNothing, unique } from './text.ts';

/** The possible claims (spec §1, "Marketing claims", "Claimed results"), with their labels for staff. */
export const claimLabels = {
  clinics: 'จำนวนคลินิกที่ใช้',
  availability: 'พร้อมให้ใช้งาน (เช่น 24/7)',
  stability: 'ความเสถียร (%)',
  timeSaved: 'ประหยัดเวลาทำงาน (%)',
  efficiency: 'ประสิทธิภาพการทำงาน (%)',
  lessRework: 'งานซ้ำซ้อนลดลง (%)',
  fewerErrors: 'ความผิดพลาดจากคนลดลง (%)',
  moreIncome: 'รายได้เพิ่มขึ้น (%)',
  fewerComplaints: 'ข้อร้องเรียนลดลง (%)',
  hoursSaved: 'เวลางานธุรการที่ประหยัดได้ (ชั่วโมงต่อวัน 1–8)',
};

export const claimNames = Object.keys(claimLabels) as (keyof typeof claimLabels)[];

const claim = z.object({
  claim: choice('เรื่อง', claimLabels),
  figure: field(line(8), 'ตัวเลข', { isBeside: true }),
  isShown: field(z._default(z.boolean(), false), 'แสดงบนเว็บ', { isChecked: true, isBeside: true }),
  /** The proof and where it is stored; without it the claim is shown for the sample brand only. */
  evidence: field(z.optional(line(300)), 'หลักฐาน (ไม่แสดงบนเว็บ)', {
    description: 'อะไร เก็บไว้ที่ไหน ถ้าไม่มี เว็บจะไม่แสดง',
  }),
  /** How and when it was measured. */
  method: field(z.optional(line(80)), 'วิธีวัด และเมื่อใด'),
  /** The date of the next review. */
  reviewOn: field(z.optional(calendarDay), 'ทบทวนภายใน', {
    input: 'day',
    passed: 'เลยกำหนดทบทวนแล้ว ตรวจตัวเลขนี้ หรือปิดการแสดง',
    isBeside: true,
  }),
});

type Claim = z.infer<typeof claim>;

/** The vendor's claims with their evidence. */
export const claimsContent = z
  .object({
    claims: field(listOrNothing(claim, 10, unique('claim'), fitting(problemsIn)), 'ตัวเลข', {
      labelledBy: 'claim',
    }),
  })
  .register(formRegistry, {
    label: 'ตัวเลขที่กล่าวอ้าง',
    description: 'แสดงเฉพาะตัวเลขที่เปิดแสดงและมีหลักฐาน ตัวเลขที่บอกวิธีวัดแสดงใหญ่กว่า',
  });

function* problemsIn(claims: Claim[]): Generator<ContentProblem> {
  for (const [index, { claim: name, figure }] of claims.entries()) {
    const path = [index, 'figure'];
    if (name === 'availability') continue;
    // Hours saved of a working day of eight hours.
    if (name === 'hoursSaved' ? !/^[1-8]$/.test(figure) : !/^\d{1,4}(\.\d{1,2})?$/.test(figure)) {
      yield { path, code: name === 'hoursSaved' ? 'not_hours' : 'not_a_figure' };
    }
  }
}
