import type { Endpoint } from 'payload';
import * as z from 'zod';
import { may } from '../access/rules.ts';
import { restoreVersionOf } from '../site-content/restore-version.ts';
import { isSubject } from '../site-content/subjects.ts';

const id = z.union([z.number(), z.string().max(40)]);
const request = z.object({
  versions: z.array(id).min(1).max(2),
  expected: id.optional(),
  asDraft: z.boolean().optional(),
});

/** `POST /api/site-content/:subject/put-back`: restores earlier versions; the response holds what undoes it. */
export const restoreSiteContent: Endpoint = {
  path: '/site-content/:subject/put-back',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'update', 'words') || !may(req.user, 'readVersions', 'words'))
      return Response.json({ message: 'ไม่มีสิทธิ์' }, { status: 403 });
    const subject = req.routeParams?.subject;
    if (typeof subject !== 'string' || !isSubject(subject))
      return Response.json({ message: 'ไม่มีเรื่องนี้' }, { status: 404 });
    const body = request.safeParse(await req.json?.().catch(() => undefined));
    if (!body.success) return Response.json({ message: 'ไม่มีฉบับนี้' }, { status: 400 });
    const { versions, expected, asDraft } = body.data;
    const restored = await restoreVersionOf(req, subject, versions, {
      ...(expected !== undefined && { expected }),
      ...(asDraft !== undefined && { asDraft }),
    });
    return Response.json(restored);
  },
};
