import { isWeak } from './stop-words.ts';
import type { Concept } from './parse-query.ts';

/** Window in characters: about a sentence, or two short ones. */
const WINDOW = 70;
/** Occurrences of a concept that are considered. */
const MAX_PLACES = 30;

/**
 * Returns the largest share of the query that occurs within one window of a folded text, from 0 to 1, weighted by
 * the importance of each concept. Counts only two concepts or more.
 */
export function proximityScore(
  text: string,
  concepts: readonly Concept[],
  idf: readonly number[],
): number {
  const places = concepts
    .flatMap((concept, of) =>
      isWeak(concept.typed) ? [] : placesOf(text, concept).map((at) => ({ at, of })),
    )
    .sort((a, b) => a.at - b.at);
  const all = idf.reduce((sum, value) => sum + value, 0);
  let best = 0;
  places.forEach(({ at }, first) => {
    const inWindow = new Set<number>();
    for (const place of places.slice(first)) {
      if (place.at > at + WINDOW) break;
      inWindow.add(place.of);
    }
    if (inWindow.size < 2) return;
    best = Math.max(best, [...inWindow].reduce((sum, of) => sum + (idf[of] ?? 0), 0) / all);
  });
  return best;
}

/** Returns the weighted share of the query that are phrases which a folded text contains as typed, from 0 to 1. */
export function phraseScore(
  text: string,
  phrases: readonly (string | undefined)[],
  idf: readonly number[],
): number {
  const letters = text.replace(/\s+/g, '');
  const all = idf.reduce((sum, value) => sum + value, 0);
  return phrases.reduce(
    (sum, phrase, at) =>
      phrase !== undefined && letters.includes(phrase) ? sum + (idf[at] ?? 0) / all : sum,
    0,
  );
}

/** Returns the phrase of a concept typed as several words; undefined for a single word. */
export function phraseOf({ variants }: Concept): string | undefined {
  const [first] = variants;
  const [whole] = first?.words ?? [];
  const isPhrase = variants.some(({ words }) => words.length > 1 && words.join('') === whole);
  return isPhrase ? whole : undefined;
}

function placesOf(text: string, { variants }: Concept): number[] {
  const places: number[] = [];
  for (const { words } of variants) {
    const [word = ''] = words;
    if (words.length > 1) continue;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      if (places.push(at) >= MAX_PLACES) return places;
    }
  }
  return places;
}
