import { type Dictionary, type Found, thaiDictionary, WORD_COST } from './dictionary.ts';

/** Thai letters and marks, and ฯ and ๆ; no digits, no ฿. */
const THAI = '\\u0e01-\\u0e3a\\u0e40-\\u0e4e';
/** A run of Thai in which only a dictionary knows where words end. */
export const thaiRun = new RegExp(`[${THAI}]+`, 'g');
const piece = new RegExp(`[${THAI}]+|[^\\s${THAI}]+|\\s+`, 'g');
/** In what is not Thai: words and numbers with what stands inside of them. */
const foreign = /[\p{L}\p{M}\p{N}]+(?:[.,:'’&/-][\p{L}\p{M}\p{N}]+)*|[^\p{L}\p{M}\p{N}]+/gu;

/** A stretch of a text. All of them joined are the text. */
export interface Segment {
  text: string;
  /** Where it begins in the text. */
  index: number;
  /** A word or a number, not a space or a sign. */
  isWord: boolean;
}

/**
 * The words of a text, and what stands between them. Thai is parted by a dictionary into as few words
 * as possible, so a compound that the dictionary knows stays whole (เวชระเบียน, not เวช|ระเบียน).
 */
export function segment(text: string, dictionary: Dictionary = thaiDictionary()): Segment[] {
  const segments: Segment[] = [];
  for (const { 0: part, index } of text.matchAll(piece)) {
    if (isThai(part)) {
      let start = 0;
      for (const end of [...boundaries(part, dictionary), part.length]) {
        segments.push({ text: part.slice(start, end), index: index + start, isWord: true });
        start = end;
      }
    } else {
      for (const { 0: word, index: at } of part.matchAll(foreign)) {
        const isWord = /[\p{L}\p{N}]/u.test(word);
        segments.push({ text: word, index: index + at, isWord });
      }
    }
  }
  return segments;
}

/** A text with a sign, U+200B if none is given, between its Thai words: for what cannot part them. */
export const withBreaks = (text: string, sign = '\u200b'): string =>
  text.replace(thaiRun, (run) => {
    const ends = boundaries(run);
    return (
      ends.map((end, at) => run.slice(ends[at - 1] ?? 0, end) + sign).join('') +
      run.slice(ends.at(-1) ?? 0)
    );
  });

/** The words of a text alone. */
export const wordsOf = (text: string): string[] =>
  segment(text).flatMap(({ text: word, isWord }) => (isWord ? word : []));

/** What is longer is parted piece by piece: its time and memory grow with the piece, not with the whole. */
const PIECE = 1000;
const SEAM = 60;

/** The words that a compound is made of (คลินิกความงาม: คลินิก, ความงาม); a word that is none, alone. */
export function partsOf(word: string): string[] {
  const { words, after } = lattice(word);
  const [first] = (words[0] ?? NONE)
    .filter(({ end }) => end < word.length && (after[end] ?? Infinity) < UNKNOWN_COST)
    .toSorted((a, b) => a.cost + (after[a.end] ?? 0) - b.cost - (after[b.end] ?? 0));
  if (!first) return [word];
  return [word.slice(0, first.end), ...wordsOf(word.slice(first.end))];
}

/** Where the words of a run of Thai end, without its own end. */
export function boundaries(run: string, dictionary: Dictionary = thaiDictionary()): number[] {
  const ends: number[] = [];
  for (let start = 0; start < run.length;) {
    const piece = run.slice(start, start + PIECE);
    const isLast = start + PIECE >= run.length;
    const found = endsIn(piece, dictionary);
    // The last words of a piece may go on in the next one.
    const next = isLast ? piece.length : (found.findLast((end) => end < PIECE - SEAM) ?? PIECE);
    for (const end of found) if (end < next) ends.push(start + end);
    start += next;
    if (!isLast) ends.push(start);
  }
  return ends;
}

function endsIn(run: string, dictionary: Dictionary): number[] {
  const { after, words } = lattice(run, dictionary);
  const ends: number[] = [];
  let at = 0;
  while (at < run.length) {
    const here = after[at] ?? Infinity;
    const word = words[at]?.find(({ end, cost }) => cost + (after[end] ?? Infinity) === here);
    at = word?.end ?? clusterEnd(run, at);
    if (at < run.length) ends.push(at);
  }
  return ends;
}

/** All ways to part a run of Thai, and what the best of them cost. */
export interface Lattice {
  /** The words that begin at each place. */
  words: readonly (readonly Found[])[];
  /** The least cost of what stands before each place. */
  before: readonly number[];
  /** The least cost of what stands from each place on. */
  after: readonly number[];
}

/** What no word covers costs three words for each of its clusters. */
const UNKNOWN_COST = 3 * WORD_COST;

export function lattice(run: string, dictionary: Dictionary = thaiDictionary()): Lattice {
  const { length } = run;
  const starts = Array.from({ length: length + 1 }, (_, at) => at === length || begins(run, at));
  const words = starts.map((isStart, at) => {
    const found = isStart && at < length ? dictionary.from(run, at) : NONE;
    return found.length === 0 ? NONE : found.filter(({ end }) => starts[end]);
  });
  const before = new Array<number>(length + 1).fill(Infinity);
  const after = new Array<number>(length + 1).fill(Infinity);
  before[0] = 0;
  after[length] = 0;
  let next = length;
  for (let at = length - 1; at >= 0; at--) {
    // From a place inside of a letter nothing begins; its costs are never asked for.
    if (!starts[at] && at > 0) continue;
    let least = UNKNOWN_COST + (after[next] ?? Infinity);
    for (const { end, cost } of words[at] ?? NONE) {
      least = Math.min(least, cost + (after[end] ?? Infinity));
    }
    after[at] = least;
    next = at;
  }
  for (let at = 0, last = 0; at < length; at = last) {
    do last++;
    while (!starts[last]);
    const here = before[at] ?? Infinity;
    before[last] = Math.min(before[last] ?? Infinity, here + UNKNOWN_COST);
    for (const { end, cost } of words[at] ?? NONE) {
      before[end] = Math.min(before[end] ?? Infinity, here + cost);
    }
  }
  return { words, before, after };
}

const NONE: readonly Found[] = [];

/** Vowels and marks that only stand after or on a letter: no word begins with one. */
const follows = /[\u0e2f-\u0e3a\u0e45-\u0e4e]/;
/** Vowels that are written before their letter: no word ends with one. */
const leads = /[\u0e40-\u0e44]/;

/** Whether a word may begin at a place of a run. */
const begins = (run: string, at: number) =>
  !follows.test(run[at] ?? '') && !leads.test(run[at - 1] ?? '');

/** Where letters begin in a run of Thai, each with all that is written on and about it. */
export const letterStarts = (run: string): number[] =>
  Array.from(run, (_, at) => at).filter((at) => at === 0 || begins(run, at));

/** Where the letter at a place ends, with all that is written on and about it. */
function clusterEnd(run: string, at: number): number {
  let end = at + 1;
  while (end < run.length && !begins(run, end)) end++;
  return end;
}

const isThai = (text: string) => /^[\u0e01-\u0e3a\u0e40-\u0e4e]/.test(text);
