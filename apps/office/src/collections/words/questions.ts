import { fileDocument } from '../../words/subjects.ts';
import { subjectGlobal } from './subject-global.ts';

/** Questions before a start, and their answers. */
export const questions = subjectGlobal({
  slug: 'questions',
  label: 'คำถามที่พบบ่อย',
  description: 'ข้อแรกเปิดอยู่เสมอ ข้อมูลสำหรับเครื่องมือค้นหาเปลี่ยนตามเอง',
  fields: [
    {
      name: 'questions',
      label: 'คำถาม',
      labels: { singular: 'คำถาม', plural: 'คำถาม' },
      type: 'array',
      defaultValue: fileDocument('questions').questions ?? [],
      fields: [
        { name: 'question', label: 'คำถาม', type: 'text' },
        {
          name: 'answer',
          label: 'คำตอบ',
          type: 'text',
          admin: {
            description: '{{packagesWithBranches}} คือชื่อแพ็กเกจที่ดูรวมหลายสาขาได้ ระบบใส่ให้เอง',
          },
        },
      ],
    },
  ],
});
