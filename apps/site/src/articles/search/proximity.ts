import { isWeak } from './stop-words.ts';
import type { Wish } from './parse-query.ts';

/** Window in characters: about a sentence, or two short ones. */
const WINDOW = 70;
/** Occurrences of a concept that are considered. */
const MOST_PLACES = 30;

/**
 * Returns the largest share of the query, by importance, that occurs within one window of a text, from 0 to
 * 1. Counts only two concepts or more.
 *
 * @param text folded
 * @param worth the importance of each concept
 */
export function nearness(text: string, wishes: readonly Wish[], worth: readonly number[]): number {
  const places = wishes
    .flatMap((wish, of) =>
      isWeak(wish.typed) ? [] : placesOf(text, wish).map((at) => ({ at, of })),
    )
    .sort((a, b) => a.at - b.at);
  const all = worth.reduce((sum, one) => sum + one, 0);
  let best = 0;
  places.forEach(({ at }, first) => {
    const there = new Set<number>();
    for (const place of places.slice(first)) {
      if (place.at > at + WINDOW) break;
      there.add(place.of);
    }
    if (there.size < 2) return;
    best = Math.max(best, [...there].reduce((sum, of) => sum + (worth[of] ?? 0), 0) / all);
  });
  return best;
}

/**
 * Returns the share of the query, by importance, that are phrases a text contains as typed, from 0 to 1.
 *
 * @param text folded
 * @param phrases the phrase of each concept that is one
 * @param worth the importance of each concept
 */
export function saidAsTyped(
  text: string,
  phrases: readonly (string | undefined)[],
  worth: readonly number[],
): number {
  const letters = text.replace(/\s+/g, '');
  const all = worth.reduce((sum, one) => sum + one, 0);
  return phrases.reduce(
    (sum, phrase, at) =>
      phrase !== undefined && letters.includes(phrase) ? sum + (worth[at] ?? 0) / all : sum,
    0,
  );
}

/** Returns the phrase of a concept typed as several words; undefined for a single word. */
export function phraseOf({ ways }: Wish): string | undefined {
  const [first] = ways;
  const [whole] = first?.words ?? [];
  const isPhrase = ways.some(({ words }) => words.length > 1 && words.join('') === whole);
  return isPhrase ? whole : undefined;
}

function placesOf(text: string, { ways }: Wish): number[] {
  const places: number[] = [];
  for (const { words } of ways) {
    const [word = ''] = words;
    if (words.length > 1) continue;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      if (places.push(at) >= MOST_PLACES) return places;
    }
  }
  return places;
}
