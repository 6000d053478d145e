import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';

/** The properties of a rich-text node that are read here. */
interface Node {
  type?: string;
  value?: unknown;
  children?: Node[];
}

/** Drafts may lack content, contrary to the generated type. */
interface Content {
  root?: Node;
}

/** Titles of the articles that use a picture, by picture id. */
type Uses = Map<unknown, Set<string>>;

/** Articles are read once per request, also for bulk deletions. */
const reading = new WeakMap<PayloadRequest, Promise<Uses>>();

/**
 * Refuses to delete a picture that is used in the published version or newest draft of an article, which would
 * silently lose it.
 */
export const protectUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
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
      // Includes drafts that the user may not read.
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

function pictures(node: Node | undefined): unknown[] {
  const inside = node?.children?.flatMap(pictures) ?? [];
  return node?.type === 'upload' ? [node.value, ...inside] : inside;
}
