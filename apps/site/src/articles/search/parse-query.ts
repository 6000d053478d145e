import { correctParts, type Piece } from './spell-correct-parts.ts';
import { stopWords } from './stop-words.ts';
import { normalise, partsIn, type Term, termsIn } from './terms.ts';
import type { Thesaurus } from './thesaurus.ts';
import { WEIGHT } from './field-weights.ts';
import type { WordIndex } from './word-index.ts';

/** Words that together match a concept. */
interface Way {
  words: readonly string[];
  /** Weight relative to the typed word. */
  factor: number;
  /** Minimum weight of each word in an article: a phrase of common words means little in a text. */
  least: number;
}

/** A concept of a query. */
export interface Wish {
  /** As typed, folded. */
  typed: string;
  /** The corrected spelling, if any. */
  read: string | undefined;
  ways: readonly Way[];
}

/** Weights of alternatives relative to the typed word. */
const FACTOR = {
  parts: 0.75,
  apart: 0.8,
  synonym: 0.65,
  /** A synonym of a word that no article contains. */
  only: 0.8,
  phrase: 0.75,
  misspelled: 0.85,
  /** Penalty of a further correction for each wrong letter more than the best one's. */
  unlike: 1.5,
  otherScript: 0.9,
  begun: 0.4,
};
/** Maximum words of a phrase. */
const LONGEST_PHRASE = 5;
/** Further concepts are ignored. */
const MOST_WISHES = 8;
const MOST_BEGUN = 12;
/** Shortest word that is matched as a prefix; the last word always is. */
const LONG_ENOUGH = 4;

/**
 * Parses a query into concepts: known phrases and words, their corrections, synonyms and completions. Stop
 * words are dropped unless there is nothing else.
 */
export function understand(search: string, index: WordIndex, thesaurus: Thesaurus): Wish[] {
  const text = normalise(search.replace(/["“”]/g, ' ').replace(percent, ' เปอร์เซ็นต์ '));
  const phrases = findPhrases(termsIn(text), index, thesaurus);
  const pieces = correctParts(phrases, text, index).flatMap((piece) =>
    splitUnfound(piece, text, index, thesaurus),
  );
  const meant = pieces.filter(({ word, read }) => read !== undefined || !stopWords.has(word));
  const looked = meant.length > 0 ? meant : pieces;
  const wishes = looked.map((piece, at) => ({
    typed: text.slice(piece.start, piece.end),
    read: piece.read,
    ways: [
      ...waysTo(piece, index, thesaurus, piece === meant.at(-1)),
      ...waysOfPhrase(looked, at, thesaurus),
    ],
  }));
  const distinct = new Map(wishes.map((wish) => [wish.read ?? wish.typed, wish]));
  return [...distinct.values()].slice(0, MOST_WISHES);
}

/** A per cent sign after a number or a word. */
const percent = /(?<=\S\s?)%/g;

/** Joins words that form a known phrase: no show, ใบเสร็จรับเงิน. */
function findPhrases(terms: readonly Term[], index: WordIndex, thesaurus: Thesaurus): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < terms.length;) {
    let size = Math.min(LONGEST_PHRASE, terms.length - at);
    let word = '';
    for (; size > 1; size--) {
      word = terms
        .slice(at, at + size)
        .map((term) => term.word)
        .join('');
      if (thesaurus.has(word) || index.count(word) > 0) break;
    }
    const [first] = terms.slice(at, at + 1);
    const last = terms[at + size - 1];
    if (!first || !last) break;
    const typedWords = terms.slice(at, at + size).map((term) => term.word);
    if (size === 1) word = first.word;
    pieces.push({
      word,
      typedWords,
      start: first.start,
      end: last.end,
      isKnown: index.knows(word) || stopWords.has(word),
    });
    at += size;
  }
  return pieces;
}

/**
 * Splits a compound or a phrase that no article contains, so that articles about one of its parts match
 * too.
 */
function splitUnfound(
  piece: Piece,
  text: string,
  index: WordIndex,
  thesaurus: Thesaurus,
): readonly Piece[] {
  const { word, read, typedWords, start } = piece;
  if (read !== undefined) return [piece];
  if (typedWords.length > 1) {
    return isSaid(piece, index, thesaurus) ? [piece] : partsFrom(typedWords, start, text, index);
  }
  const parts = index.knows(word) ? [] : directParts(word);
  if (parts.length < 2 || !parts.every((part) => index.knows(part))) return [piece];
  return partsFrom(parts, start, text, index);
}

/** Whether any article contains a phrase, its words, or a synonym. */
function isSaid({ word, typedWords }: Piece, index: WordIndex, thesaurus: Thesaurus): boolean {
  const has = (words: readonly string[]) => words.every((one) => index.count(one) > 0);
  return (
    has([word]) ||
    has(typedWords) ||
    thesaurus.synonyms(word).some(({ key, words }) => has([key]) || has(words))
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

/** Synonyms of a phrase whose words are apart in the query: ข้อมูล of ลูกค้า that is หลุด. */
function waysOfPhrase(pieces: readonly Piece[], at: number, thesaurus: Thesaurus): Way[] {
  const last = pieces[at]?.word ?? '';
  return pieces.slice(0, at).flatMap(({ word }) =>
    thesaurus.synonyms(word + last).flatMap(({ key, words }) => [
      { words: [key], factor: FACTOR.only, least: 0 },
      { words, factor: FACTOR.apart, least: WEIGHT.heading * 0.5 },
    ]),
  );
}

function waysTo(
  { word, typedWords, isKnown, read, also = [] }: Piece,
  index: WordIndex,
  thesaurus: Thesaurus,
  isLast: boolean,
): Way[] {
  const as = read === undefined ? 1 : FACTOR.misspelled;
  const ways: Way[] = [{ words: [word], factor: as, least: 0 }];
  const parts = directParts(word);
  if (typedWords.length > 1) ways.push({ words: typedWords, factor: FACTOR.apart * as, least: 0 });
  if (parts.length > 0) ways.push({ words: parts, factor: FACTOR.parts * as, least: 0 });
  const same = index.count(word) > 0 ? FACTOR.synonym : FACTOR.only;
  for (const { key, words } of thesaurus.synonyms(word)) {
    ways.push({ words: [key], factor: same * as, least: 0 });
    const isPhrase = words.length > 1;
    if (isPhrase) ways.push({ words, factor: FACTOR.phrase * as, least: WEIGHT.heading * 0.5 });
  }
  for (const { word: other, less } of also) {
    const factor = as * (1 - FACTOR.unlike * less);
    ways.push({ words: [other], factor, least: 0 });
    for (const { key } of thesaurus.synonyms(other)) {
      ways.push({ words: [key], factor: factor * FACTOR.synonym, least: 0 });
    }
  }
  for (const other of index.spellings.inOtherScript(word)) {
    ways.push({ words: [other], factor: FACTOR.otherScript * as, least: 0 });
  }
  const mayGoOn = isLast || word.length >= LONG_ENOUGH;
  if (mayGoOn && (!isKnown || index.count(word) === 0)) {
    for (const begun of index.beginningWith(word, MOST_BEGUN)) {
      ways.push({ words: [begun], factor: FACTOR.begun, least: 0 });
    }
  }
  return ways;
}

/** The prefix "not": articles about a negated word use the word itself. */
const NOT = 'ไม่';

/** Returns the direct parts of a compound, but not their parts. */
function directParts(word: string): string[] {
  const parts = partsIn(word);
  const direct: string[] = [];
  for (let rest = word; rest !== '';) {
    const part = parts
      .filter((one) => rest.startsWith(one))
      .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
    if (part === '') return [];
    direct.push(part);
    rest = rest.slice(part.length);
  }
  return direct.filter((part) => part !== NOT && !stopWords.has(part));
}
