import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';

/** What is looked at of a piece of rich text. */
interface Piece {
  type?: string;
  value?: unknown;
  children?: Piece[];
}

/** A draft may have none, whatever the generated type says. */
interface Content {
  root?: Piece;
}

/** The titles of the articles that show a picture, by the picture's id. */
type Uses = Map<unknown, Set<string>>;

/** Articles are read once for a request, however many pictures go at a time. */
const reading = new WeakMap<PayloadRequest, Promise<Uses>>();

/**
 * Refuses to delete a picture that an article shows, as readers see it or in its newest draft: the
 * article would be left without its cover, or with a gap, and nobody would be told.
 */
export const keepUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = reading.get(req) ?? picturesUsed(req);
  reading.set(req, uses);
  const titles = (await uses).get(Number(id));
  if (!titles) return;
  const message = `ลบไม่ได้ ภาพนี้อยู่ในบทความ ${[...titles].join(', ')} เปลี่ยนภาพในบทความก่อน`;
  throw new APIError(message, 400, undefined, true);
};

async function picturesUsed(req: PayloadRequest): Promise<Uses> {
  const uses: Uses = new Map();
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      collection: 'articles',
      draft,
      depth: 0,
      pagination: false,
      select: { title: true, cover: true, content: true, meta: true },
      // Drafts count, whoever deletes.
      overrideAccess: true,
      req,
    });
    for (const { title, cover, meta, content } of docs) {
      const name = `“${title || 'บทความที่ยังไม่มีชื่อ'}”`;
      for (const id of [cover, meta?.image, ...pictures((content as Content | null)?.root)]) {
        uses.set(id, (uses.get(id) ?? new Set()).add(name));
      }
    }
  }
  return uses;
}

function pictures(piece: Piece | undefined): unknown[] {
  const inside = piece?.children?.flatMap(pictures) ?? [];
  return piece?.type === 'upload' ? [piece.value, ...inside] : inside;
}
