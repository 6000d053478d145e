import type { Facts } from '../facts.ts';
import { fill } from '../fill-in.ts';
import type { Package } from './packages.ts';

/** Frequently asked questions (spec §9, "FAQ facts"); editable in the office. The first is open. */
export function faqOf({ questions: { questions } }: Facts, packages: readonly Package[]) {
  const packagesWithBranches = packages
    .filter(({ hasBranches }) => hasBranches)
    .map(({ name }) => name)
    .join(' และ ');
  return {
    title: 'ถามก่อนเริ่มใช้',
    questions: questions.map(({ question, answer }) => ({
      question,
      answer: fill(answer, { packagesWithBranches }),
    })),
    /** The block at the end of the section. */
    closing: {
      text: 'ยังไม่เจอคำตอบ คุยกับผู้เชี่ยวชาญของเราได้เลย',
      phone: 'โทรคุยกับผู้เชี่ยวชาญ',
      line: 'คุยทาง LINE',
    },
  };
}
