import { type Dictionary, type Found, thaiDictionary, WORD_COST } from './dictionary.ts';

/** Thai letters and marks, including ฯ and ๆ, without digits and ฿. */
const THAI = '\\u0e01-\\u0e3a\\u0e40-\\u0e4e';
/** A run of Thai, in which word boundaries need a dictionary. */
export const thaiRun = new RegExp(`[${THAI}]+`, 'g');
const piece = new RegExp(`[${THAI}]+|[^\\s${THAI}]+|\\s+`, 'g');
/** In other scripts: words and numbers with inner punctuation. */
const foreign = /[\p{L}\p{M}\p{N}]+(?:[.,:'’&/-][\p{L}\p{M}\p{N}]+)*|[^\p{L}\p{M}\p{N}]+/gu;

/** A segment of a text. All segments joined are the text. */
export interface Segment {
  text: string;
  /** Start index in the text. */
  index: number;
  /** A word or a number, not spaces or punctuation. */
  isWord: boolean;
}

/**
 * Segments a text into words and separators. Thai is segmented by a dictionary into as few words as
 * possible, so known compounds are one word (เวชระเบียน, not เวช|ระเบียน).
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

/** Inserts a separator (default U+200B) between Thai words, for renderers that cannot segment Thai. */
export const withBreaks = (text: string, separator = '\u200b'): string =>
  text.replace(thaiRun, (run) => {
    const ends = boundaries(run);
    return (
      ends.map((end, at) => run.slice(ends[at - 1] ?? 0, end) + separator).join('') +
      run.slice(ends.at(-1) ?? 0)
    );
  });

/** Returns only the words of a text. */
export const wordsOf = (text: string): string[] =>
  segment(text).flatMap(({ text: word, isWord }) => (isWord ? word : []));

/** Longer runs are segmented in chunks, which bounds memory. */
const CHUNK = 1000;
/** Characters at the end of a chunk that are segmented again with the next one. */
const OVERLAP = 60;

/** Splits a compound into its words (คลินิกความงาม: คลินิก, ความงาม); returns any other word unchanged. */
export function partsOf(word: string): string[] {
  const { words, after } = lattice(word);
  const [first] = (words[0] ?? NONE)
    .filter(({ end }) => end < word.length && (after[end] ?? Infinity) < UNKNOWN_COST)
    .toSorted((a, b) => a.cost + (after[a.end] ?? 0) - b.cost - (after[b.end] ?? 0));
  if (!first) return [word];
  return [word.slice(0, first.end), ...wordsOf(word.slice(first.end))];
}

/** Returns the word boundaries inside a run of Thai, without its end. */
export function boundaries(run: string, dictionary: Dictionary = thaiDictionary()): number[] {
  const ends: number[] = [];
  for (let start = 0; start < run.length;) {
    const chunk = run.slice(start, start + CHUNK);
    const isLast = start + CHUNK >= run.length;
    const found = endsIn(chunk, dictionary);
    // The last words of a chunk may continue in the next one.
    const next = isLast ? chunk.length : (found.findLast((end) => end < CHUNK - OVERLAP) ?? CHUNK);
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

/** All possible segmentations of a run of Thai, with minimum costs. */
export interface Lattice {
  /** The words that begin at each index. */
  words: readonly (readonly Found[])[];
  /** Minimum cost of the text before each index. */
  before: readonly number[];
  /** Minimum cost of the text from each index on. */
  after: readonly number[];
}

/** Cost of a cluster that no word covers: that of three words. */
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
    // Inside a cluster no word begins, and these costs are never read.
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

/** Vowels and marks that only follow a letter: no word begins with one. */
const follows = /[\u0e2f-\u0e3a\u0e45-\u0e4e]/;
/** Vowels that are written before their letter: no word ends with one. */
const leads = /[\u0e40-\u0e44]/;

/** Returns whether a word may begin at an index. */
const begins = (run: string, at: number) =>
  !follows.test(run[at] ?? '') && !leads.test(run[at - 1] ?? '');

/** Returns the start indexes of clusters (a letter with its vowels and marks) in a run of Thai. */
export const letterStarts = (run: string): number[] =>
  Array.from(run, (_, at) => at).filter((at) => at === 0 || begins(run, at));

/** Returns the end index of the cluster at an index. */
function clusterEnd(run: string, at: number): number {
  let end = at + 1;
  while (end < run.length && !begins(run, end)) end++;
  return end;
}

const isThai = (text: string) => /^[\u0e01-\u0e3a\u0e40-\u0e4e]/.test(text);
