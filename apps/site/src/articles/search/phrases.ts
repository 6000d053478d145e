import type { Concept } from './parse-query.ts';
import { type FoundConcept, idfSum } from './rank.ts';

/** Returns the weighted share of the query that are phrases which a folded text contains as typed, from 0 to 1. */
export function phraseScore(text: string, found: readonly FoundConcept[]): number {
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
