import type { SiteContentSubject } from '@clinicdee/protocol/site-content';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { failureLine } from '../payload-patches/thai-failures.ts';

interface Version {
  _status?: 'draft' | 'published' | null;
}

/** A stored version of a document or subject, and how it is saved as the newest one. */
interface Restored {
  version: Version;
  save: (data: Version, isDraft: boolean) => Promise<unknown>;
}

/**
 * Replaces Payload's `POST …/versions/:id`, which restores a draft by unpublishing what visitors see, and forgets former
 * addresses with it. Here a published version is published again, and a draft becomes the newest draft. So does a
 * version that can no longer be published; the message says why.
 */
const restoring = (
  read: (req: PayloadRequest, id: string) => Promise<Restored>,
): Omit<Endpoint, 'root'> => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { version, save } = await read(req, String(req.routeParams?.id));
    const saveAs = (_status: 'draft' | 'published') =>
      save({ ...version, _status }, _status === 'draft');
    if (version._status === 'published' && req.searchParams.get('draft') !== 'true') {
      try {
        await saveAs('published');
        return Response.json({ message: 'กู้คืนและเผยแพร่แล้ว' });
      } catch (error) {
        if (!(error instanceof APIError) || error.status !== 400) throw error;
        await saveAs('draft');
        return Response.json({ message: `กู้คืนเป็นร่าง เพราะเผยแพร่ไม่ได้: ${failureLine(error)}` });
      }
    }
    await saveAs('draft');
    return Response.json({ message: 'กู้คืนเป็นร่างแล้ว' });
  },
});

/** Restores a version of a subject of site content. */
export const restoreSubject = (slug: SiteContentSubject) =>
  restoring(async (req, id) => {
    const own = { slug, depth: 0, req } as const;
    const { version } = await req.payload.findGlobalVersionByID({
      ...own,
      id,
      overrideAccess: false,
    });
    const save = (data: Version, draft: boolean) =>
      req.payload.updateGlobal({ ...own, data, draft, overrideAccess: false });
    return { version, save };
  });

/** Restores a version of an article or a campaign page. */
export const restoreDocument = (collection: 'articles' | 'pages') =>
  restoring(async (req, id) => {
    const own = { collection, depth: 0, req } as const;
    const { parent, version } = await req.payload.findVersionByID({
      ...own,
      id,
      overrideAccess: false,
    });
    const save = (data: Version, draft: boolean) =>
      req.payload.update({ ...own, id: Number(parent), data, draft, overrideAccess: false });
    return { version, save };
  });
