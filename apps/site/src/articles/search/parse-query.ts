import { correctParts, type Piece } from './spell-correct-parts.ts';
import { stopWords } from './stop-words.ts';
import { normalise, partsIn, type Term, termsIn } from './terms.ts';
import type { Thesaurus } from './thesaurus.ts';
import { WEIGHT } from './field-weights.ts';
import type { WordIndex } from './word-index.ts';

/** Words that an article may have together in place of what was typed. */
interface Way {
  words: readonly string[];
  /** What it counts beside the word itself. */
  factor: number;
  /** What each of its words has to count in an article: a phrase of common words says little in a text. */
  least: number;
}

/** One thing that is looked for. */
export interface Wish {
  /** As it was typed, folded. */
  typed: string;
  /** What was taken for it, where that is spelled otherwise. */
  read: string | undefined;
  ways: readonly Way[];
}

/** What a word counts that was not typed so. */
const FACTOR = {
  parts: 0.75,
  apart: 0.8,
  synonym: 0.65,
  /** What means the same as a word that no article has. */
  only: 0.8,
  phrase: 0.75,
  misspelled: 0.85,
  /** What another reading loses for each letter that is wrong beside the best one's. */
  unlike: 1.5,
  otherScript: 0.9,
  begun: 0.4,
};
/** A phrase has at most so many words. */
const LONGEST_PHRASE = 5;
/** More wishes than this are not looked at. */
const MOST_WISHES = 8;
const MOST_BEGUN = 12;
/** The last word may be the beginning of one; another only when it is as long as a word. */
const LONG_ENOUGH = 4;

/**
 * What a search means: phrases and words that the articles or the thesaurus know, what sounds like one
 * of them, what begins so. Words that only make a sentence are left out where there is another.
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

/** After a number or what asks for one. */
const percent = /(?<=\S\s?)%/g;

/** Joins words that are one together: no show, ใบเสร็จรับเงิน. */
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
 * A compound that no article has, as its parts, and a phrase that none has in any way, as its words: who
 * writes of one of them may be meant as well.
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

/** Whether an article has a phrase, its words, or what else is said for it. */
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

/** What else is said for a phrase whose words stand apart in the search: ข้อมูล of ลูกค้า that is หลุด. */
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

/** What is not complete is found where it is written how it is. */
const NOT = 'ไม่';

/** The words that a compound consists of, without what those consist of. */
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
