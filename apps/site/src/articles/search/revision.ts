import type { Database } from '../../sql.ts';

/** Which articles there are: another text after every change of the words of any of them. */
export function revisionOf(database: Database): string {
  const row = database.prepare("SELECT value FROM catalogue WHERE key = 'words_revision'").get();
  return String(row?.value ?? '');
}

/** Of more articles it takes longer than a page to know what they say. */
const FEW = 500;

/** Whether there are so few articles that what they say is known as quickly as a page is made. */
export function isFew(database: Database): boolean {
  const some = `SELECT count(*) AS n FROM (SELECT 1 FROM articles LIMIT ${FEW + 1})`;
  return Number(database.prepare(some).get()?.n) <= FEW;
}
