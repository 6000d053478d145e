import { LONGEST_ARTICLE } from '@clinicdee/protocol/longest-article';
import { bindHtml } from '@clinicdee/thai';
import { serialize } from 'parse5';
import { trimAtWord } from '../../thai/trim-at-word.ts';
import type { SourceArticle } from '../client/source-article.ts';
import { arrange } from './transform-html.ts';
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
export const RULES = 11;

/** Characters of a text that can be searched: some eighty pages. What is beyond is only shown. */
const SEARCHED = 200_000;

/** Of an article that nothing is made of: its page would be slow to make and to read, for everybody. */
const TOO_LONG = 'too_long';

/**
 * Makes an article into what is shown of it. Its HTML is read once, into one tree: sanitised, arranged,
 * read for its words and written.
 *
 * @throws Error `too_long` for one that no page can hold
 */
export function derive(
  source: SourceArticle,
  pictureFor: PictureFor,
  words: ArticleWords,
): Derived {
  const content = sanitise(source.content);
  if (serialize(content).length > LONGEST_ARTICLE) throw new Error(TOO_LONG);
  const pictures = picturesIn(source, content);
  const outline = arrange(content, pictureFor, words);
  const text = plainText(content, words);
  return {
    html: bindHtml(serialize(content).trim()),
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
  return [...new Set([source.cover ?? '', source.largeCover ?? '', ...shown])].filter(Boolean);
}

/**
 * Spec §3: `cover` stands in the list, `coverResized.large` over the article. Each is the other where
 * there is only one, or as long as only one has come.
 */
function coverOf(source: SourceArticle, pictureFor: PictureFor): Cover | undefined {
  const of = (address: string | undefined) =>
    address === undefined ? undefined : pictureFor(address);
  const large = of(source.largeCover);
  const picture = of(source.cover) ?? large;
  return (
    picture && {
      ...picture,
      alt: source.coverAlt ?? '',
      focus: source.coverFocus ?? { x: 50, y: 50 },
      ...(large && large.src !== picture.src && { large }),
    }
  );
}
