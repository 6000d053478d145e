import { WEIGHT } from './field-weights.ts';
import type { Concept } from './parse-query.ts';
import type { Postings } from './read-index.ts';
import { isWeak } from './stop-words.ts';
import { lookupKey } from './terms.ts';
import type { WordIndex } from './word-index.ts';

/** A concept with the articles that match it. */
export interface FoundConcept {
  concept: Concept;
  weights: Postings;
  /** Importance of the concept, like an inverse document frequency. */
  idf: number;
}

/** An article that matches a query. */
export interface Match {
  id: number;
  score: number;
  found: readonly FoundConcept[];
}

/** Boosts for a title that contains the query, and for the newest article; the latter is 1/e after a year. */
const BONUS = { title: 0.9, newest: 0.08 };
const A_YEAR = 365 * 86_400_000;
/** Weight of a substring match. */
const SUBSTRING = 0.4;
/** Factor for a word found in texts only, never in a title. */
const TEXT_ONLY = 0.5;
const WEAK = 0.4;
/** Share of the heavier word's surplus in the weight of a phrase. */
const SURPLUS = 0.15;
/** Exponent of the matched share, which penalises partial matches. */
const PARTIAL_EXPONENT = 0.8;
/** Number of full matches from which partial ones are left out. */
const ENOUGH_FULL = 12;
/** Minimum score of a partial match, relative to the best match. */
const MIN_SCORE = 0.33;

/**
 * Scores the articles that match a query. Rare concepts count more (like IDF). With few full matches, partial
 * matches are added: a title with most of the words may precede a text with all of them.
 *
 * @returns the matches; and the concepts that any article has, or, where none has all, those of the best match
 */
export function rank(
  search: string,
  concepts: readonly Concept[],
  index: WordIndex,
  substringMatches: (typed: string) => readonly number[],
): { matches: Match[]; found: readonly FoundConcept[] } {
  const found = concepts
    .map((concept) => findConcept(concept, index, substringMatches))
    .filter(({ weights }) => weights.size > 0);
  const ids = new Set(found.flatMap(({ weights }) => [...weights.keys()]));
  const all = idfSum(found);
  const matches = Array.from(ids, (id): Match => {
    const own = found.filter(({ weights }) => weights.has(id));
    const sum = own.reduce((total, { weights, idf }) => total + (weights.get(id) ?? 0) * idf, 0);
    return { id, found: own, score: sum * (idfSum(own) / all) ** PARTIAL_EXPONENT };
  });
  const [best] = matches.toSorted((a, b) => b.score - a.score);
  const isFull = (match: Match) => match.found.length === found.length;
  const full = matches.filter(isFull);
  const minScore = MIN_SCORE * (best?.score ?? 0);
  const selected =
    full.length >= ENOUGH_FULL
      ? full
      : matches.filter((match) => isFull(match) || match.score >= minScore);
  const key = lookupKey(search);
  for (const match of selected) {
    const { key: title = '', publishedAt = 0 } = index.entries.get(match.id) ?? {};
    if (key !== '' && title.includes(key)) match.score *= 1 + BONUS.title;
    match.score *= 1 + BONUS.newest * Math.exp((publishedAt - index.newest) / A_YEAR);
  }
  return { matches: selected, found: full.length > 0 ? found : (best?.found ?? []) };
}

/** Returns the importance of some concepts together. */
export const idfSum = (found: readonly FoundConcept[]): number =>
  found.reduce((sum, { idf }) => sum + idf, 0);

function findConcept(
  concept: Concept,
  index: WordIndex,
  substringMatches: (typed: string) => readonly number[],
): FoundConcept {
  const weights = weightsOf(concept, index, substringMatches);
  const max = [...weights.values()].reduce((most, weight) => Math.max(most, weight), 0);
  const topical = TEXT_ONLY + (1 - TEXT_ONLY) * Math.min(1, max / WEIGHT.title);
  const isMinor = concept.correction === undefined && isWeak(concept.typed);
  const rarity = Math.log(1 + index.entries.size / Math.max(1, weights.size));
  return { concept, weights, idf: rarity * topical * (isMinor ? WEAK : 1) };
}

/** Returns the weight of a concept in each article, by its best variant. */
function weightsOf(
  { variants, typed }: Concept,
  index: WordIndex,
  substringMatches: (typed: string) => readonly number[],
): Postings {
  const best = new Map<number, number>();
  for (const { words, factor, minWeight = 0 } of variants) {
    for (const [id, weight] of words.map((word) => index.postings(word)).reduce(intersect)) {
      if (weight < minWeight) continue;
      best.set(id, Math.max(best.get(id) ?? 0, weight * factor));
    }
  }
  return best.size > 0 ? best : new Map(substringMatches(typed).map((id) => [id, SUBSTRING]));
}

/** Returns the articles with both words. The weight is little more than that of the lighter word. */
function intersect(left: Postings, right: Postings): Postings {
  const both = new Map<number, number>();
  for (const [id, weight] of left) {
    const other = right.get(id);
    if (other === undefined) continue;
    both.set(id, Math.min(weight, other) + SURPLUS * Math.abs(weight - other));
  }
  return both;
}
