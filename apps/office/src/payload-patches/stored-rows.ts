import type { FindArgs, Payload, TypeWithID } from 'payload';

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
