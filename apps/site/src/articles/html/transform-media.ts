import { defaultTreeAdapter as adapter } from 'parse5';
import { FRAME_ATTRIBUTE, linkAddress } from './allowed-html.ts';
import type { ArticleWords, PictureFor } from './derived.ts';
import {
  attribute,
  attributes,
  create,
  type Element,
  hasText,
  holds,
  isElement,
  nameOf,
  type Node,
  type Parent,
  setChildren,
  textOf,
} from './html-tree.ts';
import { youtubePage } from './youtube.ts';

/** Height-to-width ratio above which a picture is narrower than the column. */
const UPRIGHT_RATIO = 1.15;
/** The `sizes` of a picture in the text: the text column, or the phone's screen. */
const PICTURE_SIZES = '(min-width: 48rem) 45rem, calc(100vw - 2.5rem)';

/** Points a picture to the site's copy; removes it when there is none, but for the words of a link. */
export function transformPicture(element: Element, pictureFor: PictureFor): readonly Node[] {
  const picture = pictureFor(attribute(element, 'src') ?? '');
  const alt = attribute(element, 'alt') ?? '';
  if (!picture) return isInLink(element) ? [adapter.createTextNode(alt)] : [];
  const { src, srcset, width, height } = picture;
  element.attrs = attributes({
    src,
    ...(srcset && { srcset, sizes: PICTURE_SIZES }),
    ...(height > width * UPRIGHT_RATIO && { class: 'article-upright' }),
    width: String(width),
    height: String(height),
    alt,
    loading: 'lazy',
    decoding: 'async',
  });
  return [element];
}

const pageOf = (link: Element) => youtubePage(attribute(link, 'href') ?? '');

/** Whether a link replaces a YouTube iframe, or its picture had no copy. */
export const isFrame = (link: Element) =>
  (attribute(link, FRAME_ATTRIBUTE) !== undefined || visibleOf(link.childNodes).length === 0) &&
  pageOf(link) !== undefined;

const VIDEO_CLASS = 'article-video';

/** Returns a link that plays its video on a tap (`browser/embeds.ts`); a playlist opens on YouTube. */
export function videoOf(link: Element, { video }: ArticleWords): Element {
  const page = pageOf(link);
  const text = textOf(link);
  const title = youtubePage(text) ? '' : text;
  const isVideo = page?.kind === 'video';
  const lines = [title, isVideo ? video.note : ''].filter(Boolean);
  return create(
    'a',
    {
      class: VIDEO_CLASS,
      href: page?.href ?? '',
      target: '_blank',
      rel: 'noopener',
      ...(isVideo && { 'data-youtube': page.id }),
      'data-title': title || video.frame,
    },
    [
      create('span', { class: 'article-video-mark' }),
      create('span', { class: 'article-video-words' }, [
        create('b', {}, video[!page || isVideo ? 'play' : page.kind]),
        ...lines.map((line) => create('span', {}, line)),
      ]),
    ],
  );
}

/** The visible nodes. */
export const visibleOf = (nodes: readonly Node[]) =>
  nodes.filter(
    (node) => hasText(node) || /^(a|img)$/.test(nameOf(node)) || holds(node, 'a', 'img'),
  );

/** Returns the video link if these nodes are nothing but one link to a video. */
function videoAlone(nodes: readonly Node[], words: ArticleWords): Element | undefined {
  const [link, ...others] = visibleOf(nodes);
  if (!link || !isElement(link) || link.tagName !== 'a' || others.length > 0) return undefined;
  if (attribute(link, 'class') === VIDEO_CLASS) return link;
  return pageOf(link)?.kind === 'video' ? videoOf(link, words) : undefined;
}

/** Turns a lone picture into a figure, unwraps a lone video and removes an empty paragraph. */
export function transformParagraph(
  paragraph: Element,
  parent: Parent,
  words: ArticleWords,
): readonly Node[] {
  linkAlone(paragraph);
  const video = videoAlone(paragraph.childNodes, words);
  if (video) return [video];
  const [shown, ...others] = visibleOf(paragraph.childNodes);
  if (!shown) return [];
  if (nameOf(shown) !== 'img' || others.length > 0) return [paragraph];
  return nameOf(parent) === 'figure' ? [shown] : [create('figure', {}, [shown])];
}

/** Links an address that is alone in its paragraph, which WordPress, Ghost and others show as an embed. */
function linkAlone(paragraph: Element): void {
  const text = textOf(paragraph);
  if (
    isInLink(paragraph) ||
    !/^https?:\/\/\S+$/i.test(text) ||
    holds(paragraph, 'a', 'code', 'img')
  )
    return;
  const href = linkAddress(text);
  if (href) setChildren(paragraph, [create('a', { href, rel: 'noopener' }, text)]);
}

function isInLink({ parentNode: parent }: Element): boolean {
  return parent !== null && isElement(parent) && (parent.tagName === 'a' || isInLink(parent));
}

/** Removes a figure that has nothing but a caption. */
export function transformFigure(figure: Element, words: ArticleWords): readonly Node[] {
  const video = videoAlone(figure.childNodes, words);
  if (video) setChildren(figure, [video]);
  const shown = visibleOf(figure.childNodes).filter((node) => nameOf(node) !== 'figcaption');
  return shown.length > 0 ? [figure] : [];
}
