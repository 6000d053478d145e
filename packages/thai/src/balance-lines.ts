import { bindSigns, unbind } from './no-break.ts';
import { segment } from './segment.ts';

/** What stands in one line of a title, and how well a line begins with it. */
export interface Piece {
  text: string;
  /** In widths of the font's size. */
  width: number;
  /** A line that begins here costs the title so much; nothing where a phrase begins. */
  cost: number;
  /** Whether a space stands before it where no line begins. */
  isApart: boolean;
}

/** A title in lines, and what their breaks cost. */
export interface Lines {
  lines: readonly string[];
  cost: number;
}

/** Words that a part of a sentence begins with: a line begins well with one, and does not end with it. */
const leading = new Set(
  'ใน ก่อน หลัง ด้วย จาก โดย เพื่อ ของ ที่ ให้ กับ และ หรือ ตั้งแต่ สำหรับ ต้อง ไม่ เมื่อ ถ้า จน ถึง ระหว่าง ว่า แต่ อยู่'.split(
    ' ',
  ),
);
/** Words that are nothing without what follows. */
const clinging = new Set('การ ความ ผู้ ทุก จะ ได้ เป็น มี คือ ฉบับ'.split(' '));

const COST = { phrase: 0, name: 0.5, well: 1, word: 2, torn: 6 };

/**
 * The pieces of a title that no line breaks.
 *
 * @param phrases between which lines break best
 * @param widthOf the width of a text in widths of the font's size
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

/** No space, no sign after which nothing may break. */
const endsWord = /[\p{L}\p{M}\p{N}]$/u;

function wordsIn(phrase: string): Omit<Piece, 'width'>[] {
  const pieces: Omit<Piece, 'width'>[] = [];
  let before = '';
  let isApart = true;
  for (const { text, isWord } of segment(bindSigns(phrase))) {
    const last = pieces.at(-1);
    if (/^ +$/.test(text)) isApart = true;
    // A sign stands with the word before it, and with what it holds together.
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
  // A number stands before what it counts: 10 | สิ่งที่ต้องรู้.
  if (/^[\d,.]+$/.test(before)) return COST.torn;
  // A Latin name mostly says which of what stands before it: ข้อความ | LINE.
  return /^[a-z]/i.test(phrase) && /[\u0e01-\u0e4e]$/.test(before) ? COST.name : COST.phrase;
}

function costBetween(before: string, after: string, isApart: boolean): number {
  if (leading.has(before) || clinging.has(before)) return COST.torn;
  return isApart || leading.has(unbind(after)) ? COST.well : COST.word;
}

/** A space in widths of the font's size. */
const SPACE = 0.25;
/** What uneven lines cost: a title's breaks weigh more than its edge. */
const UNEVEN = 0.5;

/**
 * For each number of lines the best of all ways to write pieces in so many: breaks that cost least, then lines most
 * alike.
 *
 * @param most lines
 * @param width of a line, in widths of the font's size
 * @returns those in which they fit
 */
export function linesOf(pieces: readonly Piece[], most: number, width: number): Lines[] {
  const ways = new Map<string, Way | undefined>();
  const best = (from: number, left: number): Way | undefined => {
    const key = `${from} ${left}`;
    if (!ways.has(key)) ways.set(key, from === pieces.length ? END[left] : bestFrom(from, left));
    return ways.get(key);
  };
  const bestFrom = (from: number, left: number): Way | undefined => {
    let found: Way | undefined;
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
  return Array.from({ length: most }, (_, more) => best(0, more + 1) ?? []).flat();
}

interface Way extends Lines {
  uneven: number;
}

/** No pieces are left: good where no lines are left either. */
const END: readonly (Way | undefined)[] = [{ lines: [], cost: 0, uneven: 0 }];
