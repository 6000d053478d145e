import { siteContentSubjects } from '@clinicdee/protocol/site-content';
import type { GlobalConfig } from 'payload';
import { entryOf, fieldsOf } from '../derive-fields.ts';
import { subjectGlobal } from './subject-global.ts';

/** Builds the global of a subject of facts; label, description and form are derived from its schema. */
export function fact(
  slug: Exclude<keyof typeof siteContentSubjects, 'home' | 'home-en'>,
): GlobalConfig {
  const schema = siteContentSubjects[slug];
  const { label, description = '' } = entryOf(schema);
  return subjectGlobal({
    slug,
    label,
    description,
    // No page shows the synonyms.
    hasPreview: slug !== 'thesaurus',
    fields: fieldsOf(schema),
  });
}
