import { list, longText, text } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

const WITH_BRANCHES = '{{packagesWithBranches}} คือชื่อแพ็กเกจที่ดูรวมหลายสาขาได้ ระบบใส่ให้เอง';

/** Frequently asked questions. */
export const questions = subjectGlobal({
  slug: 'questions',
  label: 'คำถามที่พบบ่อย',
  description: 'ข้อแรกเปิดอยู่เสมอ ข้อมูลสำหรับเครื่องมือค้นหาเปลี่ยนตามเอง',
  fields: [
    list(
      'questions',
      'คำถาม',
      ['question'],
      [text('question', 'คำถาม'), longText('answer', 'คำตอบ', WITH_BRANCHES)],
    ),
  ],
});

/** Synonyms for the article search, with searches that had no results. */
export const thesaurus = subjectGlobal({
  slug: 'thesaurus',
  label: 'คำค้นที่ความหมายเดียวกัน',
  description: 'ผู้ที่ค้นด้วยคำหนึ่งในกลุ่มพบบทความที่เขียนด้วยคำอื่นในกลุ่มเดียวกัน มีผลกับการค้นหาภายในไม่กี่วินาทีหลังเผยแพร่',
  hasPreview: false,
  fields: [
    {
      name: 'groups',
      label: 'กลุ่มคำ',
      // A text with a line per group: hundreds of array rows would make the form too slow.
      type: 'json',
      admin: {
        description: 'กลุ่มละหนึ่งบรรทัด คั่นคำด้วยจุลภาค (,) กลุ่มละ 2–20 คำ คำเดียวกันอยู่ได้หลายกลุ่ม',
        components: { Field: '/admin/site-content/word-groups.tsx#WordGroups' },
      },
    },
  ],
});
