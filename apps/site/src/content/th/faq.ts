import type { SectionTexts } from '@clinicdee/protocol/site-content';
import type { Facts } from '../facts.ts';
import { fill } from '../fill-in.ts';
import type { Package } from './packages.ts';

/** Frequently asked questions (spec §9, "FAQ facts"); editable in the office. The first is open. */
export function faqOf(
  { closing, title }: SectionTexts['faq'],
  { questions: { questions } }: Facts,
  packages: readonly Package[],
) {
  const packagesWithBranches = packages
    .filter(({ hasBranches }) => hasBranches)
    .map(({ name }) => name)
    .join(' และ ');
  return {
    title,
    questions: questions.map(({ question, answer }) => ({
      question,
      answer: fill(answer, { packagesWithBranches }),
    })),
    /** The block at the end of the section. */
    closing: {
      text: closing,
      phone: 'โทรคุยกับผู้เชี่ยวชาญ',
      line: 'คุยทาง LINE',
    },
  };
}
