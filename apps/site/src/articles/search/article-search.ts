import { otherLayout } from '@clinicdee/thai';
import type { Database } from '../../database/sql.ts';
import { nearness, phraseOf, saidAsTyped } from './proximity.ts';
import { rank, type Ranked } from './rank.ts';
import { isTooShort } from './spellings.ts';
import { understand, type Wish } from './parse-query.ts';
import type { Entry } from './read-index.ts';
import { isSameList, memoize } from './memoize.ts';
import { revisionOf } from './revision.ts';
import { normalise } from './terms.ts';
import { Thesaurus } from './thesaurus.ts';
import { WordIndex } from './word-index.ts';

/** By relevance, or as the list orders all articles. */
type Order = 'best' | 'title' | 'newest';

/** The result of a search, independent of order and page. */
export interface Found {
  /** Returns a slice of the ids in an order. */
  some: (order: Order, from: number, count: number) => number[];
  /** Number of matches with the chosen tag, and with any tag. */
  total: number;
  all: number;
  /** Number of matches by tag. */
  tags: ReadonlyMap<string, number>;
  /** Whether any article contains a word. */
  isWord: (word: string) => boolean;
  /** The concepts of the query that the matches contain. */
  wishes: readonly Wish[];
  /** All concepts of the query. */
  understood: readonly Wish[];
  /** The corrected query; undefined when nothing was corrected or left out. */
  instead: string | undefined;
}

/** Shortest query tried in the other keyboard layout, and length below which all its words must be known there. */
const SHORTEST_TYPED = 3;
const SHORT = 4;
/** Number of top results that are re-ranked by their texts, and the boost for terms close together. */
const LOOKED_INTO = 20;
const TOGETHER = 0.3;
/** Boost for an exact phrase. */
const AS_TYPED = 1;

/** Full-text search of the articles. Rebuilds its index after a change. */
export class ArticleSearch {
  readonly #inside: (typed: string) => readonly number[];
  readonly #texts: (ids: readonly number[]) => ReadonlyMap<number, string>;
  readonly #groupsNow: () => readonly string[];
  #groups: readonly string[] = [];
  readonly #index: () => WordIndex;

  /**
   * @param groups returns the synonym groups; a new array when they have changed
   * @param inside returns the ids of articles that contain a substring
   * @param texts returns texts by article id
   */
  constructor(
    database: Database,
    groups: () => readonly string[],
    inside: (typed: string) => readonly number[],
    texts: (ids: readonly number[]) => ReadonlyMap<number, string>,
  ) {
    this.#groupsNow = groups;
    this.#inside = inside;
    this.#texts = texts;
    // Expensive: takes longer than indexing the articles of a small site.
    const thesaurus = memoize(
      () => [this.#readGroups()],
      () => new Thesaurus(this.#readGroups()),
    );
    this.#index = memoize(
      () => [revisionOf(database), thesaurus()],
      () => WordIndex.read(database, thesaurus()),
    );
  }

  /**
   * Searches for a query, and in the other keyboard layout when nothing matches as typed.
   *
   * @param tag limits the matches to a tag
   */
  find(search: string, tag?: string): Found {
    const found = this.#findAsTyped(search, tag);
    const isFound = found.all > 0 && found.instead === undefined;
    if (isFound || search.length < SHORTEST_TYPED) return found;
    const other = otherLayout(search);
    const mustBeKnown = found.all > 0 || search.length < SHORT;
    if (other === search || (mustBeKnown && !this.#index().knowsAll(other))) return found;
    const meant = this.#findAsTyped(other, tag);
    const isWhole = meant.all > 0 && meant.instead === undefined;
    return isWhole ? { ...meant, instead: other } : found;
  }

  /** As `WordIndex.knownWords`. */
  knownWords(): readonly string[] {
    return this.#index().knownWords();
  }

  #findAsTyped(search: string, tag?: string): Found {
    const index = this.#index();
    const wished = understand(search, index, index.thesaurus);
    const typedWords = new Set(normalise(search).split(/[^\p{L}\p{M}\p{N}]+/u));
    // One or two letters of a longer word match half of all texts.
    const isFragment = (typed: string) => isTooShort(typed) && !typedWords.has(typed);
    const ranked = rank(search, wished, index, (typed) =>
      isFragment(typed) ? [] : this.#inside(typed).flatMap((id) => index.slotOf(id) ?? []),
    );
    const isMeant = isBelievable(wished, ranked.wishes, isFragment);
    const slots = isMeant ? ranked.slots : [];
    const wishes = isMeant ? ranked.wishes : [];
    const { scores } = ranked;
    this.#readBest(ranked, wished, index);
    const tags = new Map<string, number>();
    for (const slot of slots) {
      for (const one of index.entries[slot]?.tags ?? []) tags.set(one, (tags.get(one) ?? 0) + 1);
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
      some: (order, from, count) => firstOf(chosen, keys[order], from, count, entries).map(idOf),
      total: chosen.length,
      all: slots.length,
      tags,
      isWord: (word) => index.count(word) > 0,
      wishes,
      understood: wished,
      instead: insteadOf(wished, wishes),
    };
  }

  /** Re-ranks the top results by proximity and exact phrases in their texts. */
  #readBest({ slots, scores, worth }: Ranked, wished: readonly Wish[], index: WordIndex): void {
    const phrases = wished.map(phraseOf);
    const hasPhrase = phrases.some((phrase) => phrase !== undefined);
    const isOneWord = worth.filter((one) => one > 0).length < 2;
    if (isOneWord && !hasPhrase) return;
    const { entries } = index;
    const best = firstOf(slots, (slot) => scores[slot] ?? 0, 0, LOOKED_INTO, entries);
    const texts = this.#texts(best.map((slot) => entries[slot]?.id ?? 0));
    for (const slot of best) {
      const { id = 0, title = '' } = entries[slot] ?? {};
      const text = `${title}\n${texts.get(id) ?? ''}`.toLowerCase();
      const near = nearness(text, wished, worth);
      const said = hasPhrase ? saidAsTyped(text, phrases, worth) : 0;
      scores[slot] = (scores[slot] ?? 0) * (1 + TOGETHER * near + AS_TYPED * said);
    }
  }

  /** Returns the same array while the groups are equal: most content changes do not affect them. */
  #readGroups(): readonly string[] {
    const groups = this.#groupsNow();
    if (!isSameList(groups, this.#groups)) this.#groups = groups;
    return this.#groups;
  }
}

/** Rejects matches of nothing but fragments, or of corrections that cover less than half of the query. */
function isBelievable(
  wished: readonly Wish[],
  found: readonly Wish[],
  isFragment: (word: string) => boolean,
): boolean {
  const lettersOf = (wishes: readonly Wish[]) =>
    wishes.reduce((sum, { typed }) => sum + typed.length, 0);
  const words = found.filter(({ read, typed }) => !isFragment(read ?? typed));
  return words.some(({ read }) => read === undefined) || lettersOf(words) > lettersOf(wished) / 2;
}

/** Returns the query to report when a word was left out or corrected. */
function insteadOf(wished: readonly Wish[], wishes: readonly Wish[]): string | undefined {
  if (wishes.length === 0) return undefined;
  const isSame = wishes.length === wished.length && wishes.every(({ read }) => read === undefined);
  return isSame ? undefined : wishes.map(({ read, typed }) => read ?? typed).join(' ');
}

/** Returns a slice of the slots ordered by descending key, without sorting the rest. */
function firstOf(
  slots: readonly number[],
  keyOf: (slot: number) => number,
  from: number,
  count: number,
  entries: readonly Entry[],
): number[] {
  const wanted = from + count;
  let among = slots;
  if (slots.length > wanted) {
    const sorted = Float64Array.from(slots, keyOf).sort();
    const least = sorted[sorted.length - wanted] ?? 0;
    among = slots.filter((slot) => keyOf(slot) >= least);
  }
  return among
    .toSorted((a, b) => keyOf(b) - keyOf(a) || (entries[a]?.place ?? 0) - (entries[b]?.place ?? 0))
    .slice(from, wanted);
}
