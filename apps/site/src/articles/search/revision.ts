import type { Database } from '../../database/sql.ts';

/** Which articles there are: another text after every change of the words of any of them. */
export function revisionOf(database: Database): string {
  const row = database.prepare("SELECT value FROM catalogue WHERE key = 'words_revision'").get();
  return String(row?.value ?? '');
}
