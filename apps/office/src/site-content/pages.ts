import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import type { Page } from '../payload-types.ts';
import { documentOf } from './subjects.ts';

/** Returns the published campaign pages as the site reads them. */
export async function publishedPages(payload: Payload): Promise<object[]> {
  // The caller has checked the key, and the condition excludes drafts.
  const where = { _status: { equals: 'published' } };
  return (await recordsOf(payload).find('pages', where, { sort: 'id' })).map(publicPage);
}

/** Returns a page as the site reads it. */
export const publicPage = ({ id, updatedAt, sections, ...page }: Page) => ({
  id,
  updatedAt,
  ...documentOf(page),
  sections: (sections ?? []).map((section) => ({ id: section.id, ...documentOf(section) })),
});
