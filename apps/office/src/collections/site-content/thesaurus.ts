import { fileContent } from '@clinicdee/brand/site-content';
import { subjectGlobal } from './subject-global.ts';

/** Words that mean the same to a search of the articles, and what was searched for in vain. */
export const thesaurus = subjectGlobal({
  slug: 'thesaurus',
  label: 'คำค้นที่ความหมายเดียวกัน',
  description: 'ผู้ที่ค้นด้วยคำหนึ่งในกลุ่มพบบทความที่เขียนด้วยคำอื่นในกลุ่มเดียวกัน มีผลกับการค้นหาภายในไม่กี่วินาทีหลังเผยแพร่',
  isSeen: false,
  fields: [
    {
      name: 'groups',
      label: 'กลุ่มคำ',
      // A list of lines: hundreds of rows would make a form that nobody can type in.
      type: 'json',
      defaultValue: () => [...fileContent.thesaurus.groups],
      admin: {
        description: 'กลุ่มละหนึ่งบรรทัด คั่นคำด้วยจุลภาค (,) กลุ่มละ 2–20 คำ คำเดียวกันอยู่ได้หลายกลุ่ม',
        components: { Field: '/admin/site-content/word-groups.tsx#WordGroups' },
      },
    },
  ],
});
