/* The functions that run in the worker of `worker.ts`. */
import { LONGEST_ARTICLE } from '@clinicdee/protocol';
import { bindHtml } from '@clinicdee/thai';
import { serialize } from 'parse5';
import { trimAtWord } from '../../thai/trim-at-word.ts';
import type { SourceArticle } from '../../content-site/source-article.ts';
import { fold } from '../../thai/fold.ts';
import { weighWords } from '../search/field-weights.ts';
import { transformHtml } from './transform-html.ts';
import {
  type ArticleWords,
  type Cover,
  type Derived,
  EXCERPT_LENGTH,
  type PictureFor,
  type ShownPicture,
} from './derived.ts';
import { all, attribute, type Parent } from './html-tree.ts';
import { sanitise } from './sanitise.ts';
import { openingText, plainText, readingMinutes } from './plain-text.ts';

/** Characters of a text that are searchable, about eighty pages. */
const MAX_SEARCHED = 200_000;

interface DeriveTask {
  source: SourceArticle;
  /** The copied pictures by their URL as sent: the worker has no database. */
  pictures: ReadonlyMap<string, ShownPicture>;
  words: ArticleWords;
}

/** Derives the page content, excerpt, cover and what the search indexes of an article: its folded text, and weighed words. @throws Error `too_long` */
export function derive({ source, pictures, words }: DeriveTask) {
  const content = sanitise(source.content);
  if (serialize(content).length > LONGEST_ARTICLE) throw new Error('too_long');
  const pictureFor: PictureFor = (url) => pictures.get(url);
  const urls = picturesIn(source, content);
  const outline = transformHtml(content, pictureFor, words);
  const whole = plainText(content, words);
  const text = whole.slice(0, MAX_SEARCHED);
  const derived: Derived = {
    html: bindHtml(serialize(content).trim()),
    outline,
    text,
    excerpt: trimAtWord(source.excerpt ?? openingText(content, words), EXCERPT_LENGTH),
    minutes: readingMinutes(whole),
    cover: coverOf(source, pictureFor),
    pictures: urls,
  };
  const headings = outline.map(({ title }) => title);
  const document = { folded: fold(text), words: weighWords({ ...source, headings, text }) };
  return { derived, document };
}

/** Returns the URLs of an article's pictures as sent, without deriving the article. */
export const picturesOf = (source: SourceArticle): string[] =>
  picturesIn(source, sanitise(source.content));

function picturesIn(source: SourceArticle, content: Parent): string[] {
  const shown = all(content, 'img').map((image) => attribute(image, 'src') ?? '');
  return [...new Set([source.cover ?? '', source.largeCover ?? '', ...shown])].filter(Boolean);
}

/**
 * Spec §3: `cover` is shown in the list, `coverResized.large` above the article. Each replaces the other
 * while that is missing or not copied yet.
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
