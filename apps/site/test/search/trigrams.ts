import type { DatabaseSync } from 'node:sqlite';
import { fold } from '../../src/thai/fold.ts';

/**
 * The plain search that this one is compared with: all that was typed between spaces has to stand
 * somewhere, letter by letter; titles first, then the newest.
 */
export function trigramSearch(database: DatabaseSync): (query: string) => string[] {
  const find = database.prepare(
    `SELECT slug FROM articles WHERE id IN (SELECT rowid FROM article_search WHERE article_search MATCH ?)
     ORDER BY instr(folded_title, ?) = 0, published_at DESC`,
  );
  return (query) => {
    const folded = fold(query).trim();
    const match = folded
      .split(' ')
      .map((part) => `"${part.replaceAll('"', '""')}"`)
      .join(' AND ');
    return find.all(match, folded).map(({ slug }) => String(slug));
  };
}
