/** The trigram index knows nothing shorter. */
const SHORTEST_INDEXED = 3;

/**
 * The condition that finds folded letters wherever they stand, inside of words too: in title, tags or
 * text; two letters by the trigrams that begin with them; a single letter, which stands in nearly every
 * text, in titles alone.
 *
 * @param trigrams those of the index that begin so
 */
export function lettersCondition(
  letters: string,
  trigrams: (start: string) => string[],
): { sql: string; value: string } {
  const { length } = Array.from(letters);
  if (length === 1) return { sql: 'instr(folded_title, ?) > 0', value: letters };
  const wanted = length >= SHORTEST_INDEXED ? [letters] : trigrams(letters);
  return {
    sql: 'id IN (SELECT rowid FROM article_search WHERE article_search MATCH ?)',
    value: wanted.map(quoted).join(' OR ') || NOTHING,
  };
}

/** Matches no text. */
const NOTHING = '""';
const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`;
