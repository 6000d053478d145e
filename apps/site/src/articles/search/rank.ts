import { isWeak } from './stop-words.ts';
import { lookupKey } from './terms.ts';
import { STEPS, WEIGHT } from './field-weights.ts';
import type { Concept } from './parse-query.ts';
import type { Postings } from './read-index.ts';
import type { WordIndex } from './word-index.ts';

/** Matches with their scores. */
export interface Ranked {
  /** Matching articles by slot, ascending. */
  slots: readonly number[];
  /** Score by slot. */
  scores: Float32Array;
  /** The matched concepts: fewer than the query's where no article has all. */
  matched: readonly Concept[];
  /** Importance of each concept of the query, like an inverse document frequency. */
  idf: readonly number[];
}

/** Returns the slots of articles that contain a substring. */
type SubstringMatches = (typed: string) => readonly number[];

/** Boosts by title match and freshness. */
const BONUS = { titleHas: 0.7, titleShare: 0.3, newest: 0.08 };
/** Weight of a substring match. */
const SUBSTRING = 0.4;
/** Factor for a word found in texts only, never in a title. */
const TEXT_ONLY = 0.5;
const WEAK = 0.4;
/** Share of the heavier words' surplus in the weight of a phrase. */
const SURPLUS = 0.3;
/** Exponent of the matched share, which penalises partial matches. */
const PARTIAL_EXPONENT = 0.8;
/** Number of full matches from which partial ones are left out. */
const ENOUGH_FULL = 12;
/** Minimum share of the query and score of a partial match, relative to the best match. */
const MIN_PART = 0.5;
const MIN_SCORE = 0.33;

/**
 * Scores the articles that match a query. Rare concepts count more (like IDF). With few full matches, partial
 * matches are added: a title with most of the words may precede a text with all of them.
 */
export function rank(
  search: string,
  concepts: readonly Concept[],
  index: WordIndex,
  substringMatches: SubstringMatches,
): Ranked {
  const size = index.entries.length;
  const masks = new Uint8Array(size);
  const scores = new Float32Array(size);
  const idf = concepts.map((concept, at) => {
    const weights = weightsOf(concept, index, substringMatches);
    let frequency = 0;
    let max = 0;
    for (let slot = 0; slot < size; slot++) {
      const weight = weights[slot] ?? 0;
      if (weight === 0) continue;
      frequency++;
      if (weight > max) max = weight;
    }
    const topical = TEXT_ONLY + (1 - TEXT_ONLY) * Math.min(1, max / WEIGHT.title);
    const isMinor = concept.correction === undefined && isWeak(concept.typed);
    const value = Math.log(1 + size / Math.max(1, frequency)) * topical * (isMinor ? WEAK : 1);
    for (let slot = 0; slot < size; slot++) {
      const weight = weights[slot] ?? 0;
      if (weight === 0) continue;
      masks[slot] = (masks[slot] ?? 0) | (1 << at);
      scores[slot] = (scores[slot] ?? 0) + weight * value;
    }
    return frequency === 0 ? 0 : value;
  });
  const allBits = idf.reduce((bits, value, at) => (value > 0 ? bits | (1 << at) : bits), 0);
  const { slots, best } = selectMatches(masks, scores, sharesOf(idf), allBits);
  const matched = concepts.filter((_, at) => (best & (1 << at)) !== 0);
  addBonus(search, slots, scores, index);
  return { slots, scores, matched, idf };
}

/** Returns the share of the query, from 0 to 1, for each bit mask of concepts. */
function sharesOf(idf: readonly number[]): Float32Array {
  const all = idf.reduce((sum, value) => sum + value, 0);
  return Float32Array.from({ length: 1 << idf.length }, (_, mask) =>
    all === 0 ? 0 : idf.reduce((sum, value, at) => (mask & (1 << at) ? sum + value : sum), 0) / all,
  );
}

/**
 * Selects full matches and, where those are few, near ones. Scales scores by the matched share of the query.
 * `best` is the bit mask of the best match's concepts.
 */
function selectMatches(
  masks: Uint8Array,
  scores: Float32Array,
  parts: Float32Array,
  allBits: number,
): { slots: number[]; best: number } {
  const full: number[] = [];
  let max = 0;
  let best = 0;
  const factors = Float64Array.from(parts, (part) => part ** PARTIAL_EXPONENT);
  for (let slot = 0; slot < masks.length; slot++) {
    const mask = masks[slot] ?? 0;
    if (mask === 0) continue;
    if (mask === allBits) full.push(slot);
    const score = (scores[slot] ?? 0) * (factors[mask] ?? 0);
    scores[slot] = score;
    if (score > max) {
      max = score;
      best = mask;
    }
  }
  if (full.length >= ENOUGH_FULL || max === 0) return { slots: full, best: allBits };
  const slots: number[] = [];
  const minPart = (parts[best] ?? 0) * MIN_PART;
  const minScore = max * MIN_SCORE;
  for (let slot = 0; slot < masks.length; slot++) {
    const mask = masks[slot] ?? 0;
    if (mask === 0) continue;
    const isNear = (parts[mask] ?? 0) >= minPart && (scores[slot] ?? 0) >= minScore;
    if (mask === allBits || isNear) slots.push(slot);
  }
  return { slots, best: full.length > 0 ? allBits : best };
}

/** Returns the weight of a concept in each article, by its best variant. */
function weightsOf(
  { variants, typed }: Concept,
  index: WordIndex,
  substringMatches: SubstringMatches,
): Float32Array {
  const weights = new Float32Array(index.entries.length);
  let isFound = false;
  for (const { words, factor, minWeight } of variants) {
    const [first = '', ...others] = words;
    const { slots, weights: steps } = others.reduce(
      (found, word) => intersect(found, index.postings(word)),
      index.postings(first),
    );
    for (const [at, slot] of slots.entries()) {
      const weight = (steps[at] ?? 0) / STEPS;
      if (weight < minWeight || weight * factor <= (weights[slot] ?? 0)) continue;
      weights[slot] = weight * factor;
      isFound = true;
    }
  }
  if (!isFound) for (const slot of substringMatches(typed)) weights[slot] = SUBSTRING;
  return weights;
}

/** Intersects two postings lists. The weight is little more than that of the lighter word. */
function intersect(left: Postings, right: Postings): Postings {
  const slots: number[] = [];
  const weights: number[] = [];
  let rightAt = 0;
  left.slots.forEach((slot, at) => {
    while ((right.slots[rightAt] ?? Infinity) < slot) rightAt++;
    if (right.slots[rightAt] !== slot) return;
    const [a, b] = [left.weights[at] ?? 0, right.weights[rightAt] ?? 0];
    slots.push(slot);
    weights.push(Math.min(a, b) + (SURPLUS * Math.abs(a - b)) / 2);
  });
  return { slots, weights };
}

function addBonus(
  search: string,
  slots: readonly number[],
  scores: Float32Array,
  index: WordIndex,
): void {
  const key = lookupKey(search);
  for (const slot of slots) {
    const entry = index.entries[slot];
    if (!entry) continue;
    let factor = 1;
    if (key !== '' && entry.key.includes(key)) {
      factor += BONUS.titleHas + (BONUS.titleShare * key.length) / entry.key.length;
    }
    factor += BONUS.newest * (index.freshness[slot] ?? 0);
    scores[slot] = (scores[slot] ?? 0) * factor;
  }
}
