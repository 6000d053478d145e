import { correctParts, type Piece } from './spell-correct.ts';
import { stopWords } from './stop-words.ts';
import { normalise, partsIn, type Term, termsIn } from './terms.ts';
import { WEIGHT } from './field-weights.ts';
import type { WordIndex } from './word-index.ts';

/** Words that together match a concept. */
interface Variant {
  words: readonly string[];
  /** Weight relative to the typed word. */
  factor: number;
  /** Minimum weight of each word in an article: a phrase of common words means little in a text. */
  minWeight?: number;
}

/** A concept of a query. */
export interface Concept {
  /** As typed, folded. */
  typed: string;
  /** The corrected spelling, if any. */
  correction: string | undefined;
  variants: readonly Variant[];
}

/** Weights of variants relative to the typed word. */
const FACTOR = {
  parts: 0.75,
  apart: 0.8,
  synonym: 0.65,
  /** A synonym of a word that no article contains. */
  onlySynonym: 0.8,
  phrase: 0.75,
  misspelled: 0.85,
  otherScript: 0.9,
  prefixMatch: 0.4,
};
/** Maximum words of a phrase. */
const MAX_PHRASE_WORDS = 5;
/** Further concepts are ignored. */
const MAX_CONCEPTS = 8;
const MAX_PREFIX_MATCHES = 12;

/**
 * Parses a query into concepts: known phrases and words, their corrections, synonyms and completions. Stop
 * words are dropped unless there is nothing else.
 */
export function parseQuery(search: string, index: WordIndex): Concept[] {
  const text = normalise(search.replace(/["“”]/g, ' ').replace(percent, ' เปอร์เซ็นต์ '));
  const phrases = findPhrases(termsIn(text), index);
  const pieces = correctParts(phrases, text, index).flatMap((piece) =>
    splitUnfound(piece, text, index),
  );
  const significant = pieces.filter(
    ({ word, correction }) => correction !== undefined || !stopWords.has(word),
  );
  const selected = significant.length > 0 ? significant : pieces;
  const concepts = selected.map((piece) => ({
    typed: text.slice(piece.start, piece.end),
    correction: piece.correction,
    variants: variantsOf(piece, index, piece === significant.at(-1)),
  }));
  const byText = new Map(concepts.map((concept) => [concept.correction ?? concept.typed, concept]));
  return [...byText.values()].slice(0, MAX_CONCEPTS);
}

/** A per cent sign after a number or a word. */
const percent = /(?<=\S\s?)%/g;

/** Joins words that form a known phrase: no show, ใบเสร็จรับเงิน. */
function findPhrases(terms: readonly Term[], index: WordIndex): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < terms.length;) {
    const phrase = terms.slice(at, at + MAX_PHRASE_WORDS);
    const joined = () => phrase.map(({ word }) => word).join('');
    while (phrase.length > 1 && !index.knows(joined())) phrase.pop();
    const word = joined();
    pieces.push({
      word,
      typedWords: phrase.map((term) => term.word),
      start: phrase[0]?.start ?? 0,
      end: phrase.at(-1)?.end ?? 0,
      isKnown: index.knows(word) || stopWords.has(word),
    });
    at += phrase.length;
  }
  return pieces;
}

/** Splits a compound or a phrase that no article contains, so that articles about a part match. */
function splitUnfound(piece: Piece, text: string, index: WordIndex): readonly Piece[] {
  const { word, correction, typedWords, start } = piece;
  if (correction !== undefined) return [piece];
  if (typedWords.length > 1) {
    return occurs(piece, index) ? [piece] : partsFrom(typedWords, start, text, index);
  }
  const parts = index.knows(word) ? [] : directParts(word);
  if (parts.length < 2 || !parts.every((part) => index.knows(part))) return [piece];
  return partsFrom(parts, start, text, index);
}

/** Whether any article contains a phrase, its words, or a synonym. */
function occurs({ word, typedWords }: Piece, index: WordIndex): boolean {
  const has = (words: readonly string[]) => words.every((word) => index.count(word) > 0);
  return (
    has([word]) ||
    has(typedWords) ||
    index.thesaurus.synonyms(word).some(({ key, words }) => has([key]) || has(words))
  );
}

const partsFrom = (parts: readonly string[], start: number, text: string, index: WordIndex) => {
  let from = start;
  return parts.map((word): Piece => {
    const at = Math.max(from, text.indexOf(word, from));
    from = at + word.length;
    return { word, typedWords: [word], start: at, end: from, isKnown: index.knows(word) };
  });
};

function variantsOf(
  { word, typedWords, isKnown, correction }: Piece,
  index: WordIndex,
  isLast: boolean,
): Variant[] {
  const base = correction === undefined ? 1 : FACTOR.misspelled;
  const variants: Variant[] = [{ words: [word], factor: base }];
  const parts = directParts(word);
  if (typedWords.length > 1) variants.push({ words: typedWords, factor: FACTOR.apart * base });
  if (parts.length > 0) variants.push({ words: parts, factor: FACTOR.parts * base });
  const same = index.count(word) > 0 ? FACTOR.synonym : FACTOR.onlySynonym;
  for (const { key, words } of index.thesaurus.synonyms(word)) {
    variants.push({ words: [key], factor: same * base });
    const isPhrase = words.length > 1;
    if (isPhrase)
      variants.push({ words, factor: FACTOR.phrase * base, minWeight: WEIGHT.heading * 0.5 });
  }
  for (const other of index.spellings.inOtherScript(word)) {
    variants.push({ words: [other], factor: FACTOR.otherScript * base });
  }
  if (isLast && (!isKnown || index.count(word) === 0)) {
    for (const prefixMatch of index.beginningWith(word, MAX_PREFIX_MATCHES)) {
      variants.push({ words: [prefixMatch], factor: FACTOR.prefixMatch });
    }
  }
  return variants;
}

/** Returns the direct parts of a compound, but not their parts. */
function directParts(word: string): string[] {
  const parts = partsIn(word);
  const direct: string[] = [];
  for (let rest = word; rest !== '';) {
    const part = parts
      .filter((part) => rest.startsWith(part))
      .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
    if (part === '') return [];
    direct.push(part);
    rest = rest.slice(part.length);
  }
  return direct.filter((part) => !stopWords.has(part));
}
