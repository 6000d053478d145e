import type { FindArgs, Payload, TypeWithID, CollectionSlug, PayloadRequest, Where } from 'payload';

/**
 * Returns rows without field hooks and access control, which take seconds for ten thousand rows. Callers
 * check access first.
 *
 * Relies on: the database adapter's own `find`, which Payload's Local API calls.
 */
export async function storedRows<Row extends TypeWithID>(
  { db }: Payload,
  query: FindArgs,
): Promise<Row[]> {
  const { docs } = await db.find<Row>(query);
  return docs;
}

interface Write {
  collection: CollectionSlug;
  id: number;
  data: Record<string, unknown>;
  /** The request whose transaction includes the write. */
  req?: PayloadRequest;
}

interface WriteIf extends Write {
  /** The condition; columns of the record itself only. */
  where: Where;
}

/**
 * Updates a record in one statement if a condition holds, without hooks. Of two simultaneous calls only one succeeds.
 *
 * Relies on: the option `atomic` of `db.updateOne`, which returns null if no record matched.
 */
export async function updateIf(
  req: PayloadRequest,
  { collection, id, where, data }: Omit<WriteIf, 'req'>,
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

/** Like `updateWithoutHooks`, for every record that matches `where`. */
export async function updateManyWithoutHooks(
  payload: Payload,
  write: Omit<WriteIf, 'id'>,
): Promise<void> {
  await payload.db.updateMany({ ...write, returning: false });
}
