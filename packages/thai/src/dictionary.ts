import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extraWords } from './extra-words.ts';
import { unbrokenWords } from './unbroken-words.ts';

/**
 * Base cost of a word: segmentation prefers the fewest words and, among these, the most frequent. By rank the
 * first word costs 1,000, the last of 60,000 about 1,160, so that fewer words are always cheaper, up to six
 * words.
 */
export const WORD_COST = 1000;
const cost = (rank: number) => WORD_COST + Math.round(10 * Math.log2(rank + 1));

/** A word found at some index of a text. */
export interface Found {
  /** End index, exclusive. */
  end: number;
  cost: number;
}

/** First letters by which the longest words are known: lookups of other lengths are skipped. */
const BEGINNING = 3;

/** Words with their costs. */
export class Dictionary {
  readonly #costs = new Map<string, number>();
  /** The length of the longest word by its first letters. */
  readonly #longest = new Map<string, number>();

  /** @param words most frequent first */
  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (!word || this.#costs.has(word)) continue;
      this.#costs.set(word, cost(this.#costs.size));
      const beginning = word.slice(0, BEGINNING);
      const longest = this.#longest.get(beginning) ?? 0;
      this.#longest.set(beginning, Math.max(longest, word.length));
    }
  }

  /** Returns the words that begin at an index, shortest first. */
  from(text: string, at: number): Found[] {
    const longest = this.#longest.get(text.slice(at, at + BEGINNING)) ?? BEGINNING - 1;
    const last = Math.min(text.length, at + longest);
    const all: Found[] = [];
    for (let end = at + 1; end <= last; end++) {
      const cost = this.#costs.get(text.slice(at, end));
      if (cost !== undefined) all.push({ end, cost });
    }
    return all;
  }

  /** Returns whether a text is a word. */
  has(text: string): boolean {
    return this.#costs.has(text);
  }
}

// Not `new URL(…, import.meta.url)`, which bundlers treat as an asset for browsers.
const wordsFile = path.join(import.meta.dirname, '../words/words.txt');

let thai: Dictionary | undefined;

/** Returns the dictionary of this package, loaded on first use (about 100 ms). */
export function thaiDictionary(): Dictionary {
  thai ??= new Dictionary([
    ...readFileSync(wordsFile, 'utf8').split('\n'),
    ...unbrokenWords,
    ...extraWords,
  ]);
  return thai;
}
