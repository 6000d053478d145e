import { serialize } from 'parse5';
import { trimAtWord } from '../../thai/trim-at-word.ts';
import type { SourceArticle } from '../fetch/source-article.ts';
import { arrange } from './arrange.ts';
import {
  type ArticleWords,
  type Cover,
  type Derived,
  EXCERPT,
  type PictureFor,
} from './derived.ts';
import { all, attribute, type Parent } from './html-tree.ts';
import { sanitise } from './sanitise.ts';
import { openingText, plainText, readingMinutes } from './words.ts';

/** Raise it when what is made changes: every article is then made again from what was sent. */
export const RULES = 4;

/** Characters of a text that can be searched: some eighty pages. What is beyond is only shown. */
const SEARCHED = 200_000;

/**
 * Makes an article into what is shown of it. Its HTML is read once, into one tree: sanitised, arranged,
 * read for its words and written.
 */
export function derive(
  source: SourceArticle,
  pictureFor: PictureFor,
  words: ArticleWords,
): Derived {
  const content = sanitise(source.content);
  const pictures = picturesIn(source, content);
  const outline = arrange(content, pictureFor, words);
  const text = plainText(content, words);
  return {
    html: serialize(content).trim(),
    outline,
    text: text.slice(0, SEARCHED),
    excerpt: trimAtWord(source.excerpt ?? openingText(content, words), EXCERPT),
    minutes: readingMinutes(text),
    cover: coverOf(source, pictureFor),
    pictures,
  };
}

/** The addresses of the pictures that an article needs, as they were sent, before it is made. */
export const picturesOf = (source: SourceArticle): string[] =>
  picturesIn(source, sanitise(source.content));

function picturesIn(source: SourceArticle, content: Parent): string[] {
  const shown = all(content, 'img').map((image) => attribute(image, 'src') ?? '');
  return [...new Set([coverAddress(source) ?? '', ...shown])].filter(Boolean);
}

/** The list's picture and the detail's are the same one in two sizes: the larger makes both. */
const coverAddress = ({ largeCover, cover }: SourceArticle) => largeCover ?? cover;

function coverOf(source: SourceArticle, pictureFor: PictureFor): Cover | undefined {
  const address = coverAddress(source);
  const picture = address === undefined ? undefined : pictureFor(address);
  return (
    picture && {
      ...picture,
      alt: source.coverAlt ?? '',
      focus: source.coverFocus ?? { x: 50, y: 50 },
    }
  );
}
