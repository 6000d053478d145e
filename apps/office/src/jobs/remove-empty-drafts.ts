import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import type { Article } from '../payload-types.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Removes articles older than a day that were always empty: Payload saves a draft when a new article is opened.
 *
 * @param now milliseconds since 1970
 * @returns the number removed
 */
export async function removeEmptyDrafts(payload: Payload, now = Date.now()): Promise<number> {
  const before = new Date(now - DAY).toISOString();
  const records = recordsOf(payload);
  const where = { and: [{ _status: { equals: 'draft' } }, { updatedAt: { less_than: before } }] };
  const drafts = await records.find('articles', where, { draft: true });
  let removed = 0;
  for (const { id } of drafts.filter(isEmpty)) {
    // An emptied article may be published or restored from an earlier version.
    const { docs: versions } = await payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: id } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    if (!versions.every(({ version }) => isEmpty(version))) continue;
    await records.remove('articles', id);
    removed++;
  }
  return removed;
}

const isEmpty = ({ title, cover, excerpt, content }: Partial<Article>) =>
  !title && !cover && !excerpt && !content;
