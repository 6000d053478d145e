import type { CollectionAfterChangeHook, Payload, PayloadRequest, Where } from 'payload';

/** What is to happen to an article at a time, or should have. */
export interface Schedule {
  id: number | string;
  articleId: number;
  isPublishing: boolean;
  at: string;
  hasFailed: boolean;
}

/**
 * What is scheduled, and what failed when its time came; of one article, or of all.
 *
 * Leans on: a schedule is a job `schedulePublish`, whose input names the article as text, and which is
 * kept when it fails. Payload shows only what is still to come.
 */
export async function schedules(payload: Payload, articleId?: number): Promise<Schedule[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: ofArticle(articleId),
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
    // Jobs are the office's own; whoever asks here may read the article.
    overrideAccess: true,
  });
  return docs.flatMap(({ id, input, waitUntil, hasError }) => {
    const { type, doc } = (input ?? {}) as { type?: string; doc?: { value?: unknown } };
    if (!waitUntil || doc === undefined) return [];
    const isPublishing = type !== 'unpublish';
    return [
      {
        id,
        articleId: Number(doc.value),
        isPublishing,
        at: waitUntil,
        hasFailed: hasError === true,
      },
    ];
  });
}

/** A schedule that failed is settled once the article has been published by hand. */
export const settleFailedSchedules: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id, _status } = doc as { id: number; _status?: string };
  if (_status === 'published') await forget(req, id);
};

async function forget(req: PayloadRequest, articleId: number): Promise<void> {
  await req.payload.delete({
    collection: 'payload-jobs',
    where: { and: [ofArticle(articleId), { hasError: { equals: true } }] },
    overrideAccess: true,
    req,
  });
}

function ofArticle(articleId: number | undefined): Where {
  const conditions: Where[] = [{ taskSlug: { equals: 'schedulePublish' } }];
  if (articleId !== undefined) {
    conditions.push({ 'input.doc.value': { equals: String(articleId) } });
  }
  return { and: conditions };
}
