import { fileDocument } from '../../site-content/subjects.ts';
import { list, longText, text } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

/** Frequently asked questions. */
export const questions = subjectGlobal({
  slug: 'questions',
  label: 'คำถามที่พบบ่อย',
  description: 'ข้อแรกเปิดอยู่เสมอ ข้อมูลสำหรับเครื่องมือค้นหาเปลี่ยนตามเอง',
  fields: [
    list(
      'questions',
      'คำถาม',
      fileDocument('questions').questions ?? [],
      ['question'],
      [
        text('question', 'คำถาม'),
        longText(
          'answer',
          'คำตอบ',
          '{{packagesWithBranches}} คือชื่อแพ็กเกจที่ดูรวมหลายสาขาได้ ระบบใส่ให้เอง',
        ),
      ],
    ),
  ],
});
