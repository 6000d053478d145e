/** Minimum length for the trigram index. */
const MIN_INDEXED = 3;

/**
 * Returns an SQL condition for articles that contain a folded substring in title, tags or text. Two letters are
 * looked up by the trigrams that begin with them; a single letter, which nearly every text has, in titles only.
 *
 * @param trigrams returns the indexed trigrams with a prefix
 */
export function lettersCondition(
  letters: string,
  trigrams: (start: string) => string[],
): { sql: string; value: string } {
  const { length } = Array.from(letters);
  if (length === 1) return { sql: 'instr(folded_title, ?) > 0', value: letters };
  const terms = length >= MIN_INDEXED ? [letters] : trigrams(letters);
  return {
    sql: 'id IN (SELECT rowid FROM article_search WHERE article_search MATCH ?)',
    value: terms.map(quoted).join(' OR ') || NOTHING,
  };
}

/** Matches no text. */
const NOTHING = '""';
const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`;
