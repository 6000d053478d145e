import type { Database } from '../../database/sql.ts';

/** Returns a token that changes with every change of the indexed words. */
export function revisionOf(database: Database): string {
  const row = database.prepare("SELECT value FROM catalogue WHERE key = 'words_revision'").get();
  return String(row?.value ?? '');
}
