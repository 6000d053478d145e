import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';

interface Write {
  collection: CollectionSlug;
  id: number;
  data: Record<string, unknown>;
  /** The request whose transaction includes the write. */
  req?: PayloadRequest;
}

/**
 * Writes only the given columns, without hooks and validation. For system fields of a record, which must
 * neither enter its history nor overwrite a concurrent save by a person.
 *
 * Relies on: `db.updateOne` leaves out columns that are not in `data`. An update over the Local API runs
 * every hook and writes the whole row.
 */
export async function updateWithoutHooks(
  payload: Payload,
  { collection, id, data, req }: Write,
): Promise<void> {
  await payload.db.updateOne({ collection, id, data, ...(req && { req }), returning: false });
}

interface WriteMany extends Omit<Write, 'id'> {
  where: Where;
}

/** Like `updateWithoutHooks`, for every record that matches `where`. */
export async function updateManyWithoutHooks(payload: Payload, write: WriteMany): Promise<void> {
  await payload.db.updateMany({ ...write, returning: false });
}
