import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { recordsOf } from '../access/records.ts';
import type { Article } from '../payload-types.ts';
import { nodesOf } from './links.ts';

/** Articles are read once per request, also for bulk deletions. */
const reading = new WeakMap<PayloadRequest, Promise<Article[]>>();

/** Returns the published version and the newest draft of every article. */
async function readArticles(req: PayloadRequest): Promise<Article[]> {
  const { find } = recordsOf(req.payload, req);
  return (await Promise.all([find('articles'), find('articles', {}, { draft: true })])).flat();
}

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
    const articles = reading.get(req) ?? readArticles(req);
    reading.set(req, articles);
    const using = (await articles).filter((article) => isUsed(article, id));
    if (using.length === 0) return;
    const titles = new Map(using.map(({ id, title }) => [id, title || 'บทความที่ยังไม่มีชื่อ']));
    const quoted = [...titles.values()].map((title) => `“${title}”`);
    throw new APIError(refusal(quoted.join(', ')), 400);
  };

export const protectUsedPictures = protectUsed(
  ({ content, cover, meta }, id) =>
    [cover, meta?.image, ...picturesIn(content)].some((picture) => picture === id),
  (titles) => `ลบไม่ได้ ภาพนี้อยู่ในบทความ ${titles} เปลี่ยนภาพในบทความก่อน`,
);
export const protectUsedTags = protectUsed(
  ({ tag }, id) => tag === id,
  (titles) => `ลบไม่ได้ หมวดนี้ใช้อยู่ในบทความ ${titles} เปลี่ยนหมวดของบทความก่อน`,
);

const picturesIn = (content: unknown): unknown[] =>
  nodesOf(content).flatMap(({ type, value }) => (type === 'upload' ? [value] : []));
