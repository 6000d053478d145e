import { partsOf, segment, wordsOf } from '@clinicdee/thai';
import { fold, foldWithPlaces } from '../../thai/fold.ts';
import { trimAtWord } from '../../thai/trim-at-word.ts';

/** The trigram index knows nothing shorter. */
const SHORTEST_INDEXED = 3;
const MOST_TERMS = 8;

/**
 * What to look for, in the order to try: the parts between spaces as they were typed, found anywhere,
 * inside compounds too; then, for words typed together that no article has together, word by word.
 * Nothing when there is nothing to look for.
 */
export function searchTerms(search: string): string[][] {
  const folded = fold(search).trim();
  const typed = unique(folded.split(/[\s"“”]+/u).filter(Boolean));
  if (typed.length === 0) return [];
  const apart = unique(typed.flatMap((part) => wordsOf(part).flatMap(partsOf)));
  return apart.join(' ') === typed.join(' ') || apart.length === 0 ? [typed] : [typed, apart];
}

/**
 * The condition that finds a folded term: in title, tags or text; two letters by the trigrams that
 * begin with them; a single letter, which stands in nearly every text, in titles alone.
 *
 * @param trigrams those of the index that begin so
 */
export function searchCondition(
  term: string,
  trigrams: (start: string) => string[],
): { sql: string; value: string } {
  const { length } = Array.from(term);
  if (length === 1) return { sql: 'instr(folded_title, ?) > 0', value: term };
  const wanted = length >= SHORTEST_INDEXED ? [term] : trigrams(term);
  return {
    sql: 'id IN (SELECT rowid FROM article_search WHERE article_search MATCH ?)',
    value: wanted.map(quoted).join(' OR ') || NOTHING,
  };
}

/** Matches no text. */
const NOTHING = '""';
const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`;

/** A stretch of text, and whether it is what was searched for. */
export interface Stretch {
  text: string;
  isFound: boolean;
}

/**
 * Splits a text where folded terms stand in it, at whole characters: a mark is never parted from its
 * letter.
 */
export function highlight(text: string, terms: readonly string[]): Stretch[] {
  if (terms.length === 0) return [{ text, isFound: false }];
  const { text: folded, places } = foldWithPlaces(text);
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      isFound.fill(true, places[at] ?? 0, places[at + term.length] ?? text.length);
    }
  }
  const stretches: Stretch[] = [];
  for (const { segment: letter, index } of new Intl.Segmenter('th').segment(text)) {
    const found = isFound[index] ?? false;
    const last = stretches.at(-1);
    if (last?.isFound === found) last.text += letter;
    else stretches.push({ text: letter, isFound: found });
  }
  return stretches;
}

/** Characters of a text before what was found in it. */
const BEFORE = 50;

/**
 * The stretch of a text in which a term stands, from a whole word on, for a result whose title and
 * excerpt do not show why it was found.
 *
 * @returns undefined when none of the terms stands in it
 */
export function passage(
  text: string,
  terms: readonly string[],
  longest: number,
): string | undefined {
  const { text: folded, places } = foldWithPlaces(text);
  const at = terms.map((term) => folded.indexOf(term)).find((index) => index >= 0);
  if (at === undefined) return undefined;
  const place = places[at] ?? 0;
  const from = Math.max(0, place - BEFORE);
  const segments = segment(text.slice(from, place + 1));
  const start = from === 0 ? 0 : from + (segments[1]?.index ?? 0);
  const shown = trimAtWord(text.slice(start, start + 2 * longest), longest);
  return start === 0 ? shown : `…${shown}`;
}

const unique = (list: string[]) => [...new Set(list)].slice(0, MOST_TERMS);
