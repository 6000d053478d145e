import { normalizeWord, wordsOfGroup } from '@clinicdee/protocol/site-content';

/** Returns the non-empty, trimmed lines of a text: one group per line. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether any group has a word, ignoring spelling variants. */
export const isInGroup = (groups: readonly string[], word: string): boolean =>
  groups.some((group) =>
    wordsOfGroup(group).some((item) => normalizeWord(item) === normalizeWord(word)),
  );

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
  const wanted = normalizeWord(synonym);
  const at = groups.findIndex((group) =>
    wordsOfGroup(group).some((item) => normalizeWord(item) === wanted),
  );
  if (at < 0) return { groups: [...groups, `${synonym.trim()}, ${added}`], at: groups.length };
  return { groups: groups.with(at, `${groups[at] ?? ''}, ${added}`), at };
}
