import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extraWords } from './extra-words.ts';
import { unbrokenWords } from './unbroken-words.ts';

/**
 * What a word costs, so that the fewest words win and, of equally few, the most used. Of a million uses
 * the first word costs 1,000, the last of 60,000 about 1,160: no chain of common words is ever cheaper
 * than one word fewer, up to six words.
 */
export const WORD_COST = 1000;
const cost = (place: number) => WORD_COST + Math.round(10 * Math.log2(place + 1));

/** A word that begins at some place of a text. */
export interface Found {
  /** Where it ends. */
  end: number;
  cost: number;
}

/**
 * The words of a language as a tree of letters, in flat arrays: 60,000 words need 4 MB, and a text is
 * walked letter by letter without making a string.
 */
export class Dictionary {
  readonly #letter: Uint16Array;
  readonly #child: Int32Array;
  readonly #sibling: Int32Array;
  readonly #cost: Uint16Array;
  /** What begins with a letter: nearly every walk ends soon after. */
  readonly #first = new Map<number, number>();

  /** @param words the most used first */
  constructor(words: Iterable<string>) {
    const places = new Map<string, number>();
    for (const word of words) if (word && !places.has(word)) places.set(word, places.size);
    const sorted = [...places.keys()].sort();
    const size = 1 + sorted.reduce((sum, word) => sum + word.length, 0);
    this.#letter = new Uint16Array(size);
    this.#child = new Int32Array(size);
    this.#sibling = new Int32Array(size);
    this.#cost = new Uint16Array(size);
    /** The nodes of the word before, by depth: words are sorted, so a new node is always a last one. */
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
      this.#cost[path.at(-1) ?? 0] = cost(places.get(word) ?? 0);
      before = word;
    }
  }

  /** The words that begin at a place of a text, the shortest first. */
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

  /** Whether a text is one of its words. */
  has(text: string): boolean {
    return this.from(text, 0).some(({ end }) => end === text.length);
  }
}

// Written otherwise, as an address of this file's, builds would take it for a file to send to browsers.
const wordsFile = path.join(import.meta.dirname, '../words/words.txt');

let thai: Dictionary | undefined;

/** The dictionary of the package, read when it is first asked for (some 100 ms). */
export function thaiDictionary(): Dictionary {
  thai ??= new Dictionary([
    ...readFileSync(wordsFile, 'utf8').split('\n'),
    ...unbrokenWords,
    ...extraWords,
  ]);
  return thai;
}
