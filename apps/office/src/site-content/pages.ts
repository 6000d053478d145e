import { campaignPageFields, schemaProblems } from '@clinicdee/protocol/site-content';
import { formRegistry } from '@clinicdee/protocol/site-content';
import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import type { Page } from '../payload-types.ts';
import { errorMessage } from './error-message.ts';
import { documentOf } from './subjects.ts';

/** Returns the published campaign pages as the site reads them. */
export async function publishedPages(payload: Payload): Promise<object[]> {
  // The caller has checked the key, and the condition excludes drafts.
  const where = { _status: { equals: 'published' } };
  return (await recordsOf(payload).find('pages', where, { sort: 'id' })).map(publicPage);
}

/**
 * Returns the newest draft of a page for the preview; undefined when there is no such page.
 *
 * @returns `problems`: what is missing above the sections, with labels
 */
export async function draftPage(payload: Payload, id: number) {
  // The token was signed for a user who may read drafts.
  const draft = await recordsOf(payload).get('pages', id, { draft: true });
  if (!draft) return undefined;
  const page = publicPage(draft);
  const problems = schemaProblems(campaignPageFields, page).map(({ path: [name], code }) => {
    const field = campaignPageFields.shape[name as keyof typeof campaignPageFields.shape];
    return `${formRegistry.get(field)?.label}: ${errorMessage(code)}`;
  });
  return { page, problems };
}

const publicPage = ({ id, updatedAt, sections, ...page }: Page) => ({
  id,
  updatedAt,
  ...documentOf(page),
  sections: (sections ?? []).map((section) => ({ id: section.id, ...documentOf(section) })),
});
