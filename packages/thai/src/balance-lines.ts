import { bindSigns, unbind } from './no-break.ts';
import { segment } from './segment.ts';

/** An unbreakable piece of a title, with the cost of a line break before it. */
export interface Piece {
  text: string;
  /** In em. */
  width: number;
  /** Cost of a line break before this piece; 0 at the start of a phrase. */
  cost: number;
  /** Whether a space precedes it within a line. */
  isApart: boolean;
}

/** A title in lines, with the cost of its breaks. */
export interface Lines {
  lines: readonly string[];
  cost: number;
}

/** Words that begin a part of a sentence: good at the start of a line, bad at the end. */
const leading = new Set(
  'ใน ก่อน หลัง ด้วย จาก โดย เพื่อ ของ ที่ ให้ กับ และ หรือ ตั้งแต่ สำหรับ ต้อง ไม่ เมื่อ ถ้า จน ถึง ระหว่าง ว่า แต่ อยู่'.split(
    ' ',
  ),
);
/** Words that belong to the following word. */
const clinging = new Set('การ ความ ผู้ ทุก จะ ได้ เป็น มี คือ ฉบับ'.split(' '));

const COST = { phrase: 0, name: 0.5, well: 1, word: 2, torn: 6 };

/**
 * Splits a title into unbreakable pieces.
 *
 * @param phrases breaks between phrases are preferred
 * @param widthOf measures a text in em
 */
export async function piecesOf(
  phrases: readonly string[],
  widthOf: (text: string) => Promise<number>,
): Promise<Piece[]> {
  const pieces = phrases.flatMap((phrase, at) => {
    const [first, ...others] = wordsIn(phrase);
    return first ? [{ ...first, cost: costBefore(first.text, phrases[at - 1]) }, ...others] : [];
  });
  return Promise.all(pieces.map(async (piece) => ({ ...piece, width: await widthOf(piece.text) })));
}

/** Ends in a letter, mark or number, not in a space or punctuation. */
const endsWord = /[\p{L}\p{M}\p{N}]$/u;

function wordsIn(phrase: string): Omit<Piece, 'width'>[] {
  const pieces: Omit<Piece, 'width'>[] = [];
  let before = '';
  let isApart = true;
  for (const { text, isWord } of segment(bindSigns(phrase))) {
    const last = pieces.at(-1);
    if (/^ +$/.test(text)) isApart = true;
    // Punctuation stays with the preceding word and joins the following one.
    else if (last && !isApart && (!isWord || !endsWord.test(last.text))) last.text += text;
    else {
      pieces.push({ text, cost: costBetween(before, text, isApart), isApart });
      isApart = false;
    }
    if (isWord) before = text;
  }
  return pieces;
}

function costBefore(phrase: string, before = ''): number {
  // No break after a number: 10 | สิ่งที่ต้องรู้.
  if (/^[\d,.]+$/.test(before)) return COST.torn;
  // A Latin name usually specifies the preceding word: ข้อความ | LINE.
  return /^[a-z]/i.test(phrase) && /[\u0e01-\u0e4e]$/.test(before) ? COST.name : COST.phrase;
}

function costBetween(before: string, after: string, isApart: boolean): number {
  if (leading.has(before) || clinging.has(before)) return COST.torn;
  return isApart || leading.has(unbind(after)) ? COST.well : COST.word;
}

/** Width of a space in em. */
const SPACE = 0.25;
/** Weight of uneven lines, lower than that of bad breaks. */
const UNEVEN = 0.5;

/**
 * Returns the best layout for each number of lines: lowest cost of breaks, then most even lines.
 *
 * @param maxLines maximum number of lines
 * @param width of a line, in em
 * @returns only the layouts that fit
 */
export function linesOf(pieces: readonly Piece[], maxLines: number, width: number): Lines[] {
  const cache = new Map<string, Layout | undefined>();
  const best = (from: number, left: number): Layout | undefined => {
    const key = `${from} ${left}`;
    if (!cache.has(key)) cache.set(key, from === pieces.length ? END[left] : bestFrom(from, left));
    return cache.get(key);
  };
  const bestFrom = (from: number, left: number): Layout | undefined => {
    let found: Layout | undefined;
    let wide = 0;
    let text = '';
    for (const [index, piece] of left > 0 ? pieces.slice(from).entries() : []) {
      const space = index > 0 && piece.isApart;
      wide += piece.width + (space ? SPACE : 0);
      if (wide > width) break;
      text += (space ? ' ' : '') + piece.text;
      const rest = best(from + index + 1, left - 1);
      if (!rest) continue;
      const cost = (pieces[from]?.cost ?? 0) + rest.cost;
      const uneven = (1 - wide / width) ** 2 + rest.uneven;
      if (found && found.cost + UNEVEN * found.uneven <= cost + UNEVEN * uneven) continue;
      found = { lines: [text, ...rest.lines], cost, uneven };
    }
    return found;
  };
  return Array.from({ length: maxLines }, (_, index) => best(0, index + 1) ?? []).flat();
}

interface Layout extends Lines {
  uneven: number;
}

/** The layout without pieces, by number of lines: valid only for 0 lines. */
const END: readonly (Layout | undefined)[] = [{ lines: [], cost: 0, uneven: 0 }];
