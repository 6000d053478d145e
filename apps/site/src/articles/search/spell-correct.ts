import { letterStarts, thaiDictionary } from '@clinicdee/thai';
import type { Correction } from './spellings.ts';
import { stopWords } from './stop-words.ts';
import type { WordIndex } from './word-index.ts';

/** A segment of the query with its interpretation. */
export interface Reading {
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
  inDictionary: 1.55,
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
export function readStretch(stretch: string, index: WordIndex): Reading[] {
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
