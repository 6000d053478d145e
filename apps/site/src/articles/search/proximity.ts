import type { Concept } from './parse-query.ts';
import { type FoundConcept, idfSum } from './rank.ts';
import { isWeak } from './stop-words.ts';

/** Window in characters: about a sentence, or two short ones. */
const WINDOW = 70;
/** Occurrences of a concept that are considered. */
const MAX_PLACES = 30;

/**
 * Returns the largest share of the query that occurs within one window of a folded text, from 0 to 1, weighted by
 * the importance of each concept. Counts only two concepts or more.
 */
export function proximityScore(text: string, found: readonly FoundConcept[]): number {
  const places = found
    .flatMap((of) =>
      isWeak(of.concept.typed) ? [] : placesOf(text, of.concept).map((at) => ({ at, of })),
    )
    .sort((a, b) => a.at - b.at);
  let best = 0;
  for (const [first, { at }] of places.entries()) {
    const inWindow = new Set<FoundConcept>();
    for (let next = first; (places[next]?.at ?? Infinity) <= at + WINDOW; next++) {
      const of = places[next]?.of;
      if (of) inWindow.add(of);
    }
    if (inWindow.size > 1) best = Math.max(best, idfSum([...inWindow]));
  }
  return best / idfSum(found);
}

/** Returns the weighted share of the query that are phrases which a folded text contains as typed, from 0 to 1. */
export function phraseScore(text: string, found: readonly FoundConcept[]): number {
  if (!found.some(({ concept }) => phraseOf(concept))) return 0;
  const letters = text.replace(/\s+/g, '');
  const contained = found.filter(({ concept }) => letters.includes(phraseOf(concept) ?? '\n'));
  return idfSum(contained) / idfSum(found);
}

/** Returns the phrase of a concept typed as several words; undefined for a single word. */
export function phraseOf({ variants }: Concept): string | undefined {
  const [whole] = variants[0]?.words ?? [];
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
