import { otherLayout } from '@clinicdee/thai';
import type { Database } from '../../storage/sql.ts';
import { type FoundConcept, idfSum, type Match, rank } from './rank.ts';
import { isTooShort } from './spellings.ts';
import { parseQuery, type Concept } from './parse-query.ts';
import { readTexts, revisionOf, substringMatches } from './read-index.ts';
import { memoize } from './memoize.ts';
import { normalise } from './terms.ts';
import { Thesaurus } from './thesaurus.ts';
import { WordIndex } from './word-index.ts';

/** By relevance, or as the list orders all articles. */
type Order = 'best' | 'title' | 'newest';

/** The result of a search, independent of the page. */
interface SearchResult {
  /** The ids of the matches, in order. */
  ids: number[];
  /** Number of matches with any tag. */
  all: number;
  /** Number of matches by tag. */
  tags: ReadonlyMap<string, number>;
  /** Whether any article contains a word. */
  isWord: (word: string) => boolean;
  /** The concepts of the query that the matches contain. */
  matched: readonly Concept[];
  /** All concepts of the query. */
  concepts: readonly Concept[];
  /** The corrected query; undefined when nothing was corrected or left out. */
  instead: string | undefined;
}

/** Shortest query tried in the other keyboard layout, and length below which all its words must be known there. */
const MIN_LAYOUT_LENGTH = 3;
const MIN_UNKNOWN_LENGTH = 4;
/** Number of top results that are re-ranked by their texts, and characters of a text that count. */
const RERANKED = 20;
const RERANK_LENGTH = 6000;
/** Boost for an exact phrase. */
const PHRASE_BOOST = 1.1;

/** Whether somebody may have meant to type a text. */
const isText = (text: string) => !/[[\]{}]/.test(text);

/** Full-text search of the articles. Rebuilds its index after a change. */
export class ArticleSearch {
  readonly #database: Database;
  readonly #index: () => WordIndex;

  /** @param groups returns the synonym groups; a new array when they have changed */
  constructor(database: Database, groups: () => readonly string[]) {
    this.#database = database;
    const thesaurus = memoize(
      () => [groups()],
      () => new Thesaurus(groups()),
    );
    this.#index = memoize(
      () => [revisionOf(database), thesaurus()],
      () => new WordIndex(database, thesaurus()),
    );
  }

  /** Searches for a query among the articles of a tag, in the other keyboard layout when nothing matches as typed. */
  find(search: string, order: Order, tag?: string): SearchResult {
    const found = this.#findAsTyped(search, order, tag);
    const isFound = found.all > 0 && found.instead === undefined;
    if (isFound || search.length < MIN_LAYOUT_LENGTH) return found;
    const converted = otherLayout(search);
    const mustBeKnown = found.all > 0 || search.length < MIN_UNKNOWN_LENGTH;
    if (!isText(converted) || (mustBeKnown && !this.#index().knowsAll(converted))) return found;
    const convertedResult = this.#findAsTyped(converted, order, tag);
    const isWhole = convertedResult.all > 0 && convertedResult.instead === undefined;
    return isWhole ? { ...convertedResult, instead: converted } : found;
  }

  /** As `WordIndex.knownWords`. */
  knownWords(): readonly string[] {
    return this.#index().knownWords;
  }

  #findAsTyped(search: string, order: Order, tag?: string): SearchResult {
    const index = this.#index();
    const concepts = parseQuery(search, index);
    const typedWords = new Set(normalise(search).split(/[^\p{L}\p{M}\p{N}]+/u));
    // One or two letters of a longer word match half of all texts.
    const isFragment = (typed: string) => isTooShort(typed) && !typedWords.has(typed);
    const ranked = rank(search, concepts, index, (typed) =>
      isFragment(typed) ? [] : substringMatches(this.#database, typed),
    );
    const matched = ranked.found.map(({ concept }) => concept);
    const matches = isPlausible(concepts, matched, isFragment) ? ranked.matches : [];
    this.#rerank(matches, ranked.found, index);
    const tagsOf = ({ id }: Match) => index.entries.get(id)?.tags ?? [];
    const tags = new Map<string, number>();
    for (const name of matches.flatMap(tagsOf)) tags.set(name, (tags.get(name) ?? 0) + 1);
    const chosen =
      tag === undefined ? matches : matches.filter((match) => tagsOf(match).includes(tag));
    return {
      ids: sorted(chosen, order, index).map(({ id }) => id),
      all: matches.length,
      tags,
      isWord: (word) => index.count(word) > 0,
      matched: matches.length > 0 ? matched : [],
      concepts,
      instead: matches.length > 0 ? insteadOf(concepts, matched) : undefined,
    };
  }

  /** Re-ranks the top results by exact phrases in their texts. */
  #rerank(matches: readonly Match[], found: readonly FoundConcept[], index: WordIndex): void {
    if (!found.some(({ concept }) => phraseOf(concept))) return;
    const best = sorted(matches, 'best', index).slice(0, RERANKED);
    const ids = best.map(({ id }) => id);
    const texts = readTexts(this.#database, ids, RERANK_LENGTH);
    for (const match of best) {
      const title = index.entries.get(match.id)?.title ?? '';
      const text = `${title}\n${texts.get(match.id) ?? ''}`.toLowerCase();
      match.score *= 1 + PHRASE_BOOST * phraseScore(text, found);
    }
  }
}

/** Returns the weighted share of the query that are phrases which a folded text contains as typed, from 0 to 1. */
function phraseScore(text: string, found: readonly FoundConcept[]): number {
  const letters = text.replace(/\s+/g, '');
  const contained = found.filter(({ concept }) => letters.includes(phraseOf(concept) ?? '\n'));
  return idfSum(contained) / idfSum(found);
}

/** Returns the phrase of a concept typed as several words; undefined for a single word. */
function phraseOf({ variants }: Concept): string | undefined {
  const [whole] = variants[0]?.words ?? [];
  const isPhrase = variants.some(({ words }) => words.length > 1 && words.join('') === whole);
  return isPhrase ? whole : undefined;
}

/** Rejects matches of nothing but fragments, or of corrections that cover less than half of the query. */
function isPlausible(
  concepts: readonly Concept[],
  found: readonly Concept[],
  isFragment: (word: string) => boolean,
): boolean {
  const lettersOf = (list: readonly Concept[]) =>
    list.reduce((sum, { typed }) => sum + typed.length, 0);
  const words = found.filter(({ correction, typed }) => !isFragment(correction ?? typed));
  return (
    words.some(({ correction }) => correction === undefined) ||
    lettersOf(words) > lettersOf(concepts) / 2
  );
}

/** Returns the query to report when a word was left out or corrected. */
function insteadOf(concepts: readonly Concept[], matched: readonly Concept[]): string | undefined {
  const isSame =
    matched.length === concepts.length &&
    matched.every(({ correction }) => correction === undefined);
  return isSame ? undefined : matched.map(({ correction, typed }) => correction ?? typed).join(' ');
}

/** Sorts matches; equal ones by title. */
function sorted(matches: readonly Match[], order: Order, { entries }: WordIndex): Match[] {
  const keyOf = ({ id, score }: Match) =>
    order === 'best' ? score : order === 'newest' ? (entries.get(id)?.publishedAt ?? -1) : 0;
  const placeOf = ({ id }: Match) => entries.get(id)?.place ?? 0;
  return matches.toSorted((a, b) => keyOf(b) - keyOf(a) || placeOf(a) - placeOf(b));
}
