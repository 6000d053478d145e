import { fileContent } from '@clinicdee/brand/site-content';
import {
  isReadable,
  type SiteContentSubject,
  siteContentSubjects,
  withoutUnfit,
} from '@clinicdee/protocol/site-content';

/** The subjects of the site content: each is a Payload global of the same name. */
export const subjects = Object.keys(siteContentSubjects) as SiteContentSubject[];

export const isSubject = (name: string): name is SiteContentSubject =>
  Object.hasOwn(siteContentSubjects, name);

/** Returns the repository's values of a subject: the initial form and the target of a reset. */
export const fileDocument = (subject: SiteContentSubject) =>
  documentOf(fileContent[subject]) as Record<string, object[]>;

/** Payload's own fields. */
const ownFields = new Set(['id', 'globalType', 'createdAt', 'updatedAt', '_status', 'isSample']);

/** Returns the edited values of a subject, without empty ones and Payload's own fields. */
export function documentOf(value: object): Record<string, unknown> {
  return cleaned(value) as Record<string, unknown>;
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value === 'string') return isReadable(value) ? cleanedText(value) : '';
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !ownFields.has(key) && !key.startsWith('_'))
    .map(([key, field]: [string, unknown]) => [key, cleaned(field)] as const)
    .filter(([, field]) => field !== null && field !== undefined && field !== '');
  return Object.fromEntries(entries);
}

/** Line breaks become spaces: the page shows a single line. What is pasted may hold characters that nobody sees. */
const cleanedText = (text: string) =>
  withoutUnfit(text.replaceAll(/\s*[\t\r\n\u2028\u2029]+\s*/g, ' ')).trim();
