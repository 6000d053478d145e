import type { SiteContentSubject } from '@clinicdee/protocol/site-content';
import { APIError, type Endpoint, ValidationError } from 'payload';

/**
 * Replaces Payload's `POST /api/globals/:subject/versions/:id`, which restores a draft by unpublishing the subject, and
 * a published version without validation. Here a published version is published again, and a draft becomes the newest
 * draft. So does a version that can no longer be published; the message says why.
 */
export const restoreVersion = (slug: SiteContentSubject): Omit<Endpoint, 'root'> => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { version } = await req.payload.findGlobalVersionByID({
      slug,
      id: String(req.routeParams?.id),
      depth: 0,
      overrideAccess: false,
      req,
    });
    const save = (status: 'draft' | 'published') =>
      req.payload.updateGlobal({
        slug,
        data: { ...version, _status: status },
        depth: 0,
        draft: status === 'draft',
        overrideAccess: false,
        req,
      });
    if (version._status === 'published' && req.searchParams.get('draft') !== 'true') {
      try {
        await save('published');
        return Response.json({ message: 'กู้คืนและเผยแพร่แล้ว' });
      } catch (error) {
        if (!(error instanceof APIError) || error.status !== 400) throw error;
        await save('draft');
        const [first] = error instanceof ValidationError ? error.data.errors : [error];
        return Response.json({ message: `กู้คืนเป็นร่าง เพราะเผยแพร่ไม่ได้: ${first.message}` });
      }
    }
    await save('draft');
    return Response.json({ message: 'กู้คืนเป็นร่างแล้ว' });
  },
});
