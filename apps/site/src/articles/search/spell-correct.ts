import { letterStarts, thaiDictionary } from '@clinicdee/thai';
import type { Correction } from './spellings.ts';
import { stopWords } from './stop-words.ts';
import { type Term, termsIn } from './terms.ts';
import type { WordIndex } from './word-index.ts';

/** A part of the query: a word, a known phrase, or an unknown stretch. */
export interface Piece extends Term {
  /** The words as typed. */
  typedWords: readonly string[];
  isKnown: boolean;
  /** The corrected spelling, if any. */
  correction?: string;
}

/** Corrects the parts of a query that contain unknown words. */
export function correctParts(pieces: readonly Piece[], text: string, index: WordIndex): Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    const first = pieces[at];
    if (!first) break;
    let size = 1;
    if (isThai(first.word)) {
      while (isThai(pieces[at + size]?.word ?? '')) size++;
      const stretch = pieces.slice(at, at + size);
      result.push(...correctThai(stretch, text, index));
    } else {
      result.push(correctLatin(first, index));
    }
    at += size;
  }
  return joinUnknown(result, text);
}

/** Joins adjacent unknown parts, so that a text with one of them only is no match. */
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

const isThai = (word: string) => /^[ก-๎]/.test(word);

function correctThai(pieces: readonly Piece[], text: string, index: WordIndex): readonly Piece[] {
  const first = pieces[0];
  const last = pieces.at(-1);
  if (!first || !last) return pieces;
  if (pieces.every(({ isKnown }) => isKnown)) return joinSyllables(pieces, index);
  const stretch = text.slice(first.start, last.end).replace(/[^ก-๎]/g, ' ');
  const readings = readStretch(stretch, index);
  if (readings.length === 0) return pieces;
  return readings.map(({ start, end, word, isKnown, correction }) => {
    const unchanged = pieces.find(
      (piece) => piece.start === first.start + start && piece.end === first.start + end,
    );
    if (unchanged && !correction) return unchanged;
    return {
      start: first.start + start,
      end: first.start + end,
      isKnown,
      ...corrected(word, correction),
    };
  });
}

/** Correction cost up to which two words are taken for one that was misspelled. */
const MAX_JOIN_COST = 0.4;
const MIN_JOINED_LENGTH = 6;

/** Joins adjacent words that are one with a mark or a silent letter more: เปอร์|เซ็น of เปอร์เซ็นต์. */
function joinSyllables(pieces: readonly Piece[], index: WordIndex): readonly Piece[] {
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const [piece, next] = pieces.slice(at, at + 2);
    if (!piece) break;
    const isAdjacent = piece.end === next?.start;
    const isPhrase = piece.typedWords.length + (next?.typedWords.length ?? 0) > 2;
    const word = piece.word + (next?.word ?? '');
    const isCandidate = isAdjacent && !isPhrase && word.length >= MIN_JOINED_LENGTH;
    const found = isCandidate ? index.spellings.correction(word) : undefined;
    if (next && found && found.cost <= MAX_JOIN_COST) {
      joined.push({ ...piece, end: next.end, ...corrected(word, found) });
      at++;
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

/** Corrects an unknown Latin word. */
function correctLatin(piece: Piece, index: WordIndex): Piece {
  if (piece.isKnown || /^\d+$/.test(piece.word)) return piece;
  const found = index.spellings.correction(piece.word);
  return found ? { ...piece, isKnown: true, ...corrected(piece.word, found) } : piece;
}

const corrected = (typed: string, correction: Correction | undefined) => {
  const word = correction?.word ?? typed;
  const typedWords = termsIn(word).map((term) => term.word);
  return { word, typedWords, ...(correction && { correction: word }) };
};

/** A segment of the query with its interpretation. */
interface Reading {
  start: number;
  end: number;
  /** The word as typed, without spaces. */
  word: string;
  isKnown: boolean;
  correction?: Correction;
}

/**
 * Segmentation costs. The cheapest segmentation has few words, known or nearly so. Unknown words cost little
 * per further letter, since they are often one long name.
 */
const COST = {
  known: 1,
  /** Cheap, so that stop words are not taken for parts of a misspelled word. */
  stopWord: 0.7,
  inDictionary: 1.7,
  misspelt: 1.25,
  wrong: 0.85,
  unknown: 2,
  longer: 0.55,
};
/** Cost of a space inside a word. */
const SPACE_COST = 0.3;
const MAX_WORD_LENGTH = 22;
/** Longer stretches are not corrected. */
const MAX_STRETCH_LENGTH = 80;

interface Step {
  cost: number;
  from: number;
  reading: Omit<Reading, 'start' | 'end'>;
}

/**
 * Finds the cheapest segmentation of Thai text with an unknown word into known words and their misspellings,
 * by dynamic programming. Spaces are optional.
 */
function readStretch(stretch: string, index: WordIndex): Reading[] {
  if (stretch.length > MAX_STRETCH_LENGTH) return [];
  const { length } = stretch;
  const starts = new Set([...letterStarts(stretch), length]);
  const best: (Step | undefined)[] = [];
  best[0] = { cost: 0, from: 0, reading: { word: '', isKnown: true } };
  const relax = (to: number, step: Step) => {
    if (step.cost < (best[to]?.cost ?? Infinity)) best[to] = step;
  };
  for (let from = 0; from < length; from++) {
    const before = best[from];
    if (!before) continue;
    if (stretch[from] === ' ') {
      relax(from + 1, { ...before });
      continue;
    }
    const isSameWord = before.from < from && !before.reading.isKnown && stretch[from - 1] !== ' ';
    for (let to = from + 1; to <= Math.min(length, from + MAX_WORD_LENGTH); to++) {
      if (!starts.has(to) && stretch[to] !== ' ') continue;
      if (stretch[to - 1] === ' ') continue;
      const typed = stretch.slice(from, to);
      const spaces = typed.split(' ').length - 1;
      if (spaces > 1) break;
      const word = typed.replaceAll(' ', '');
      const step = stepTo(word, index);
      if (step) {
        const cost = before.cost + step.cost + spaces * SPACE_COST;
        relax(to, { cost, from, reading: step.reading });
      }
    }
    let to = from + 1;
    while (to < length && !starts.has(to) && stretch[to] !== ' ') to++;
    // An unknown word grows letter by letter.
    const first = isSameWord ? before.from : from;
    relax(to, {
      cost: before.cost + (isSameWord ? COST.longer : COST.unknown),
      from: first,
      reading: { word: stretch.slice(first, to), isKnown: false },
    });
  }
  return backtrack(stretch, best);
}

/** Returns the interpretation of a word and its cost; undefined when there is none. */
function stepTo(word: string, index: WordIndex): Omit<Step, 'from'> | undefined {
  if (word.length < 2) return undefined;
  const known = { word, isKnown: true };
  if (stopWords.has(word)) return { cost: COST.stopWord, reading: known };
  if (index.knows(word)) return { cost: COST.known, reading: known };
  const correction = index.spellings.correction(word);
  const misspelt = correction ? COST.misspelt + COST.wrong * correction.cost : Infinity;
  if (thaiDictionary().has(word) && misspelt >= COST.inDictionary) {
    return { cost: COST.inDictionary, reading: known };
  }
  return correction && { cost: misspelt, reading: { ...known, correction } };
}

/** Backtracks the cheapest segmentation. */
function backtrack(stretch: string, best: readonly (Step | undefined)[]): Reading[] {
  const readings: Reading[] = [];
  for (let end = stretch.length; end > 0;) {
    const step = best[end];
    if (!step) return [];
    const typed = stretch.slice(step.from, end);
    const { length } = typed.trimEnd();
    readings.unshift({ ...step.reading, start: step.from, end: step.from + length });
    end = step.from;
  }
  return readings;
}
