import { lookUp } from './terms.ts';
import { MOST_WISHES, type Way, type Wish } from './understand.ts';
import type { WordIndex } from './word-index.ts';

/** What was found, and how well. */
export interface Ranked {
  /** Articles by their place in the index, in its order. */
  slots: readonly number[];
  /** Of each article of the index. */
  scores: Float32Array;
  /** What the articles have; fewer than were wished for where none has all of it. */
  wishes: readonly Wish[];
}

/** Articles in which something stands that is no word, by their place in the index. */
export type Inside = (typed: string) => readonly number[];

/** What counts beside words, as factors of the sum of their weights. */
const BONUS = { title: 2, titleBegins: 0.3, titleHas: 0.7, titleShare: 0.3, newest: 0.08 };
/** Of what a piece of a word counts. */
const INSIDE = 0.4;
const A_YEAR = 365 * 86_400_000;

/**
 * The articles that have all that is wished for. Where none has all of it, those that have what says
 * most: a word in few articles says more than one in many.
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
  const counts = new Uint32Array(1 << MOST_WISHES);
  const worth = wishes.map((wish, at) => {
    const weights = weightsOf(wish, index, inside);
    let found = 0;
    for (const weight of weights) if (weight > 0) found++;
    const rare = Math.log(1 + size / Math.max(1, found));
    for (let slot = 0; slot < size; slot++) {
      const weight = weights[slot] ?? 0;
      if (weight === 0) continue;
      masks[slot] = (masks[slot] ?? 0) | (1 << at);
      scores[slot] = (scores[slot] ?? 0) + weight * rare;
    }
    return rare;
  });
  for (const mask of masks) counts[mask] = (counts[mask] ?? 0) + 1;
  const best = bestMask(counts, worth);
  const slots: number[] = [];
  if (best > 0) {
    for (let slot = 0; slot < size; slot++) {
      if (((masks[slot] ?? 0) & best) === best) slots.push(slot);
    }
  }
  const found = wishes.filter((_, at) => (best & (1 << at)) !== 0);
  addBonus(search, found, slots, scores, index);
  return { slots, scores, wishes: found };
}

/** The wishes that some article has all of, and that are worth most; bits. */
function bestMask(counts: Uint32Array, worth: readonly number[]): number {
  let best = 0;
  let most = 0;
  counts.forEach((count, mask) => {
    if (count === 0) return;
    const sum = worth.reduce((all, one, at) => (mask & (1 << at) ? all + one : all), 0);
    if (sum > most) [best, most] = [mask, sum];
  });
  return best;
}

/** What a wish counts in each article, by the best of its ways. */
function weightsOf({ ways, typed }: Wish, index: WordIndex, inside: Inside): Float32Array {
  const weights = new Float32Array(index.entries.length);
  for (const way of ways) {
    takeWay(way, index, (slot, weight) => {
      if (weight > (weights[slot] ?? 0)) weights[slot] = weight;
    });
  }
  const isFound = weights.some((weight) => weight > 0);
  if (!isFound) for (const slot of inside(typed)) weights[slot] = INSIDE;
  return weights;
}

function takeWay(
  { words, factor, least }: Way,
  index: WordIndex,
  take: (slot: number, weight: number) => void,
): void {
  const [first = '', ...others] = words;
  if (others.length === 0) {
    index.each(first, (slot, weight) => {
      if (weight >= least) take(slot, weight * factor);
    });
    return;
  }
  if (words.some((word) => index.count(word) === 0)) return;
  // All of them: the least of what they count.
  const lowest = new Float32Array(index.entries.length);
  index.each(first, (slot, weight) => (lowest[slot] = weight));
  for (const word of others) {
    const before = lowest.slice();
    lowest.fill(0);
    index.each(word, (slot, weight) => (lowest[slot] = Math.min(before[slot] ?? 0, weight)));
  }
  lowest.forEach((weight, slot) => {
    if (weight > 0 && weight >= least) take(slot, weight * factor);
  });
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
    const age = (index.newest - (entry.publishedAt ?? 0)) / A_YEAR;
    factor += BONUS.newest * Math.exp(-age);
    scores[slot] = (scores[slot] ?? 0) * factor;
  }
}
