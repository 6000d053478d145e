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

/** By the key of a picture or tag: the titles of the articles that use it, by article id. */
type Uses = Map<string, Map<number, string>>;

/** Articles are read once per request, also for bulk deletions. */
const reading = new WeakMap<PayloadRequest, Promise<Uses>>();

/** Refuses to delete what the published version or newest draft of an article uses, which would silently lose it. */
const protectUsed =
  (kind: 'picture' | 'tag', refusal: (titles: string) => string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const uses = reading.get(req) ?? usesInArticles(req);
    reading.set(req, uses);
    const titles = (await uses).get(`${kind} ${id}`);
    if (!titles) return;
    throw new APIError(refusal([...titles.values()].join(', ')), 400, undefined, true);
  };

export const protectUsedPictures = protectUsed(
  'picture',
  (titles) => `ลบไม่ได้ ภาพนี้อยู่ในบทความ ${titles} เปลี่ยนภาพในบทความก่อน`,
);
export const protectUsedTags = protectUsed(
  'tag',
  (titles) => `ลบไม่ได้ หมวดนี้ใช้อยู่ในบทความ ${titles} เปลี่ยนหมวดของบทความก่อน`,
);

async function usesInArticles(req: PayloadRequest): Promise<Uses> {
  const uses: Uses = new Map();
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
    for (const { id, title, cover, meta, content, tag } of docs) {
      const pictures = [cover, meta?.image, ...picturesIn((content as Content | null)?.root)];
      const keys = [
        `tag ${Number(tag)}`,
        ...pictures.map((picture) => `picture ${String(picture)}`),
      ];
      for (const key of keys) {
        const titles = uses.get(key) ?? new Map<number, string>();
        uses.set(key, titles.set(id, `“${title || 'บทความที่ยังไม่มีชื่อ'}”`));
      }
    }
  }
  return uses;
}

function picturesIn(node: Node | undefined): unknown[] {
  const inside = node?.children?.flatMap(picturesIn) ?? [];
  return node?.type === 'upload' ? [node.value, ...inside] : inside;
}
