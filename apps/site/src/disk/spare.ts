import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { emptyDatabase } from '../database.ts';
import { databaseFile } from './on-disk.ts';

/** The last good state, which a full or a read-only disk still has; else a database without rows. */
export function openSpare(dataDir: string): DatabaseSync {
  try {
    // As it lies there: neither the log beside it nor a lock is looked at, since neither can be made.
    const address = pathToFileURL(databaseFile(dataDir));
    address.searchParams.set('immutable', '1');
    const spare = new DatabaseSync(address, { readOnly: true });
    spare.prepare('SELECT count(*) FROM articles').get();
    return spare;
  } catch {
    return emptyDatabase();
  }
}
