import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';

/** Rejects demoting the last admin, since only an admin can appoint another. */
export const keepOneAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const changed = data as { role?: string };
  const before = originalDoc as { id: number; role?: string } | undefined;
  const isDemoted = before?.role === 'admin' && changed.role && changed.role !== 'admin';
  if (isDemoted) await requireAnotherAdmin(req, before.id);
  return changed;
};

/** Rejects deleting the last admin. */
export const keepOneAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await requireAnotherAdmin(req, Number(id));
};

async function requireAnotherAdmin(req: PayloadRequest, id: number): Promise<void> {
  const others = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    overrideAccess: true,
    req,
  });
  if (others.totalDocs === 0) {
    throw new APIError('ต้องมีผู้ดูแลระบบอย่างน้อยหนึ่งคน', 400, undefined, true);
  }
}
