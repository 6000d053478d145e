import { fileContent } from '@clinicdee/brand/site-content';
import { type SiteContentSubject, siteContentSubjects } from '@clinicdee/protocol/site-content';

/** The subjects of the site's words and figures, which are Payload's globals of the same names. */
export const subjects = Object.keys(siteContentSubjects) as SiteContentSubject[];

export const isSubject = (name: string): name is SiteContentSubject =>
  Object.hasOwn(siteContentSubjects, name);

/** A subject as the repository has it: what stands in its form at first, and what "reset" goes back to. */
export const fileDocument = (subject: SiteContentSubject) =>
  documentOf(fileContent[subject]) as Record<string, object[]>;

/** What Payload keeps beside what was written. */
const kept = new Set(['id', 'globalType', 'createdAt', 'updatedAt', '_status', 'isSample']);

/** What was written of a subject, without what is empty and what Payload keeps beside it. */
export function documentOf(value: object): Record<string, unknown> {
  return written(value) as Record<string, unknown>;
}

function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  // A line in the page, however many it was typed in.
  if (typeof value === 'string') return value.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !kept.has(key) && !key.startsWith('_'))
    .map(([key, one]: [string, unknown]) => [key, written(one)] as const)
    .filter(([, one]) => one !== null && one !== undefined && one !== '');
  return Object.fromEntries(entries);
}
