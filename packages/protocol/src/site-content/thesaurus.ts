import * as z from 'zod/mini';
import { field, formRegistry } from './form-registry.ts';
import { fitting, line, type ContentProblem } from './text.ts';

/** Limits that keep sentences and long lists out of a group. */
const LEAST_WORDS = 2;
const MOST_WORDS = 20;
const LONGEST_WORD = 60;
const LONGEST_GROUP = 300;
/** Twice as many as in the repository; with all other content they stay below `MAX_CONTENT_BYTES`. */
const MOST_GROUPS = 800;

/** Returns the words of a group, which are separated by commas. */
export const wordsOfGroup = (group: string): string[] =>
  group.split(',').map((word) => word.replaceAll(/\s+/g, ' ').trim());

/** Normalizes a word for comparison, ignoring case and Unicode composition. */
export const normalizeWord = (word: string): string =>
  word.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const groups = z
  .array(line(LONGEST_GROUP), 'empty')
  .check(z.maxLength(MOST_GROUPS, `too_many:${MOST_GROUPS}`))
  .check(fitting(problemsInGroups));

/** Groups of search synonyms. Groups may share words. */
export const thesaurusContent = z
  .object({
    groups: field(groups, 'กลุ่มคำ', {
      description: 'กลุ่มละหนึ่งบรรทัด คั่นคำด้วยจุลภาค (,) กลุ่มละ 2–20 คำ คำเดียวกันอยู่ได้หลายกลุ่ม',
      input: 'wordGroups',
    }),
  })
  .register(formRegistry, {
    label: 'คำค้นที่ความหมายเดียวกัน',
    description:
      'ผู้ที่ค้นด้วยคำหนึ่งในกลุ่มพบบทความที่เขียนด้วยคำอื่นในกลุ่มเดียวกัน มีผลกับการค้นหาภายในไม่กี่วินาทีหลังเผยแพร่',
  });

function* problemsInGroups(groups: readonly string[]): Generator<ContentProblem> {
  const before = new Set<string>();
  for (const [index, group] of groups.entries()) {
    const code = problemIn(group);
    const whole = [...new Set(wordsOfGroup(group).map(normalizeWord))].sort().join(',');
    if (code !== undefined) yield { path: [index], code };
    else if (before.has(whole)) yield { path: [index], code: 'repeated' };
    before.add(whole);
  }
}

function problemIn(group: string): string | undefined {
  // Reported by the check of the line.
  if (group.trim() === '' || group.length > LONGEST_GROUP) return undefined;
  const words = wordsOfGroup(group);
  if (words.includes('')) return 'comma_without_word';
  if (words.length < LEAST_WORDS) return `too_few_words:${LEAST_WORDS}`;
  if (words.length > MOST_WORDS) return `too_many_words:${MOST_WORDS}`;
  if (words.some((word) => word.length > LONGEST_WORD)) return `word_too_long:${LONGEST_WORD}`;
  if (words.some((word) => !/[\p{L}\p{N}%]/u.test(word))) return 'word_without_letter';
  return new Set(words.map(normalizeWord)).size < words.length ? 'word_twice' : undefined;
}
