import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';

interface Write {
  collection: CollectionSlug;
  id: number;
  data: Record<string, unknown>;
  /** Whose transaction it belongs to. */
  req?: PayloadRequest;
}

/**
 * Writes the columns named and no other, past hooks and validation: the office's own notes on a record,
 * which must neither enter its history nor undo what a person saves meanwhile.
 *
 * Leans on: `db.updateOne` leaves columns alone that its data does not name. An update over the Local
 * API runs every hook, and writes the whole row.
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

/** The same for every record that a condition finds. */
export async function updateManyWithoutHooks(payload: Payload, write: WriteMany): Promise<void> {
  await payload.db.updateMany({ ...write, returning: false });
}
