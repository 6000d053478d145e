import { isWeak } from './stop-words.ts';
import { lookUp } from './terms.ts';
import { STEPS, WEIGHT } from './field-weights.ts';
import type { Wish } from './parse-query.ts';
import type { Counted, WordIndex } from './word-index.ts';

/** Matches with their scores. */
export interface Ranked {
  /** Matching articles by slot, ascending. */
  slots: readonly number[];
  /** Score by slot. */
  scores: Float32Array;
  /** The matched concepts: fewer than the query's where no article has all. */
  wishes: readonly Wish[];
  /** Importance of each concept of the query: the rarer, the higher. */
  worth: readonly number[];
}

/** Returns the slots of articles that contain a substring. */
export type Inside = (typed: string) => readonly number[];

/** Boosts by title match and freshness. */
const BONUS = { title: 2, titleBegins: 0.3, titleHas: 0.7, titleShare: 0.3, newest: 0.08 };
/** Weight of a substring match. */
const INSIDE = 0.4;
/** Factor for a word found in texts only, never in a title. */
const BODY = 0.5;
const WEAK = 0.4;
/** Share of the heavier words' surplus in the weight of a phrase. */
const MORE = 0.3;
/** Exponent of the matched share, which penalises partial matches. */
const MISSING = 0.8;
/** Number of full matches from which partial ones are left out. */
const ENOUGH = 12;
/** Minimum share of the query and score of a partial match, relative to the best match. */
const LEAST_PART = 0.5;
const LEAST_SCORE = 0.33;

/**
 * Scores the articles that match a query. Rare concepts count more (like IDF). With few full matches, partial
 * matches are added: a title with most of the words may precede a text with all of them.
 */
export function rank(
  search: string,
  wishes: readonly Wish[],
  index: WordIndex,
  inside: Inside,
): Ranked {
  const size = index.entries.length;
  const masks = new Uint8Array(size);
  const scores = new Float32Array(size);
  const worth = wishes.map((wish, at) => {
    const weights = weightsOf(wish, index, inside);
    let found = 0;
    let most = 0;
    for (let slot = 0; slot < size; slot++) {
      const weight = weights[slot] ?? 0;
      if (weight === 0) continue;
      found++;
      if (weight > most) most = weight;
    }
    const topical = BODY + (1 - BODY) * Math.min(1, most / WEIGHT.title);
    const little = wish.read === undefined && isWeak(wish.typed);
    const rare = Math.log(1 + size / Math.max(1, found)) * topical * (little ? WEAK : 1);
    for (let slot = 0; slot < size; slot++) {
      const weight = weights[slot] ?? 0;
      if (weight === 0) continue;
      masks[slot] = (masks[slot] ?? 0) | (1 << at);
      scores[slot] = (scores[slot] ?? 0) + weight * rare;
    }
    return found === 0 ? 0 : rare;
  });
  const whole = worth.reduce((bits, one, at) => (one > 0 ? bits | (1 << at) : bits), 0);
  const { slots, best } = chosen(masks, scores, partsOfWhole(worth), whole);
  const found = wishes.filter((_, at) => (best & (1 << at)) !== 0);
  addBonus(search, found, slots, scores, index);
  return { slots, scores, wishes: found, worth };
}

/** Returns the share of the query, from 0 to 1, for each bit mask of concepts. */
function partsOfWhole(worth: readonly number[]): Float32Array {
  const all = worth.reduce((sum, one) => sum + one, 0);
  return Float32Array.from({ length: 1 << worth.length }, (_, mask) =>
    all === 0 ? 0 : worth.reduce((sum, one, at) => (mask & (1 << at) ? sum + one : sum), 0) / all,
  );
}

/**
 * Selects full matches and, where those are few, near ones. Scales scores by the matched share of the query.
 *
 * @returns their slots, and the bit mask of the best match's concepts
 */
function chosen(
  masks: Uint8Array,
  scores: Float32Array,
  parts: Float32Array,
  whole: number,
): { slots: number[]; best: number } {
  const full: number[] = [];
  let most = 0;
  let best = 0;
  const factors = Float64Array.from(parts, (part) => part ** MISSING);
  for (let slot = 0; slot < masks.length; slot++) {
    const mask = masks[slot] ?? 0;
    if (mask === 0) continue;
    if (mask === whole) full.push(slot);
    const score = (scores[slot] ?? 0) * (factors[mask] ?? 0);
    scores[slot] = score;
    if (score > most) {
      most = score;
      best = mask;
    }
  }
  if (full.length >= ENOUGH || most === 0) return { slots: full, best: whole };
  const slots: number[] = [];
  const leastPart = (parts[best] ?? 0) * LEAST_PART;
  const leastScore = most * LEAST_SCORE;
  for (let slot = 0; slot < masks.length; slot++) {
    const mask = masks[slot] ?? 0;
    if (mask === 0) continue;
    const isNear = (parts[mask] ?? 0) >= leastPart && (scores[slot] ?? 0) >= leastScore;
    if (mask === whole || isNear) slots.push(slot);
  }
  return { slots, best: full.length > 0 ? whole : best };
}

/** Returns the weight of a concept in each article, by its best alternative. */
function weightsOf({ ways, typed }: Wish, index: WordIndex, inside: Inside): Float32Array {
  const weights = new Float32Array(index.entries.length);
  let isFound = false;
  for (const { words, factor, least } of ways) {
    const { slots, counts } = together(words, index);
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      const count = (counts[at] ?? 0) / STEPS;
      if (count < least || count * factor <= (weights[slot] ?? 0)) continue;
      weights[slot] = count * factor;
      isFound = true;
    }
  }
  if (!isFound) for (const slot of inside(typed)) weights[slot] = INSIDE;
  return weights;
}

/** Intersects the postings of words. The weight is little more than that of the lightest word. */
function together(words: readonly string[], index: WordIndex): Counted {
  const [first = '', ...others] = words;
  let found = index.counted(first);
  for (const word of others) found = both(found, index.counted(word));
  return found;
}

/** Intersects two postings lists. */
function both(one: Counted, other: Counted): Counted {
  const most = Math.min(one.slots.length, other.slots.length);
  const slots = new Uint32Array(most);
  const counts = new Float32Array(most);
  let size = 0;
  let there = 0;
  for (let at = 0; at < one.slots.length; at++) {
    const slot = one.slots[at] ?? 0;
    while ((other.slots[there] ?? Infinity) < slot) there++;
    if (other.slots[there] !== slot) continue;
    const [a, b] = [one.counts[at] ?? 0, other.counts[there] ?? 0];
    slots[size] = slot;
    counts[size] = Math.min(a, b) + (MORE * Math.abs(a - b)) / 2;
    size++;
  }
  return { slots: slots.subarray(0, size), counts: counts.subarray(0, size) };
}

function addBonus(
  search: string,
  wishes: readonly Wish[],
  slots: readonly number[],
  scores: Float32Array,
  index: WordIndex,
): void {
  const keys = new Set([
    lookUp(search),
    ...(wishes.length === 1 ? wishes.map(({ read, typed }) => lookUp(read ?? typed)) : []),
  ]);
  for (const slot of slots) {
    const entry = index.entries[slot];
    if (!entry) continue;
    let factor = 1;
    for (const key of keys) {
      if (key === '' || !entry.key.includes(key)) continue;
      factor += BONUS.titleHas + (BONUS.titleShare * key.length) / entry.key.length;
      if (entry.key.startsWith(key)) factor += BONUS.titleBegins;
      if (entry.key === key) factor += BONUS.title;
      break;
    }
    factor += BONUS.newest * (index.freshness[slot] ?? 0);
    scores[slot] = (scores[slot] ?? 0) * factor;
  }
}
