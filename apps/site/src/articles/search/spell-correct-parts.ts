import { readStretch } from './spell-correct.ts';
import type { Meant } from './spellings.ts';
import { type Term, termsIn } from './terms.ts';
import type { WordIndex } from './word-index.ts';

/** A part of the query: a word, a known phrase, or an unknown stretch. */
export interface Piece extends Term {
  /** The words as typed. */
  typedWords: readonly string[];
  isKnown: boolean;
  /** The corrected spelling, if any. */
  read?: string;
  /** Further corrections, with their cost above the best one's. */
  also?: readonly { word: string; less: number }[];
}

/** Corrects the parts of a query that contain unknown words. */
export function correctParts(pieces: readonly Piece[], text: string, index: WordIndex): Piece[] {
  const mended: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    const first = pieces[at];
    if (!first) break;
    let size = 1;
    if (isThai(first.word)) {
      while (isThai(pieces[at + size]?.word ?? '')) size++;
      const stretch = pieces.slice(at, at + size);
      mended.push(...mendThai(stretch, text, index));
    } else {
      const joined = joinForeign(pieces.slice(at), index);
      size = joined?.size ?? 1;
      mended.push(...(joined ? [joined.piece] : mendForeign(first, index)));
    }
    at += size;
  }
  return joinUnknown(mended, text);
}

const isThai = (word: string) => /^[ก-๎]/.test(word);

function mendThai(pieces: readonly Piece[], text: string, index: WordIndex): readonly Piece[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return pieces;
  if (pieces.every(({ isKnown }) => isKnown)) return joinSyllables(pieces, index);
  const stretch = text.slice(first.start, last.end).replace(/[^ก-๎]/g, ' ');
  const read = readStretch(stretch, index);
  if (read.length === 0) return pieces;
  return read.map(({ start, end, word, isKnown, meant }) => {
    const kept = pieces.find(
      (one) => one.start === first.start + start && one.end === first.start + end,
    );
    if (kept && meant.length === 0) return kept;
    return {
      ...{ start: first.start + start, end: first.start + end, isKnown },
      ...readAs(word, meant),
    };
  });
}

/** Correction cost up to which two words are taken for one that was misspelled. */
const HARDLY_WRONG = 0.4;
const SHORTEST_JOINED = 6;

/** Joins adjacent words that are one with a mark or a silent letter more: เปอร์|เซ็น of เปอร์เซ็นต์. */
function joinSyllables(pieces: readonly Piece[], index: WordIndex): readonly Piece[] {
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const [piece, next] = pieces.slice(at, at + 2);
    if (!piece) break;
    const isTogether = piece.end === next?.start;
    const isPhrase = piece.typedWords.length + (next?.typedWords.length ?? 0) > 2;
    const word = piece.word + (next?.word ?? '');
    const mayBeOne = isTogether && !isPhrase && word.length >= SHORTEST_JOINED;
    const meant = mayBeOne ? index.spellings.near(word) : [];
    if (next && meant[0] && meant[0].cost <= HARDLY_WRONG) {
      joined.push({ ...piece, end: next.end, ...readAs(word, meant) });
      at++;
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

/** Joins adjacent Latin words that are a misspelled phrase: befor after, dash bord. */
function joinForeign(
  pieces: readonly Piece[],
  index: WordIndex,
): { size: number; piece: Piece } | undefined {
  for (let size = 3; size > 1; size--) {
    const some = pieces.slice(0, size);
    const [first, last] = [some[0], some.at(-1)];
    if (!first || !last || some.length < size) continue;
    if (some.every(({ isKnown }) => isKnown) || some.some(({ word }) => !/^[a-z]+$/.test(word))) {
      continue;
    }
    const word = some.map((one) => one.word).join('');
    const meant = index.spellings.near(word);
    if (meant.length === 0) continue;
    return { size, piece: { ...first, end: last.end, isKnown: true, ...readAs(word, meant) } };
  }
  return undefined;
}

/** Corrects an unknown Latin word, or splits it into two known ones. */
function mendForeign(piece: Piece, index: WordIndex): Piece[] {
  if (piece.isKnown || /^\d+$/.test(piece.word)) return [piece];
  const meant = index.spellings.near(piece.word);
  if (meant.length > 0) return [{ ...piece, isKnown: true, ...readAs(piece.word, meant) }];
  for (let at = 2; at <= piece.word.length - 2; at++) {
    const parts = [piece.word.slice(0, at), piece.word.slice(at)];
    if (parts.every((part) => index.knows(part))) {
      return parts.map((word) => ({ ...piece, word, typedWords: [word], isKnown: true }));
    }
  }
  return [piece];
}

const readAs = (typed: string, meant: readonly Meant[]) => {
  const [first, ...others] = meant;
  const best = first?.word ?? typed;
  const also = others.map(({ word, cost }) => ({ word, less: cost - (first?.cost ?? 0) }));
  const typedWords = termsIn(best).map(({ word }) => word);
  return { word: best, typedWords, also, ...(best !== typed && { read: best }) };
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
