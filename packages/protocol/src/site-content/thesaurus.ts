import * as z from 'zod/mini';
import { fitting, line, type ContentProblem } from './text.ts';

/** A word of a group is no sentence, and a group no list of all there is. */
const LEAST_WORDS = 2;
const MOST_WORDS = 20;
const LONGEST_WORD = 60;
const LONGEST_GROUP = 300;
/** Twice what the repository has; all of them with the rest of the content stay below `MAX_CONTENT_BYTES`. */
const MOST_GROUPS = 800;

/** The words of a group, which has commas between them. */
export const wordsOfGroup = (group: string): string[] =>
  group.split(',').map((word) => word.replaceAll(/\s+/g, ' ').trim());

/** How two spellings of a word are known to be one: by their letters, in whichever case and composition. */
export const sameWord = (word: string): string =>
  word.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Words that mean the same to a search, a group an entry. A group may share words with another. */
export const thesaurusContent = z.object({
  groups: z
    .array(line(LONGEST_GROUP), 'empty')
    .check(z.maxLength(MOST_GROUPS, `too_many:${MOST_GROUPS}`))
    .check(fitting(problemsInGroups)),
});

function* problemsInGroups(groups: readonly string[]): Generator<ContentProblem> {
  const before = new Set<string>();
  for (const [index, group] of groups.entries()) {
    const code = problemIn(group);
    const whole = [...new Set(wordsOfGroup(group).map(sameWord))].sort().join(',');
    if (code !== undefined) yield { path: [index], code };
    else if (before.has(whole)) yield { path: [index], code: 'repeated' };
    before.add(whole);
  }
}

function problemIn(group: string): string | undefined {
  // What is told of the line itself.
  if (group.trim() === '' || group.length > LONGEST_GROUP) return undefined;
  const words = wordsOfGroup(group);
  if (words.includes('')) return 'comma_without_word';
  if (words.length < LEAST_WORDS) return `too_few_words:${LEAST_WORDS}`;
  if (words.length > MOST_WORDS) return `too_many_words:${MOST_WORDS}`;
  if (words.some((word) => word.length > LONGEST_WORD)) return `word_too_long:${LONGEST_WORD}`;
  if (words.some((word) => !/[\p{L}\p{N}%]/u.test(word))) return 'word_without_letter';
  return new Set(words.map(sameWord)).size < words.length ? 'word_twice' : undefined;
}
