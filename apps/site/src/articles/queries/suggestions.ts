import type { Database } from '../../storage/sql.ts';
import { fold } from '../../thai/fold.ts';
import { memoize } from '../search/memoize.ts';
import { revisionOf } from '../search/read-index.ts';

const MIN_LENGTH = 2;
/** Shorter input, which is inside of nearly every word, matches prefixes only. */
const MIN_INSIDE_LENGTH = 3;
const MAX_SUGGESTIONS = 8;

/**
 * Search suggestions: tags, words of the thesaurus and titles.
 *
 * @param knownWords returns words of the thesaurus that match an article; a new array after a change
 */
export function searchSuggestions(database: Database, knownWords: () => readonly string[]) {
  const read = (sql: string) => {
    const rows = database.prepare(sql).all();
    return rows.map(({ text }) => String(text));
  };
  /** The texts in order of preference by their folded form; the first of equal ones: a title may also be a tag. */
  const candidates = memoize(
    () => [revisionOf(database), knownWords()],
    () => {
      const tags = read('SELECT tag AS text FROM article_tags GROUP BY tag ORDER BY count(*) DESC');
      const titles = read('SELECT title AS text FROM articles ORDER BY title_place');
      const texts = Map.groupBy([...tags, ...knownWords(), ...titles], fold);
      return Array.from(texts, ([folded, [text = '']]) => ({ folded, text }));
    },
  );
  return {
    /** Builds the candidates and the search index, if they are stale. */
    warm: (): void => void candidates(),
    /** Returns at most eight candidates with the typed prefix, the shortest first; then those that contain it. */
    for: (typed: string): string[] => {
      const letters = fold(typed).trim();
      if (letters.length < MIN_LENGTH) return [];
      const begin: string[] = [];
      const inside: string[] = [];
      for (const { folded, text } of candidates()) {
        const at = folded === letters ? -1 : folded.indexOf(letters);
        if (at === 0) begin.push(text);
        else if (at > 0 && inside.length < MAX_SUGGESTIONS && letters.length >= MIN_INSIDE_LENGTH) {
          inside.push(text);
        }
      }
      begin.sort((a, b) => a.length - b.length);
      return [...begin, ...inside].slice(0, MAX_SUGGESTIONS);
    },
  };
}
