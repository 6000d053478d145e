import { distanceOf } from './sounds.ts';
import { stopWords } from './stop-words.ts';
import { normalise, partsIn, type Term, termsIn } from './terms.ts';
import type { Thesaurus } from './thesaurus.ts';
import { WEIGHT } from './weigh.ts';
import type { WordIndex } from './word-index.ts';

/** Words that an article may have together in place of what was typed. */
export interface Way {
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
  synonym: 0.5,
  phrase: 0.45,
  misspelled: 0.85,
  begun: 0.4,
};
/** A phrase has at most so many words. */
const LONGEST_PHRASE = 5;
/** More wishes than this are not looked at. */
export const MOST_WISHES = 8;
/** Letters of what may be one word spelled in another way. */
const LONGEST_WORD = 24;
const MOST_BEGUN = 12;

/** A stretch of the search: a word, a phrase that is known, or what is unknown. */
interface Piece extends Term {
  /** The words that it was typed with. */
  typedWords: readonly string[];
  isKnown: boolean;
  read?: string;
}

/**
 * What a search means: phrases and words that the articles or the thesaurus know, what sounds like one
 * of them, what begins so. Words that only make a sentence are left out where there is another.
 */
export function understand(search: string, index: WordIndex, thesaurus: Thesaurus): Wish[] {
  const text = normalise(search.replace(/["“”]/g, ' '));
  const phrases = findPhrases(termsIn(text), index, thesaurus);
  const pieces = mendPieces(phrases, text, index, thesaurus);
  const meant = pieces.filter(({ word, read }) => read !== undefined || !stopWords.has(word));
  const wishes = (meant.length > 0 ? meant : pieces).map((piece) => ({
    typed: text.slice(piece.start, piece.end),
    read: piece.read,
    ways: waysTo(piece, index, thesaurus),
  }));
  const distinct = new Map(wishes.map((wish) => [wish.read ?? wish.typed, wish]));
  return [...distinct.values()].slice(0, MOST_WISHES);
}

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

/** Reads what is unknown, with what stands beside it, as a word that sounds so. */
function mendPieces(
  pieces: readonly Piece[],
  text: string,
  index: WordIndex,
  thesaurus: Thesaurus,
): Piece[] {
  const mended = [...pieces];
  let tries = 0;
  for (let at = 0; at < mended.length && tries < MOST_WISHES; at++) {
    const piece = mended[at];
    if (!piece || piece.isKnown || /^\d+$/.test(piece.word)) continue;
    tries++;
    const found = mendAround(mended, at, text, index, thesaurus);
    if (!found) continue;
    mended.splice(found.from, found.size, found.piece);
    at = found.from;
  }
  return joinUnknown(mended, text);
}

interface Mended {
  from: number;
  size: number;
  piece: Piece;
}

function mendAround(
  pieces: readonly Piece[],
  at: number,
  text: string,
  index: WordIndex,
  thesaurus: Thesaurus,
): Mended | undefined {
  const windows: { from: number; size: number; start: number; end: number; typed: string }[] = [];
  for (let from = Math.max(0, at - 3); from <= at; from++) {
    for (let to = at; to < Math.min(pieces.length, at + 6); to++) {
      const inside = pieces.slice(from, to + 1);
      const [first, last] = [inside[0], inside.at(-1)];
      if (!first || !last || last.end - first.start > LONGEST_WORD) continue;
      const typed = text.slice(first.start, last.end);
      if (/\s/.test(typed)) continue;
      windows.push({ from, size: inside.length, start: first.start, end: last.end, typed });
    }
  }
  windows.sort((a, b) => b.end - b.start - (a.end - a.start));
  const as = (
    { from, size, start, end, typed }: (typeof windows)[number],
    word: string,
  ): Mended => ({
    from,
    size,
    piece: {
      word,
      typedWords: [word],
      start,
      end,
      isKnown: true,
      ...(word !== typed && { read: word }),
    },
  });
  for (const window of windows) {
    if (window.size > 1 && (index.count(window.typed) > 0 || thesaurus.has(window.typed))) {
      return as(window, window.typed);
    }
  }
  for (const how of ['alike', 'nearly'] as const) {
    for (const window of windows) {
      const word = index.sounds[how](window.typed);
      if (word !== undefined && isNear(window.typed, word)) return as(window, word);
    }
  }
  return undefined;
}

/** Of a short word little may be otherwise: what only sounds alike is another word then. */
const isNear = (typed: string, word: string) =>
  distanceOf(typed, word) <= Math.max(1, Math.ceil(Math.max(typed.length, word.length) * 0.4));

/** What is unknown and typed together is looked for together. */
function joinUnknown(pieces: readonly Piece[], text: string): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && !last.isKnown && !piece.isKnown && last.end === piece.start) {
      last.end = piece.end;
      last.word = text.slice(last.start, last.end);
      last.typedWords = [last.word];
    } else {
      joined.push({ ...piece });
    }
  }
  return joined;
}

function waysTo(
  { word, typedWords, isKnown, read }: Piece,
  index: WordIndex,
  thesaurus: Thesaurus,
): Way[] {
  const as = read === undefined ? 1 : FACTOR.misspelled;
  const ways: Way[] = [{ words: [word], factor: as, least: 0 }];
  const parts = directParts(word);
  if (typedWords.length > 1) ways.push({ words: typedWords, factor: FACTOR.apart * as, least: 0 });
  if (parts.length > 1) ways.push({ words: parts, factor: FACTOR.parts * as, least: 0 });
  for (const { key, words } of thesaurus.synonyms(word)) {
    ways.push({ words: [key], factor: FACTOR.synonym * as, least: 0 });
    const isPhrase = words.length > 1;
    if (isPhrase) ways.push({ words, factor: FACTOR.phrase * as, least: WEIGHT.heading * 0.5 });
  }
  if (!isKnown || index.count(word) === 0) {
    for (const begun of index.beginningWith(word, MOST_BEGUN)) {
      ways.push({ words: [begun], factor: FACTOR.begun, least: 0 });
    }
  }
  return ways;
}

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
  return direct.filter((part) => !stopWords.has(part));
}
