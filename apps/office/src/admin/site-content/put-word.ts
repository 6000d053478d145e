import { sameWord, wordsOfGroup } from '@clinicdee/protocol/site-content';

/** The groups that stand in a text, a line each; empty lines are none. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether a word stands in any group, in whichever spelling of its letters. */
export const isInGroup = (groups: readonly string[], word: string): boolean =>
  groups.some((group) => wordsOfGroup(group).some((one) => sameWord(one) === sameWord(word)));

/**
 * Puts a word into the first group that has another one; into a new group of both where none has.
 *
 * @returns the groups, and where among them it stands now
 */
export function putWord(
  groups: readonly string[],
  word: string,
  beside: string,
): { groups: string[]; at: number } {
  const own = word.replaceAll(',', ' ').trim();
  const other = sameWord(beside);
  const at = groups.findIndex((group) =>
    wordsOfGroup(group).some((one) => sameWord(one) === other),
  );
  if (at < 0) return { groups: [...groups, `${beside.trim()}, ${own}`], at: groups.length };
  return { groups: groups.with(at, `${groups[at] ?? ''}, ${own}`), at };
}
