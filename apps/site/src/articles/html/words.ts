import { wordsOf } from '@clinicdee/thai';
import { oneLine } from '../../thai/trim-at-word.ts';
import type { ArticleWords } from './derived.ts';
import { attribute, isElement, isText, type Parent } from './html-tree.ts';
import { inline } from './paragraphs.ts';

/** Characters that are enough to find the opening and estimate the word count. */
const SAMPLE_LENGTH = 20_000;

const WORDS_PER_MINUTE = 200;

/** Returns the text of a transformed article on one line. */
export const plainText = (content: Parent, words: ArticleWords): string =>
  oneLine(collect(content, words, () => true));

/** Elements that do not read as sentences. */
const nonProse = new Set(['h2', 'h3', 'h4', 'table', 'figure']);

/** Returns the opening sentences without headings and tables (spec §2, "Article list page"). */
export function openingText(content: Parent, words: ArticleWords): string {
  const prose = collect(content, words, (name) => !nonProse.has(name), SAMPLE_LENGTH);
  return oneLine(prose) || oneLine(collect(content, words, () => true, SAMPLE_LENGTH));
}

/** Collects the text of wanted elements, with spaces around blocks, until `limit` characters are reached. */
function collect(
  content: Parent,
  { video }: ArticleWords,
  isWanted: (name: string) => boolean,
  limit = Infinity,
): string {
  const parts: string[] = [];
  let length = 0;
  const add = (text: string) => {
    parts.push(text);
    length += text.length;
  };
  const read = (parent: Parent) => {
    for (const node of parent.childNodes) {
      if (length >= limit) return;
      if (isText(node)) add(node.value);
      if (!isElement(node) || !isWanted(node.tagName)) continue;
      const title = attribute(node, 'data-title');
      const edge = isInLine(node.tagName) && title === undefined ? '' : ' ';
      add(edge);
      if (title === undefined) read(node);
      // Of a video only its title: the rest is the site's own text.
      else if (title !== video.frame) add(title);
      add(edge);
    }
  };
  read(content);
  return parts.join('');
}

/** Whether an element does not separate words. */
const isInLine = (name: string) =>
  name !== 'br' && (inline.has(name) || name === 'span' || name === 'img');

/** Returns the minutes to read a text, at 200 words a minute and at least one. */
export function readingMinutes(text: string): number {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const words = wordsOf(sample).length;
  const all = (words * text.length) / Math.max(1, sample.length);
  return Math.max(1, Math.round(all / WORDS_PER_MINUTE));
}
