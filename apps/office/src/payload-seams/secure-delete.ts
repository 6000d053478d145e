import type { Payload } from 'payload';

interface Client {
  execute: (sql: string) => Promise<unknown>;
}

/**
 * Has SQLite overwrite what is deleted, which it else leaves in the file until the place is needed: what
 * was erased must not be read from the file, nor come back when a damaged one is salvaged.
 *
 * Leans on: the SQLite adapter's `db.client`, one connection for all it does; without transactions it
 * opens no other.
 */
export async function overwriteDeleted({ db }: Payload): Promise<void> {
  if (db.name !== 'sqlite') return;
  const client: unknown = 'client' in db ? db.client : undefined;
  if (!isClient(client)) throw new Error('The SQLite adapter has no client any more.');
  await client.execute('PRAGMA secure_delete = ON');
}

function isClient(value: unknown): value is Client {
  return typeof value === 'object' && value !== null && 'execute' in value;
}
