import { readStretch } from './spell-correct.ts';
import type { Correction } from './spellings.ts';
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
      const joined = joinLatin(pieces.slice(at), index);
      size = joined?.size ?? 1;
      result.push(...(joined ? [joined.piece] : correctLatin(first, index)));
    }
    at += size;
  }
  return joinUnknown(result, text);
}

const isThai = (word: string) => /^[ก-๎]/.test(word);

function correctThai(pieces: readonly Piece[], text: string, index: WordIndex): readonly Piece[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
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
      ...{ start: first.start + start, end: first.start + end, isKnown },
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

/** Joins adjacent Latin words that are a misspelled phrase: befor after, dash bord. */
function joinLatin(
  pieces: readonly Piece[],
  index: WordIndex,
): { size: number; piece: Piece } | undefined {
  for (let size = 3; size > 1; size--) {
    const parts = pieces.slice(0, size);
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last || parts.length < size) continue;
    if (parts.every(({ isKnown }) => isKnown) || parts.some(({ word }) => !/^[a-z]+$/.test(word))) {
      continue;
    }
    const word = parts.map(({ word }) => word).join('');
    const found = index.spellings.correction(word);
    if (!found) continue;
    return { size, piece: { ...first, end: last.end, isKnown: true, ...corrected(word, found) } };
  }
  return undefined;
}

/** Corrects an unknown Latin word, or splits it into two known ones. */
function correctLatin(piece: Piece, index: WordIndex): Piece[] {
  if (piece.isKnown || /^\d+$/.test(piece.word)) return [piece];
  const found = index.spellings.correction(piece.word);
  if (found) return [{ ...piece, isKnown: true, ...corrected(piece.word, found) }];
  for (let at = 2; at <= piece.word.length - 2; at++) {
    const parts = [piece.word.slice(0, at), piece.word.slice(at)];
    if (parts.every((part) => index.knows(part))) {
      return parts.map((word) => ({ ...piece, word, typedWords: [word], isKnown: true }));
    }
  }
  return [piece];
}

const corrected = (typed: string, correction: Correction | undefined) => {
  const word = correction?.word ?? typed;
  const typedWords = termsIn(word).map((term) => term.word);
  return { word, typedWords, ...(correction && { correction: word }) };
};

/** Joins adjacent unknown parts. */
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
