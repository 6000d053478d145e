import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as adapter } from 'parse5';
import { articleTexts } from '../../content/th/articles.ts';
import { all, attribute, create, nameOf, rename, replace, textOf, unwrap } from './html-tree.ts';
import { FRAME } from './sanitise.ts';
import { youtubeId } from './youtube.ts';

type Element = Tree.Element;

/** A picture as the site serves it. */
export interface ShownPicture {
  src: string;
  /** Narrower versions, as `srcset` wants them; empty when there is only one. */
  srcset: string;
  width: number;
  height: number;
}

/** A picture that is so much higher than wide is not drawn at the column's whole width. */
const UPRIGHT = 1.15;
/** How wide a picture in the text is drawn: the text column, or the phone's screen. */
const PICTURE_SIZES = '(min-width: 48rem) 45rem, calc(100vw - 2.5rem)';

/** Gives a picture the address and sizes of the site's own copy; without one it goes. */
export function arrangePicture(
  element: Element,
  pictureFor: (url: string) => ShownPicture | undefined,
): void {
  const picture = pictureFor(attribute(element, 'src') ?? '');
  if (!picture) {
    adapter.detachNode(element);
    return;
  }
  element.attrs = [
    { name: 'src', value: picture.src },
    ...(picture.srcset
      ? [
          { name: 'srcset', value: picture.srcset },
          { name: 'sizes', value: PICTURE_SIZES },
        ]
      : []),
    ...(picture.height > picture.width * UPRIGHT
      ? [{ name: 'class', value: 'article-upright' }]
      : []),
    { name: 'width', value: String(picture.width) },
    { name: 'height', value: String(picture.height) },
    { name: 'alt', value: attribute(element, 'alt') ?? '' },
    { name: 'loading', value: 'lazy' },
    { name: 'decoding', value: 'async' },
  ];
}

/** Whether a link stands for a frame of YouTube. */
export const isFrame = (link: Element) =>
  attribute(link, FRAME) !== undefined && youtubeId(attribute(link, 'href') ?? '') !== undefined;

/**
 * A frame that showed a video, and a link to one that stands alone: a video that plays on a tap
 * (`browser/video.ts`).
 */
export function arrangeVideo(link: Element): void {
  const id = youtubeId(attribute(link, 'href') ?? '');
  const parent = link.parentNode;
  if (!id || !parent) return;
  const isAlone = parent.childNodes.every((child) => child === link || !textOf(child));
  if (!isFrame(link) && !(isAlone && ['p', 'figure'].includes(nameOf(parent)))) return;

  const given = textOf(link);
  const title = youtubeId(given) || !given ? '' : given;
  const video = create('a', {
    class: 'article-video',
    href: `https://www.youtube.com/watch?v=${id}`,
    target: '_blank',
    rel: 'noopener',
    'data-youtube': id,
    'data-title': title || articleTexts.video.frame,
  });
  const words = create('span', { class: 'article-video-words' });
  const play = create('b');
  adapter.insertText(play, articleTexts.video.play);
  adapter.appendChild(words, play);
  for (const text of [title, articleTexts.video.note].filter(Boolean)) {
    const line = create('span');
    adapter.insertText(line, text);
    adapter.appendChild(words, line);
  }
  adapter.appendChild(video, create('span', { class: 'article-video-mark' }));
  adapter.appendChild(video, words);
  replace(isAlone && nameOf(parent) === 'p' ? (parent as Element) : link, video);
}

/** A picture alone in its paragraph is a figure. */
export function unwrapPicture(paragraph: Element): void {
  const [picture, ...others] = paragraph.childNodes.filter(
    (child) => adapter.isElementNode(child) || textOf(child),
  );
  const isAlone = picture && others.length === 0 && nameOf(picture) === 'img';
  if (!isAlone) return;
  const parent = paragraph.parentNode;
  if (parent && nameOf(parent) === 'figure') unwrap(paragraph);
  else rename(paragraph, 'figure');
}

/** A caption without what it speaks of goes; a quotation or a program in a figure stays. */
export function arrangeFigure(figure: Element): void {
  const isShown = (child: Tree.ChildNode) =>
    nameOf(child) !== 'figcaption' &&
    (textOf(child) ||
      ('childNodes' in child && all(child, 'img').length > 0) ||
      nameOf(child) === 'img');
  if (!figure.childNodes.some(isShown)) adapter.detachNode(figure);
}
