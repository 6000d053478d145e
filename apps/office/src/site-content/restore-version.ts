import type { SiteContentSubject } from '@clinicdee/protocol/site-content';
import { APIError, type PayloadRequest } from 'payload';

type VersionId = number | string;

/** The result of a restore, with the versions that undo it. */
interface RestoreResult {
  isPublished: boolean;
  /** The newest version now. */
  newest: VersionId;
  /** To restore in this order: the version that was published, then the newer draft. */
  before: VersionId[];
}

/**
 * Restores earlier versions of a subject one after the other: published versions are published, drafts become the
 * newest draft.
 *
 * @param expected the newest version that the caller knows (optimistic locking)
 * @param asDraft restores published versions as drafts too
 * @throws APIError on a conflict; ValidationError when a version is no longer valid
 */
export async function restoreVersionOf(
  req: PayloadRequest,
  slug: SiteContentSubject,
  versions: readonly VersionId[],
  { expected, asDraft = false }: { expected?: VersionId; asDraft?: boolean } = {},
): Promise<RestoreResult> {
  const { newest, published } = await latestVersions(req, slug);
  if (expected !== undefined && String(newest?.id) !== String(expected)) {
    throw new APIError('มีการแก้ต่อจากนั้นแล้ว เลือกฉบับที่ต้องการจากฉบับเก่า', 409, undefined, true);
  }
  let isPublished = false;
  for (const id of versions)
    isPublished = (await restoreOne(req, slug, id, asDraft)) || isPublished;
  const before = isPublished ? [published?.id, newest?.id] : [newest?.id];
  return {
    isPublished,
    newest: (await latestVersions(req, slug)).newest?.id ?? 0,
    before: [...new Set(before)].filter((id) => id !== undefined),
  };
}

/** Restores a version. @returns whether it is published now */
async function restoreOne(
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

/** Returns the newest version of a subject and the newest published one. */
export async function latestVersions(req: PayloadRequest, slug: SiteContentSubject) {
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
