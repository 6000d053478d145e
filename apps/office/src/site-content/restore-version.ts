import type { SiteContentSubject } from '@clinicdee/protocol/site-content';
import { APIError, type PayloadRequest } from 'payload';

type VersionId = number | string;

/** What became of putting a version back, and which versions bring back what was there before. */
interface PutBack {
  isPublished: boolean;
  /** The newest version now. */
  newest: VersionId;
  /** To be put back in this order: what was published, then the draft that was newer. */
  before: VersionId[];
}

/**
 * Puts earlier versions of a subject back, one after the other: what was published is published, a draft becomes the
 * newest draft beside it.
 *
 * @param expected the newest version that the asker knows of: nothing is put back over what somebody did since
 * @param asDraft whether none is to be published, whatever it was
 * @throws APIError, ValidationError when it may not be published any more
 */
export async function restoreVersionOf(
  req: PayloadRequest,
  slug: SiteContentSubject,
  versions: readonly VersionId[],
  { expected, asDraft = false }: { expected?: VersionId; asDraft?: boolean } = {},
): Promise<PutBack> {
  const { newest, published } = await standing(req, slug);
  if (expected !== undefined && String(newest?.id) !== String(expected)) {
    throw new APIError('มีการแก้ต่อจากนั้นแล้ว เลือกฉบับที่ต้องการจากฉบับเก่า', 409, undefined, true);
  }
  let isPublished = false;
  for (const id of versions)
    isPublished = (await putOneBack(req, slug, id, asDraft)) || isPublished;
  const before = isPublished ? [published?.id, newest?.id] : [newest?.id];
  return {
    isPublished,
    newest: (await standing(req, slug)).newest?.id ?? 0,
    before: [...new Set(before)].filter((id) => id !== undefined),
  };
}

/** @returns whether it is published now */
async function putOneBack(
  req: PayloadRequest,
  slug: SiteContentSubject,
  id: VersionId,
  asDraft: boolean,
): Promise<boolean> {
  const { version } = await req.payload.findGlobalVersionByID({
    slug,
    id: String(id),
    depth: 0,
    overrideAccess: false,
    req,
  });
  if (version._status === 'published' && !asDraft) {
    await req.payload.restoreGlobalVersion({
      slug,
      id: String(id),
      depth: 0,
      overrideAccess: false,
      req,
    });
    return true;
  }
  await req.payload.updateGlobal({
    slug,
    data: { ...version, _status: 'draft' },
    depth: 0,
    draft: true,
    overrideAccess: false,
    req,
  });
  return false;
}

/** What is newest among the versions of a subject, and what is published of it. */
export async function standing(req: PayloadRequest, slug: SiteContentSubject) {
  const newestOf = async (state?: 'published') => {
    const { docs } = await req.payload.findGlobalVersions({
      slug,
      depth: 0,
      limit: 1,
      sort: '-updatedAt',
      ...(state && { where: { 'version._status': { equals: state } } }),
      overrideAccess: false,
      req,
    });
    return docs[0];
  };
  return { newest: await newestOf(), published: await newestOf('published') };
}
