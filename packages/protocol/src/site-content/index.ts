import * as z from 'zod/mini';
import { claimsContent } from './claims.ts';
import { contactContent } from './contact.ts';
import { equipmentContent } from './equipment.ts';
import { heroContent } from './hero.ts';
import { packagesContent } from './packages.ts';
import { questionsContent } from './questions.ts';
import { sectionsContent } from './sections.ts';
import { storiesContent } from './stories.ts';
import type { ContentProblem } from './text.ts';
import { thesaurusContent } from './thesaurus.ts';

export { problemsBetween } from './between.ts';
export { CONTENT_TRIAL_PATH, type ContentTrial, contentTrial, MAX_CONTENT_BYTES } from './trial.ts';
export { claimNames } from './claims.ts';
export { deviceDrawings } from './equipment.ts';
export { headlineWidth } from './hero.ts';
export { clinicMarks } from './stories.ts';
export { isReadable, type ContentProblem, unfitIn } from './text.ts';
export { sameWord, wordsOfGroup } from './thesaurus.ts';

/** What the office may change of the site's words and figures, subject by subject. */
export const siteContentSubjects = {
  contact: contactContent,
  hero: heroContent,
  packages: packagesContent,
  equipment: equipmentContent,
  stories: storiesContent,
  claims: claimsContent,
  questions: questionsContent,
  sections: sectionsContent,
  thesaurus: thesaurusContent,
};

export type SiteContentSubject = keyof typeof siteContentSubjects;

/** Every subject whole: what the site is made of, from the file where the office has not changed it. */
export const siteFacts = z.object(siteContentSubjects);

export type SiteFacts = z.infer<typeof siteFacts>;

/**
 * `GET /api/public/site-content`: the subjects that the office has published. One that is missing is as the file
 * has it; what is not known here is for a newer site.
 */
export const siteContent = z.partial(siteFacts);

export type PublishedSiteContent = z.infer<typeof siteContent>;

/** Where a subject is not what it must be, in codes: `packages.1.yearlySatang` and `not_above_smaller`. */
export function problemsOf(subject: SiteContentSubject, value: unknown): ContentProblem[] {
  const parsed = siteContentSubjects[subject].safeParse(value);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message, code }) => ({
        path: path.map((step) => (typeof step === 'number' ? step : String(step))),
        code: /^[a-z_]+(:\d+)?$/.test(message) ? message : code,
      }));
}
