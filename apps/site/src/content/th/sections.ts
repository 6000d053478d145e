import {
  type HomeContent,
  homeSections,
  sectionNames,
  type SectionTexts,
} from '@clinicdee/protocol/site-content';
import type { Facts } from '../facts.ts';
import { fill } from '../fill-in.ts';
import { isPublic } from '../proven.ts';
import type { Package } from './packages.ts';

/* Sections of the landing page with few words of their own; the others have files of their names. */

/**
 * The sentences of every section of the landing page: the vendor's, or the built-in ones of a section that the landing
 * page hides, which a campaign page may still show.
 */
export function sectionTextsOf(
  { home: { sections } }: Pick<Facts, 'home'>,
  builtIn: SectionTexts,
): SectionTexts {
  const texts = sectionNames.map((name) => {
    const own = sections.find(({ blockType }) => blockType === name);
    return [name, homeSections[name].parse(own ?? builtIn[name])] as const;
  });
  return Object.fromEntries(texts) as unknown as SectionTexts;
}

const reasonIcons = ['move', 'guarantee', 'data'] as const;

/** Three selling points (spec §9, "All packages" and "FAQ facts"); editable in the office. */
export const reasonsOf = ({ reasons }: HomeContent['hero']) =>
  reasonIcons.flatMap((icon, index) => {
    const reason = reasons[index];
    return reason ? [{ icon, ...reason }] : [];
  });

/** Owner, doctor and front office, three points each (spec §1, "Targeted groups"). */
export const userGroupsOf = (texts: SectionTexts['user-groups']) => ({
  ...texts,
  legend: 'เลือกหน้าที่ เพื่อดูหน้าจอของคนนั้น',
});

const featureIcons = ['card', 'exam', 'lab', 'report', 'gift'] as const;

/** The eight features and their benefits (spec §1, claimed features). */
export const featuresOf = ({ rest, ...texts }: SectionTexts['features']) => ({
  ...texts,
  rest: featureIcons.flatMap((icon, index) => {
    const feature = rest[index];
    return feature ? [{ icon, ...feature }] : [];
  }),
});

/** The duration of each step; `minutes` on the time line, where 0 is drawn open-ended. */
const times: { value: string; unit?: string; minutes: number }[] = [
  { value: '30', unit: 'วินาที', minutes: 0.5 },
  { value: '1', unit: 'นาที', minutes: 1 },
  { value: '5', unit: 'นาที', minutes: 5 },
  { value: '2', unit: 'นาที', minutes: 2 },
  { value: 'ทันที', minutes: 0 },
];

/** One visit in five steps (spec §1, "Claimed flow"). */
export const workflowOf = ({ steps, ...texts }: SectionTexts['workflow']) => ({
  ...texts,
  minutes: 'นาที',
  steps: times.flatMap((time, index) => {
    const step = steps[index];
    return step ? [{ number: index + 1, ...step, time }] : [];
  }),
});

/** Customer stories; editable in the office. */
export const storiesOf = (
  { storiesTitle }: SectionTexts['results'],
  { stories: { stories } }: Facts,
) => ({
  title: storiesTitle,
  /** Label of sample stories. */
  sampleLabel: 'เรื่องตัวอย่าง',
  /** Outside the sample brand, only proven stories. */
  told: stories.filter(isPublic),
});

/** All features and limits by package (spec §9 and §6). The rows are editable in the office. */
export const comparisonOf = (
  { comparisonTitle }: SectionTexts['pricing'],
  { packages }: Facts,
) => ({
  title: comparisonTitle,
  rowHeading: 'รายการ',
  differing: 'เฉพาะที่ต่างกันก่อน {{count}} ข้อ',
  showSame: 'ดู {{count}} ข้อที่เหมือนกันทุกแพ็กเกจด้วย',
  has: 'มี',
  lacks: 'ไม่มี',
  groups: packages.comparison,
});

/** A row of the table: a feature, or a limit with a value per package. */
export type ComparisonRow = Facts['packages']['comparison'][number]['rows'][number];

/** Optional equipment and prices (spec §9, "Optional equipment"); editable in the office. */
export const equipmentOf = (
  texts: SectionTexts['equipment'],
  { equipment: { devices } }: Facts,
) => ({
  ...texts,
  currency: 'บาท',
  devices,
});

export type Device = Facts['equipment']['devices'][number];

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
