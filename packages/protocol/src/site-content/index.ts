import * as z from 'zod/mini';
import { announcementContent } from './announcement.ts';
import { claimsContent } from './claims.ts';
import { contactContent } from './contact.ts';
import { equipmentContent } from './equipment.ts';
import { homeContent } from './home.ts';
import { packagesContent } from './packages.ts';
import { promotionProblems, promotionsContent } from './promotions.ts';
import { questionsContent } from './questions.ts';
import { storiesContent } from './stories.ts';
import type { ContentProblem } from './text.ts';
import { thesaurusContent } from './thesaurus.ts';

export * from '../campaign-address.ts';
export * from './campaign-page.ts';
export { claimLabels, claimNames } from './claims.ts';
export { type FormInput, formRegistry } from './form-registry.ts';
export { headlineWidth } from './hero.ts';
export * from './home.ts';
export {
  homeSections,
  isSection,
  sectionEntry,
  type SectionName,
  sectionNames,
  type SectionTexts,
} from './home-sections.ts';
export * from './page-sections.ts';
export { calendarDay, isReadable, type ContentProblem, withoutUnfit } from './text.ts';
export { normalizeWord, wordsOfGroup } from './thesaurus.ts';
export * from './trial.ts';

/** The content that the office can change, by subject. */
export const siteContentSubjects = {
  contact: contactContent,
  home: homeContent,
  /** The landing page in English, published by itself. */
  'home-en': homeContent,
  packages: packagesContent,
  promotions: promotionsContent,
  equipment: equipmentContent,
  stories: storiesContent,
  claims: claimsContent,
  questions: questionsContent,
  announcement: announcementContent,
  thesaurus: thesaurusContent,
};

export type SiteContentSubject = keyof typeof siteContentSubjects;

/** The landing pages: one per language. */
export const landingPages = ['home', 'home-en'] as const;

export type LandingPage = (typeof landingPages)[number];

export const isLandingPage = (name: unknown): name is LandingPage =>
  landingPages.some((page) => page === name);

/** All subjects: published ones, and the defaults of the repository for the others. */
export const siteFacts = z.object(siteContentSubjects);

export type SiteFacts = z.infer<typeof siteFacts>;

/**
 * Response of `GET /api/public/site-content`: the subjects that the office has published, and its campaign pages
 * (`pages`), which are read one by one. A missing subject has the defaults of the repository; unknown keys are for
 * newer sites.
 */
export const siteContent = z.partial(siteFacts);

export type PublishedSiteContent = z.infer<typeof siteContent>;

/** Validates a subject; problems are a path and a code: `packages.1.yearlySatang` and `not_above_smaller`. */
export const problemsOf = (subject: SiteContentSubject, value: unknown): ContentProblem[] =>
  schemaProblems(siteContentSubjects[subject], value);

/** Validates a value; see {@link problemsOf}. */
export function schemaProblems(schema: z.ZodMiniType, value: unknown): ContentProblem[] {
  const parsed = schema.safeParse(value);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message, code }) => ({
        path: path.map((step) => (typeof step === 'number' ? step : String(step))),
        code: /^[a-z_]+(:\d+)?$/.test(message) ? message : code,
      }));
}

/**
 * Yields problems between subjects that are valid on their own; a path begins with the subject.
 *
 * @param day today in Bangkok: `2026-11-22`
 */
export function* crossSubjectProblems(
  { packages, promotions, questions }: Pick<SiteFacts, 'packages' | 'promotions' | 'questions'>,
  day: string,
): Generator<ContentProblem> {
  yield* promotionProblems(promotions, packages, day);
  if (packages.packages.some(({ hasBranches }) => hasBranches)) return;
  const code = 'branches_in_question';
  for (const [index, { answer }] of questions.questions.entries()) {
    if (!answer.includes('{{packagesWithBranches}}')) continue;
    yield* [
      { path: ['questions', 'questions', index, 'answer'], code },
      { path: ['packages', 'packages', packages.packages.length - 1, 'hasBranches'], code },
    ] satisfies ContentProblem[];
  }
}
