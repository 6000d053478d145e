import { arrange, type OutlineEntry } from './arrange.ts';
import type { ShownPicture } from './arrange-media.ts';
import { trimAtWord } from '../../thai/trim-at-word.ts';
import { openingText, plainText, readingMinutes } from '../fetch/plain-text.ts';
import { sanitise } from './sanitise.ts';
import type { SourceArticle } from '../fetch/source-article.ts';

/** Characters of a text that can be searched: some eighty pages. What is beyond is only shown. */
const SEARCHED = 200_000;

/** Characters of a card's excerpt. */
export const EXCERPT = 150;

/** An article's cover as the site serves it. */
export interface Cover extends ShownPicture {
  alt: string;
  /** What must stay visible when it is cut: per cent from the left and the top. */
  focus: { x: number; y: number };
}

/** What is made of an article once, when it comes, so that showing it costs nothing. */
export interface Derived {
  html: string;
  outline: OutlineEntry[];
  text: string;
  excerpt: string;
  minutes: number;
  cover: Cover | undefined;
}

/** @param pictureFor the site's own copy of a picture, if there is one by now */
export function derive(
  source: SourceArticle,
  pictureFor: (url: string) => ShownPicture | undefined,
): Derived {
  const { html, outline } = arrange(sanitise(source.content), pictureFor);
  const text = plainText(html);
  // The list's picture and the detail's are the same one in two sizes: the larger makes both.
  const address = source.largeCover ?? source.cover;
  const cover = address === undefined ? undefined : pictureFor(address);
  return {
    html,
    outline,
    text: text.slice(0, SEARCHED),
    excerpt: trimAtWord(source.excerpt ?? openingText(html), EXCERPT),
    minutes: readingMinutes(text),
    cover: cover && {
      ...cover,
      alt: source.coverAlt ?? '',
      focus: source.coverFocus ?? { x: 50, y: 50 },
    },
  };
}

/** The addresses of the pictures that an article needs, as they were sent. */
export function picturesOf(source: SourceArticle): string[] {
  const inContent = [...sanitise(source.content).matchAll(/<img [^>]*?src="([^"]+)"/g)].map(
    ([, url = '']) => url.replaceAll('&amp;', '&'),
  );
  const cover = source.largeCover ?? source.cover;
  return [...new Set([...(cover ? [cover] : []), ...inContent])];
}
