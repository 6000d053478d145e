import { wordsOf } from '@clinicdee/thai';
import { oneLine } from '../../thai/trim-at-word.ts';
import type { ArticleWords } from './derived.ts';
import { attribute, isElement, isText, type Parent } from './html-tree.ts';
import { inline } from './paragraphs.ts';

/** Characters of an article in which its opening and the pace of its words can be told. */
const MUCH = 20_000;

const WORDS_PER_MINUTE = 200;

/** All the words of an arranged article, on one line. */
export const plainText = (content: Parent, words: ArticleWords): string =>
  oneLine(collect(content, words, () => true));

/** Headings, tables and captions do not read as sentences. */
const noProse = new Set(['h2', 'h3', 'h4', 'table', 'figure']);

/** The beginning of an article as sentences: no headings, no tables (spec §2, "Article list page"). */
export function openingText(content: Parent, words: ArticleWords): string {
  const prose = collect(content, words, (name) => !noProse.has(name), MUCH);
  return oneLine(prose) || oneLine(collect(content, words, () => true, MUCH));
}

/**
 * The words in elements whose names are wanted; what does not stand in a line of text is parted from
 * what is beside it by a space.
 *
 * @param enough no element is begun after so many characters
 */
function collect(
  content: Parent,
  { video }: ArticleWords,
  isWanted: (name: string) => boolean,
  enough = Infinity,
): string {
  const parts: string[] = [];
  let length = 0;
  const add = (text: string) => {
    parts.push(text);
    length += text.length;
  };
  const read = (parent: Parent) => {
    for (const node of parent.childNodes) {
      if (length >= enough) return;
      if (isText(node)) add(node.value);
      if (!isElement(node) || !isWanted(node.tagName)) continue;
      const title = attribute(node, 'data-title');
      const edge = isInLine(node.tagName) && title === undefined ? '' : ' ';
      add(edge);
      if (title === undefined) read(node);
      // Of a video, what it is about: the rest of it are the site's own words.
      else if (title !== video.frame) add(title);
      add(edge);
    }
  };
  read(content);
  return parts.join('');
}

/** Whether an element parts no words. */
const isInLine = (name: string) =>
  name !== 'br' && (inline.has(name) || name === 'span' || name === 'img');

/** Minutes to read a text, at 200 words a minute, at least one. */
export function readingMinutes(text: string): number {
  const sample = text.slice(0, MUCH);
  const words = wordsOf(sample).length;
  const all = (words * text.length) / Math.max(1, sample.length);
  return Math.max(1, Math.round(all / WORDS_PER_MINUTE));
}
