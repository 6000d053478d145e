import { normalizeWord, wordsOfGroup } from '@clinicdee/protocol/site-content';

/** Returns the non-empty, trimmed lines of a text: one group per line. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const placeOf = (groups: readonly string[], word: string): number =>
  groups.findIndex((group) => wordsOfGroup(group).map(normalizeWord).includes(normalizeWord(word)));

/** Whether any group has a word, ignoring spelling variants. */
export const isInGroup = (groups: readonly string[], word: string): boolean =>
  placeOf(groups, word) >= 0;

/**
 * Adds a word to the first group that has its synonym, or a new group of both.
 *
 * @returns the groups, and the index of the changed one
 */
export function addWord(
  groups: readonly string[],
  word: string,
  synonym: string,
): { groups: string[]; at: number } {
  const added = word.replaceAll(',', ' ').trim();
  const at = placeOf(groups, synonym);
  if (at < 0) return { groups: [...groups, `${synonym.trim()}, ${added}`], at: groups.length };
  return { groups: groups.with(at, `${groups[at] ?? ''}, ${added}`), at };
}
