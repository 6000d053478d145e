import type { CollectionSlug, PayloadRequest, Where } from 'payload';

interface Write {
  collection: CollectionSlug;
  id: number;
  /** The condition; columns of the record itself only. */
  where: Where;
  data: Record<string, unknown>;
}

/**
 * Updates a record in one statement if a condition holds, without hooks. Of two simultaneous calls only one succeeds.
 *
 * Relies on: the option `atomic` of `db.updateOne`, which returns null if no record matched.
 */
export async function updateIf(
  req: PayloadRequest,
  { collection, id, where, data }: Write,
): Promise<boolean> {
  const updated: unknown = await req.payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, where] },
    data,
    options: { atomic: true },
    req,
  });
  return updated !== null;
}
