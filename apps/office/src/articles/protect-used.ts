import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import type { Article } from '../payload-types.ts';

/**
 * Refuses to delete what the published version or newest draft of an article uses, which would silently lose it.
 *
 * @param isUsed whether an article uses the document with an id
 */
const protectUsed =
  (
    isUsed: (article: Partial<Article>, id: unknown) => boolean,
    refusal: (titles: string) => string,
  ): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const titles = new Map<number, string>();
    for (const draft of [false, true]) {
      const { docs } = await req.payload.find({
        collection: 'articles',
        draft,
        depth: 0,
        pagination: false,
        select: { title: true, cover: true, content: true, meta: true, tag: true },
        // Includes drafts that the user may not read.
        overrideAccess: true,
        req,
      });
      for (const article of docs)
        if (isUsed(article, id)) titles.set(article.id, `“${article.title || 'บทความที่ยังไม่มีชื่อ'}”`);
    }
    if (titles.size === 0) return;
    throw new APIError(refusal([...titles.values()].join(', ')), 400, undefined, true);
  };

export const protectUsedPictures = protectUsed(
  ({ content, cover, meta }, id) =>
    [cover, meta?.image, ...picturesIn(content?.root)].some((picture) => picture === id),
  (titles) => `ลบไม่ได้ ภาพนี้อยู่ในบทความ ${titles} เปลี่ยนภาพในบทความก่อน`,
);
export const protectUsedTags = protectUsed(
  ({ tag }, id) => tag === id,
  (titles) => `ลบไม่ได้ หมวดนี้ใช้อยู่ในบทความ ${titles} เปลี่ยนหมวดของบทความก่อน`,
);

/** The properties of a rich-text node that are read here. */
interface Node {
  type?: string;
  value?: unknown;
  children?: Node[];
}

function picturesIn(node: Node | undefined): unknown[] {
  const inside = node?.children?.flatMap(picturesIn) ?? [];
  return node?.type === 'upload' ? [node.value, ...inside] : inside;
}
