import { APIError, type CollectionBeforeDeleteHook } from 'payload';

/** What is looked at of a piece of rich text. */
interface Piece {
  type?: string;
  value?: unknown;
  children?: Piece[];
}

/**
 * Refuses to delete a picture that an article shows, as readers see it or in its newest draft: the
 * article would be left without its cover, or with a gap, and nobody would be told.
 */
export const keepUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const read = (draft: boolean) =>
    req.payload.find({
      collection: 'articles',
      draft,
      depth: 0,
      pagination: false,
      select: { title: true, cover: true, content: true, meta: true },
      // Drafts count, whoever deletes.
      overrideAccess: true,
      req,
    });
  const articles = (await Promise.all([read(false), read(true)])).flatMap(({ docs }) => docs);
  const users = articles.filter(
    ({ cover, meta, content }) =>
      [cover, meta?.image].includes(Number(id)) || shows(content?.root as Piece | undefined, id),
  );
  if (users.length === 0) return;
  const titles = new Set(users.map(({ title }) => `“${title || 'บทความที่ยังไม่มีชื่อ'}”`));
  const message = `ลบไม่ได้ ภาพนี้อยู่ในบทความ ${[...titles].join(', ')} เปลี่ยนภาพในบทความก่อน`;
  throw new APIError(message, 400, undefined, true);
};

function shows(piece: Piece | undefined, id: number | string): boolean {
  if (!piece) return false;
  const isIt = piece.type === 'upload' && String(piece.value) === String(id);
  return isIt || Boolean(piece.children?.some((child) => shows(child, id)));
}
