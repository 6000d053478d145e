import { APIError, type CollectionBeforeDeleteHook } from 'payload';

/**
 * Refuses to delete a tag that is used in the published version or newest draft of an article, which would silently
 * lose it.
 */
export const protectUsedTags: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const titles = new Map<number, string>();
  for (const draft of [true, false]) {
    const { docs } = await req.payload.find({
      collection: 'articles',
      where: { tag: { equals: id } },
      draft,
      depth: 0,
      pagination: false,
      select: { title: true },
      // Includes drafts that the user may not read.
      overrideAccess: true,
      req,
    });
    for (const { id: article, title } of docs) {
      if (!titles.has(article)) titles.set(article, `“${title || 'บทความที่ยังไม่มีชื่อ'}”`);
    }
  }
  if (titles.size === 0) return;
  const message = `ลบไม่ได้ หมวดนี้ใช้อยู่ในบทความ ${[...titles.values()].join(', ')} เปลี่ยนหมวดของบทความก่อน`;
  throw new APIError(message, 400, undefined, true);
};
