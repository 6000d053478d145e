import { otherLayout } from '@clinicdee/thai';
import type { Database } from '../../database/sql.ts';
import { proximityScore, phraseOf, phraseScore } from './proximity.ts';
import { rank, type Ranked } from './rank.ts';
import { isTooShort } from './spellings.ts';
import { parseQuery, type Concept } from './parse-query.ts';
import { type Entry, readTexts, revisionOf, substringMatches } from './read-index.ts';
import { memoize } from './memoize.ts';
import { normalise } from './terms.ts';
import { Thesaurus } from './thesaurus.ts';
import { WordIndex } from './word-index.ts';

/** By relevance, or as the list orders all articles. */
type Order = 'best' | 'title' | 'newest';

/** The result of a search, independent of order and page. */
export interface SearchResult {
  /** Returns a slice of the ids in an order. */
  slice: (order: Order, from: number, count: number) => number[];
  /** Number of matches with the chosen tag, and with any tag. */
  total: number;
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
/** Number of top results that are re-ranked by their texts, and the boost for terms close together. */
const RERANKED = 20;
const PROXIMITY_BOOST = 0.3;
/** Characters of a text that count for proximity. */
const PROXIMITY_LENGTH = 6000;
/** Boost for an exact phrase. */
const PHRASE_BOOST = 1;

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
  find(search: string, tag?: string): SearchResult {
    const found = this.#findAsTyped(search, tag);
    const isFound = found.all > 0 && found.instead === undefined;
    if (isFound || search.length < MIN_LAYOUT_LENGTH) return found;
    const converted = otherLayout(search);
    const mustBeKnown = found.all > 0 || search.length < MIN_UNKNOWN_LENGTH;
    if (converted === search || (mustBeKnown && !this.#index().knowsAll(converted))) return found;
    const convertedResult = this.#findAsTyped(converted, tag);
    const isWhole = convertedResult.all > 0 && convertedResult.instead === undefined;
    return isWhole ? { ...convertedResult, instead: converted } : found;
  }

  /** As `WordIndex.knownWords`. */
  knownWords(): readonly string[] {
    return this.#index().knownWords;
  }

  #findAsTyped(search: string, tag?: string): SearchResult {
    const index = this.#index();
    const concepts = parseQuery(search, index, index.thesaurus);
    const typedWords = new Set(normalise(search).split(/[^\p{L}\p{M}\p{N}]+/u));
    // One or two letters of a longer word match half of all texts.
    const isFragment = (typed: string) => isTooShort(typed) && !typedWords.has(typed);
    const ranked = rank(search, concepts, index, (typed) =>
      isFragment(typed)
        ? []
        : substringMatches(this.#database, typed).flatMap((id) => index.slotOf(id) ?? []),
    );
    const isAccepted = isPlausible(concepts, ranked.matched, isFragment);
    const slots = isAccepted ? ranked.slots : [];
    const matched = isAccepted ? ranked.matched : [];
    const { scores } = ranked;
    this.#rerank(ranked, concepts, index);
    const tags = new Map<string, number>();
    for (const slot of slots) {
      for (const name of index.entries[slot]?.tags ?? []) tags.set(name, (tags.get(name) ?? 0) + 1);
    }
    const chosen =
      tag === undefined ? slots : slots.filter((slot) => index.entries[slot]?.tags.includes(tag));
    const idOf = (slot: number) => index.entries[slot]?.id ?? 0;
    const { entries } = index;
    const keys: Record<Order, (slot: number) => number> = {
      best: (slot) => scores[slot] ?? 0,
      title: (slot) => -(entries[slot]?.place ?? 0),
      newest: (slot) => entries[slot]?.publishedAt ?? -1,
    };
    return {
      slice: (order, from, count) => topSlots(chosen, keys[order], from, count, entries).map(idOf),
      total: chosen.length,
      all: slots.length,
      tags,
      isWord: (word) => index.count(word) > 0,
      matched,
      concepts,
      instead: insteadOf(concepts, matched),
    };
  }

  /** Re-ranks the top results by proximity and exact phrases in their texts. */
  #rerank({ slots, scores, idf }: Ranked, concepts: readonly Concept[], index: WordIndex): void {
    const phrases = concepts.map(phraseOf);
    const hasPhrase = phrases.some((phrase) => phrase !== undefined);
    const isSingleConcept = idf.filter((value) => value > 0).length < 2;
    if (isSingleConcept && !hasPhrase) return;
    const { entries } = index;
    const best = topSlots(slots, (slot) => scores[slot] ?? 0, 0, RERANKED, entries);
    const ids = best.map((slot) => entries[slot]?.id ?? 0);
    const texts = readTexts(this.#database, ids, PROXIMITY_LENGTH);
    for (const slot of best) {
      const { id = 0, title = '' } = entries[slot] ?? {};
      const text = `${title}\n${texts.get(id) ?? ''}`.toLowerCase();
      const proximity = proximityScore(text, concepts, idf);
      const phrase = hasPhrase ? phraseScore(text, phrases, idf) : 0;
      scores[slot] =
        (scores[slot] ?? 0) * (1 + PROXIMITY_BOOST * proximity + PHRASE_BOOST * phrase);
    }
  }
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
  if (matched.length === 0) return undefined;
  const isSame =
    matched.length === concepts.length &&
    matched.every(({ correction }) => correction === undefined);
  return isSame ? undefined : matched.map(({ correction, typed }) => correction ?? typed).join(' ');
}

/** Returns a slice of the slots ordered by descending key, equal ones by title. */
const topSlots = (
  slots: readonly number[],
  keyOf: (slot: number) => number,
  from: number,
  count: number,
  entries: readonly Entry[],
): number[] =>
  slots
    .toSorted((a, b) => keyOf(b) - keyOf(a) || (entries[a]?.place ?? 0) - (entries[b]?.place ?? 0))
    .slice(from, from + count);
