import { boundaries } from '@clinicdee/thai';
import { partsIn } from '../search/terms.ts';
import type { Concept } from '../search/parse-query.ts';
import type { Stretch } from './article.ts';
import { fold, foldWithOffsets } from '../../thai/fold.ts';
import { trimAtWord } from '../../thai/trim-at-word.ts';

/** Terms to highlight. */
export interface Marks {
  /** Folded words, highlighted as whole words. The pattern is for Latin words. */
  words: readonly { word: string; pattern: RegExp | undefined }[];
  /** Folded substrings, highlighted anywhere. */
  letters: readonly string[];
  /** The typed and corrected words, folded and without spaces; other matches are synonyms. */
  typed: readonly string[];
}

/** Returns the terms to highlight for matched concepts. */
export function marksOf(concepts: readonly Concept[], isWord: (word: string) => boolean): Marks {
  const words = new Set(
    concepts.flatMap(({ variants }) => variants.flatMap((variant) => variant.words)),
  );
  return {
    words: [...words]
      .filter(isWord)
      .sort((a, b) => b.length - a.length)
      .map((word) => ({ word, pattern: latinPattern(word) })),
    letters: concepts
      .filter(({ variants }) => !variants.some((variant) => variant.words.every(isWord)))
      .map(({ typed }) => typed),
    typed: concepts.flatMap(({ typed, correction }) => [typed, correction ?? typed]).map(lettersOf),
  };
}

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a stretch equals, contains or is part of a typed word. */
function isTyped(stretch: string, { typed }: Marks): boolean {
  const letters = lettersOf(stretch);
  return typed.some((word) => word !== '' && (word.includes(letters) || letters.includes(word)));
}

/** Allows punctuation inside a Latin word: x-ray, ICD-10. */
function latinPattern(word: string): RegExp | undefined {
  if (!/^[a-z0-9]+$/.test(word)) return undefined;
  return new RegExp(`(?<![a-z0-9])${Array.from(word).join('[-. ]?')}(?![a-z0-9])`, 'g');
}

/** Splits a text at the terms of a search. A combining mark is never separated from its letter. */
export function highlight(text: string, marks: Marks): Stretch[] {
  const folded = foldWithOffsets(text);
  const offsetOf = (at: number) => folded.offsets[at] ?? text.length;
  const found = stretchesIn(folded.text, marks)
    .map(({ start, end }) => ({ start: offsetOf(start), end: offsetOf(end) }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const stretches: Stretch[] = [];
  let done = 0;
  const add = (end: number, isFound: boolean) => {
    if (end > done) stretches.push({ text: text.slice(done, end), isFound });
    done = Math.max(done, end);
  };
  for (const { start, end } of found) {
    add(characterBoundary(text, start, -1), false);
    const to = characterBoundary(text, end, 1);
    const last = stretches.at(-1);
    if (last?.isFound === true && to > done) {
      last.text += text.slice(done, to);
      done = to;
    } else {
      add(to, true);
    }
  }
  add(text.length, false);
  return stretches.map((stretch) =>
    stretch.isFound && !isTyped(stretch.text, marks) ? { ...stretch, isByMeaning: true } : stretch,
  );
}

/** Returns the nearest offset that does not separate a mark from its letter. */
function characterBoundary(text: string, place: number, step: 1 | -1): number {
  let at = place;
  while (at > 0 && at < text.length && /^\p{M}/u.test(text.slice(at, at + 2))) at += step;
  return at;
}

interface Place {
  start: number;
  end: number;
}

function stretchesIn(folded: string, { words, letters }: Marks): Place[] {
  const places: Place[] = [];
  for (const { word, pattern } of words) {
    if (pattern) {
      for (const { 0: found, index } of folded.matchAll(pattern)) {
        places.push({ start: index, end: index + found.length });
      }
    } else {
      for (const start of startsOf(folded, word)) {
        const end = start + word.length;
        if (isWholeWord(folded, start, end)) places.push({ start, end });
      }
    }
  }
  for (const piece of letters) {
    for (const start of startsOf(folded, piece)) places.push({ start, end: start + piece.length });
  }
  return places;
}

/** Occurrences that are highlighted in one text. */
const MAX_MATCHES = 50;

function startsOf(text: string, piece: string): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length)) {
    if (starts.push(at) === MAX_MATCHES) break;
  }
  return starts;
}

/** Context in characters for finding word boundaries. */
const CONTEXT_LENGTH = 24;
const thai = /[ก-ฺเ-๎]/;

/** Whether a stretch of a text is a whole word or part of a compound. */
function isWholeWord(text: string, start: number, end: number): boolean {
  let from = start;
  while (from > Math.max(0, start - CONTEXT_LENGTH) && thai.test(text[from - 1] ?? '')) from--;
  let to = end;
  while (to < Math.min(text.length, end + CONTEXT_LENGTH) && thai.test(text[to] ?? '')) to++;
  const run = text.slice(from, to);
  const ends = [0, ...boundaries(run), run.length];
  const first = start - from;
  const last = end - from;
  if (ends.includes(first) && ends.includes(last)) return true;
  const before = ends.findLast((at) => at <= first) ?? 0;
  const after = ends.find((at) => at >= last) ?? run.length;
  return partsIn(run.slice(before, after)).includes(text.slice(start, end));
}

/** Characters of context before a match. */
const LEAD_LENGTH = 50;

/** Returns a passage around the first match, starting at a whole word; undefined when nothing matches. */
export function passage(text: string, marks: Marks, longest: number): string | undefined {
  const place = stretchesIn(text.toLowerCase(), marks)[0]?.start;
  if (place === undefined) return undefined;
  const from = Math.max(0, place - LEAD_LENGTH);
  const start = from === 0 ? 0 : from + firstBreak(text.slice(from, place));
  const shown = trimAtWord(text.slice(start, start + 2 * longest), longest);
  return start === 0 ? shown : `…${shown}`;
}

/** Returns the offset of the first word boundary. */
function firstBreak(text: string): number {
  const space = text.indexOf(' ') + 1;
  if (space > 0) return space;
  return boundaries(text)[0] ?? 0;
}
