import { soundKey } from '@clinicdee/thai';

/** Shorter keys are shared by too many words. */
const SHORTEST_KEY = 2;
/** From so many letters of a key on, one of them may be another. */
const SHORTEST_FUZZY = 4;

/** Words that are found by how they sound. */
export class Sounds {
  readonly #byKey = new Map<string, string[]>();
  /** Keys by their first letter, to compare fewer of them. */
  readonly #byFirst = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (/^\d/.test(word)) continue;
      const key = soundKey(word);
      if (key.length < SHORTEST_KEY) continue;
      const alike = this.#byKey.get(key);
      if (alike) {
        alike.push(word);
        continue;
      }
      this.#byKey.set(key, [word]);
      const first = key.slice(0, 1);
      const keys = this.#byFirst.get(first);
      if (keys) keys.push(key);
      else this.#byFirst.set(first, [key]);
    }
  }

  /** The word that sounds like another and is written most like it. */
  alike(word: string): string | undefined {
    return nearest(word, this.#byKey.get(soundKey(word)) ?? []);
  }

  /** The word that sounds nearly so: one letter is missing, too many, another, or two are exchanged. */
  nearly(word: string): string | undefined {
    const key = soundKey(word);
    if (key.length < SHORTEST_FUZZY) return undefined;
    const keys = (this.#byFirst.get(key.slice(0, 1)) ?? []).filter((other) =>
      isOneApart(key, other),
    );
    return nearest(
      word,
      keys.flatMap((other) => this.#byKey.get(other) ?? []),
    );
  }
}

function nearest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const distance = distanceOf(word, candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Whether one change makes a key into another. */
function isOneApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [
    one.slice(start, one.length - end),
    other.slice(start, other.length - end),
  ];
  if (left.length <= 1 && right.length <= 1) return true;
  return (
    left.length === 2 && right.length === 2 && left === `${right.slice(1)}${right.slice(0, 1)}`
  );
}

/** How many letters have to be added, taken away or exchanged (Levenshtein). */
export function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to++) {
      const same = (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1);
      next.push(Math.min(same, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
