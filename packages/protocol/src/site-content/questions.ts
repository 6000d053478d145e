import * as z from 'zod/mini';
import { field, formRegistry } from './form-registry.ts';
import { line, list, unique } from './text.ts';

const question = z.object({
  question: field(line(120), 'คำถาม'),
  answer: field(line(600, ['{{packagesWithBranches}}']), 'คำตอบ', {
    input: 'long',
    description: '{{packagesWithBranches}} คือชื่อแพ็กเกจที่ดูรวมหลายสาขาได้ ระบบใส่ให้เอง',
  }),
});

/** FAQ (spec §9, "FAQ facts"). The first answer is expanded. */
export const questionsContent = z
  .object({
    questions: field(list(question, 20, unique('question')), 'คำถาม', { labelledBy: 'question' }),
  })
  .register(formRegistry, {
    label: 'คำถามที่พบบ่อย',
    description:
      'ข้อแรกเปิดอยู่เสมอ ข้อมูลสำหรับเครื่องมือค้นหาเปลี่ยนตามเอง ข้อที่แก้คำภาษาไทยไม่แสดงในหน้าภาษาอังกฤษ (/en)',
  });
