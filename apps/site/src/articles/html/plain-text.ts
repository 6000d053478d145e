import { wordsOf } from '@clinicdee/thai';
import { oneLine } from '../../thai/trim-at-word.ts';
import type { ArticleWords } from './derived.ts';
import { attribute, isElement, isText, type Parent } from './html-tree.ts';
import { inline } from './paragraphs.ts';

const WORDS_PER_MINUTE = 200;

/** Returns the text of a transformed article on one line. */
export const plainText = (content: Parent, words: ArticleWords): string =>
  oneLine(collect(content, words, () => true));

/** Elements that do not read as sentences. */
const nonProse = new Set(['h2', 'h3', 'h4', 'table', 'figure']);

/** Returns the opening sentences without headings and tables (spec §2, "Article list page"). */
export function openingText(content: Parent, words: ArticleWords): string {
  const prose = collect(content, words, (name) => !nonProse.has(name));
  return oneLine(prose) || plainText(content, words);
}

/** Collects the text of wanted elements, with spaces around blocks. */
function collect(
  content: Parent,
  { video }: ArticleWords,
  isWanted: (name: string) => boolean,
): string {
  let text = '';
  const read = (parent: Parent) => {
    for (const node of parent.childNodes) {
      if (isText(node)) text += node.value;
      if (!isElement(node) || !isWanted(node.tagName)) continue;
      const title = attribute(node, 'data-title');
      const edge = isInLine(node.tagName) && title === undefined ? '' : ' ';
      text += edge;
      if (title === undefined) read(node);
      // Of a video only its title: the rest is the site's own text.
      else if (title !== video.frame) text += title;
      text += edge;
    }
  };
  read(content);
  return text;
}

/** Whether an element does not separate words. */
const isInLine = (name: string) =>
  name !== 'br' && (inline.has(name) || name === 'span' || name === 'img');

/** Returns the minutes to read a text, at 200 words a minute and at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(wordsOf(text).length / WORDS_PER_MINUTE));
