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

/**
 * A trie of words in flat arrays: 60,000 words need 4 MB, and lookups walk a text letter by letter
 * without allocating strings.
 */
export class Dictionary {
  readonly #letter: Uint16Array;
  readonly #child: Int32Array;
  readonly #sibling: Int32Array;
  readonly #cost: Uint16Array;
  /** First node by letter. Speeds up the first step, after which most lookups end soon. */
  readonly #first = new Map<number, number>();

  /** @param words most frequent first */
  constructor(words: Iterable<string>) {
    const ranks = new Map<string, number>();
    for (const word of words) if (word && !ranks.has(word)) ranks.set(word, ranks.size);
    const sorted = [...ranks.keys()].sort();
    const size = 1 + sorted.reduce((sum, word) => sum + word.length, 0);
    this.#letter = new Uint16Array(size);
    this.#child = new Int32Array(size);
    this.#sibling = new Int32Array(size);
    this.#cost = new Uint16Array(size);
    /** Nodes of the previous word by depth. Words are sorted, so a new node is always the last sibling. */
    const path = [0];
    let before = '';
    let used = 1;
    for (const word of sorted) {
      let same = 0;
      while (same < before.length && before[same] === word[same]) same++;
      for (let depth = same; depth < word.length; depth++) {
        const node = used++;
        this.#letter[node] = word.charCodeAt(depth);
        const parent = path[depth] ?? 0;
        const isFirst = (this.#child[parent] ?? 0) === 0;
        if (isFirst) this.#child[parent] = node;
        else this.#sibling[path[depth + 1] ?? 0] = node;
        path[depth + 1] = node;
        if (depth === 0) this.#first.set(word.charCodeAt(0), node);
      }
      path.length = word.length + 1;
      this.#cost[path.at(-1) ?? 0] = cost(ranks.get(word) ?? 0);
      before = word;
    }
  }

  /** Returns the words that begin at an index, shortest first. */
  from(text: string, at: number): Found[] {
    const all: Found[] = [];
    let node = 0;
    for (let end = at; end < text.length; end++) {
      node = this.#next(node, text.charCodeAt(end));
      if (node === 0) break;
      const cost = this.#cost[node] ?? 0;
      if (cost > 0) all.push({ end: end + 1, cost });
    }
    return all;
  }

  #next(node: number, letter: number): number {
    let next = node === 0 ? (this.#first.get(letter) ?? 0) : (this.#child[node] ?? 0);
    while (next !== 0 && this.#letter[next] !== letter) next = this.#sibling[next] ?? 0;
    return next;
  }

  /** Returns whether a text is a word. */
  has(text: string): boolean {
    return this.from(text, 0).some(({ end }) => end === text.length);
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
