import { linkAddress, pictureAddress } from './allowed-html.ts';
import {
  attribute,
  attributes,
  type Element,
  isElement,
  isText,
  nameOf,
  type Node,
  rename,
  setChildren,
} from './html-tree.ts';
import { youtubePage } from './youtube.ts';

/*
 * Lazy loaders hide a picture's URL until it is scrolled into view: in a custom attribute, in `srcset`, in a
 * `source` or in a `noscript` fallback.
 */

const lazyAddresses = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy'];
const lazySets = ['data-srcset', 'data-lazy-srcset'];

/** File names of placeholder pictures. */
const PLACEHOLDER =
  /(?:^|[/_-])(?:blank|placeholder|spacer|pixel|1x1|transparent|loading|lazy|loader)[\w-]*\.\w+(?:\?|$)/i;

/** Returns the URL of the picture an `img` shows once loaded. */
export function pictureSource(img: Element): string | undefined {
  const src = usableUrl(attribute(img, 'src'));
  const visible = src && !PLACEHOLDER.test(src) ? src : undefined;
  return (
    lazySource(img) ??
    visible ??
    largestOf(img, 'srcset') ??
    siblingSource(img) ??
    namedPicture(img) ??
    src
  );
}

const PICTURE_ADDRESS = /^[^\s{}]*\/[^\s{}]*\.(?:avif|gif|jpe?g|png|webp)(?:\?\S*)?$/i;

/** The URL of a picture in whatever attribute a lazy loader of its own reads. */
const namedPicture = (img: Element) =>
  img.attrs
    .filter(({ name, value }) => !/^(?:src|alt|title)$/.test(name) && PICTURE_ADDRESS.test(value))
    .map(({ value }) => usableUrl(value))
    .find(Boolean);

/** Returns the URL of the picture that is the background of an empty block, as in galleries. */
export function backgroundOf(block: Element): string | undefined {
  if (block.tagName !== 'div' || !block.childNodes.every(isBlank)) return undefined;
  const values = ['style', 'data-bg', 'data-background-image'].map((name) =>
    attribute(block, name),
  );
  const [, url] = /\burl\(\s*["']?([^"')]+)/i.exec(values.join(';')) ?? [];
  return usableUrl(url);
}

const isBlank = (node: Node) => isText(node) && !/\S/.test(node.value);

/** Whether an `img` or `iframe` is a tracking pixel, by its size. */
export const isTrackingPixel = (img: Element) =>
  ['width', 'height'].some((name) => /^[01](?:px)?$/.test(attribute(img, name) ?? ''));

/** Returns the page that an embed shows: of YouTube, or an https address elsewhere. */
export function frameSource(frame: Element): string | undefined {
  if (isTrackingPixel(frame) || /display\s*:\s*none/i.test(attribute(frame, 'style') ?? ''))
    return undefined;
  const sources = [
    frame,
    ...frame.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'source'),
  ];
  const addresses = sources.flatMap((source) =>
    // Loaders that wait for consent have names of their own: `data-cookieblock-src`.
    source.attrs.filter(({ name }) => /src$|^(?:data|url)$/.test(name)).map(({ value }) => value),
  );
  const video = attribute(frame, 'videoid') ?? attribute(frame, 'data-videoid') ?? '';
  if (/^[\w-]{11}$/.test(video)) addresses.push(`https://youtu.be/${video}`);
  return pageAmong(addresses);
}

const pageAmong = (addresses: readonly string[]) =>
  addresses.map((address) => youtubePage(address)?.href).find(Boolean) ??
  addresses
    .map(linkAddress)
    .find((address) => address?.startsWith('https://'))
    // Google refuses to show the embedded map in a tab of its own.
    ?.replace(/^(.*\/maps)\/embed\?pb=.*!2d(-?[\d.]+)!3d(-?[\d.]+).*$/, '$1?q=$3,$2');

/** The address of a video in the settings of a widget of Elementor. */
const VIDEO_SETTING = /"(?:youtube|vimeo|dailymotion)_url":"(https:[^"]+)"/;

/** Returns the page of a video widget, or the one for which an empty block stands until a script fills it. */
export function widgetPage(block: Element): string | undefined {
  const [, video] = VIDEO_SETTING.exec(attribute(block, 'data-settings') ?? '') ?? [];
  if (video !== undefined) return pageAmong([video.replaceAll('\\/', '/')]);
  if (!/^(?:div|blockquote)$/.test(block.tagName) || !block.childNodes.every(isBlank))
    return undefined;
  if (/\bfb-(?:like|share|save|comments)/.test(attribute(block, 'class') ?? '')) return undefined;
  const names = ['data-href', 'data-oembed-url', 'data-instgrm-permalink'];
  return pageAmong(names.flatMap((name) => attribute(block, name) ?? []));
}

const usableUrl = (value: string | undefined) =>
  value !== undefined && pictureAddress(value) !== undefined ? value.trim() : undefined;

function lazySource(element: Element): string | undefined {
  const address = lazyAddresses
    .map((name) => usableUrl(attribute(element, name)))
    .find((value) => value !== undefined && /^[^{}]*[./][^{}]*$/.test(value));
  return address ?? lazySets.map((name) => largestOf(element, name)).find(Boolean);
}

/** The URL of a `source` beside an `img` in a `picture`. */
function siblingSource(img: Element): string | undefined {
  const parent = img.parentNode;
  if (!parent || nameOf(parent) !== 'picture') return undefined;
  return parent.childNodes
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'source')
    .map((source) => lazySource(source) ?? largestOf(source, 'srcset'))
    .find(Boolean);
}

const CANDIDATE = /([^\s,]\S*[^\s,])(?:\s+([\d.]+)[wx](?:\s+\d+h)?)?\s*(?:,|$)/g;

/** The largest picture of a `srcset`. */
function largestOf(element: Element, name: string): string | undefined {
  const candidates = (attribute(element, name) ?? '').slice(0, 10_000).matchAll(CANDIDATE);
  return Array.from(candidates, ([, address, size = '1']) => ({ address, size: Number(size) }))
    .filter(({ address }) => usableUrl(address) !== undefined)
    .reduce<{ address?: string | undefined; size: number }>(
      (largest, candidate) => (candidate.size > largest.size ? candidate : largest),
      { size: 0 },
    ).address;
}

/** Moves pictures and videos out of `noscript`, in place of a placeholder before it, unless the article shows them. */
export function takeOutOfNoscript(sent: readonly Node[]): void {
  const found = [...elementsIn(sent)];
  const known = new Set(found.flatMap(({ element }) => keyOf(element) ?? []));
  for (const { element: noscript, before } of found) {
    if (noscript.tagName !== 'noscript') continue;
    const added = mediaIn(noscript.childNodes).filter((media) => {
      const key = keyOf(media);
      if (key === undefined || known.has(key)) return false;
      known.add(key);
      return true;
    });
    if (added.length === 0) continue;
    const placeholder = before && mediaIn([before], MAX_SEARCHED).find(isPlaceholder);
    // Without a source it is not shown.
    if (placeholder) placeholder.attrs = [];
    for (const media of added.filter(({ tagName }) => tagName === 'img')) {
      const alt = attribute(media, 'alt') ?? '';
      media.attrs = attributes({ src: pictureSource(media) ?? '', alt });
    }
    rename(noscript, 'span');
    setChildren(noscript, added);
  }
}

/** Elements that are searched for a placeholder. */
const MAX_SEARCHED = 20;

/** Returns the pictures and iframes among the first elements. */
function mediaIn(nodes: readonly Node[], limit = Infinity): Element[] {
  const media: Element[] = [];
  let left = limit;
  for (const { element } of elementsIn(nodes)) {
    if (left-- <= 0) break;
    if (/^(?:img|iframe)$/.test(element.tagName)) media.push(element);
  }
  return media;
}

/** Yields all elements outside of `noscript`, with the node before. Not recursive: the input's depth is unbounded. */
function* elementsIn(
  nodes: readonly Node[],
): Generator<{ element: Element; before: Node | undefined }> {
  const stack = [nodes];
  for (let siblings = stack.pop(); siblings; siblings = stack.pop()) {
    const visible = siblings.filter(
      (node) => isElement(node) || (isText(node) && /\S/.test(node.value)),
    );
    for (const [at, element] of visible.entries()) {
      if (!isElement(element)) continue;
      yield { element, before: visible[at - 1] };
      if (element.tagName !== 'noscript') stack.push(element.childNodes);
    }
  }
}

/** Whether an element is a placeholder for a picture or video. */
function isPlaceholder(element: Element): boolean {
  if (element.tagName === 'iframe') return frameSource(element) === undefined;
  const source = pictureSource(element);
  return lazySource(element) !== undefined || source === undefined || PLACEHOLDER.test(source);
}

/** Identifies a picture or video, regardless of its size. */
function keyOf(element: Element): string | undefined {
  if (element.tagName === 'iframe') return frameSource(element);
  if (element.tagName !== 'img' || isTrackingPixel(element)) return undefined;
  return pictureSource(element)
    ?.replace(/-\d+x\d+(?=\.\w+$)/, '')
    .replace(/^https?:/i, '');
}
