import { pictureAddress } from './allowed-html.ts';
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
  return lazySource(img) ?? visible ?? largestOf(img, 'srcset') ?? siblingSource(img) ?? src;
}

/** Whether an `img` is a tracking pixel, by its size. */
export const isTrackingPixel = (img: Element) =>
  ['width', 'height'].some((name) => /^[01](?:px)?$/.test(attribute(img, name) ?? ''));

/** Returns the YouTube page an `iframe` shows, if any. */
export function frameSource(frame: Element) {
  const addresses = ['src', ...lazyAddresses].map((name) => attribute(frame, name) ?? '');
  return addresses.map(youtubePage).find(Boolean);
}

const usableUrl = (value: string | undefined) =>
  value !== undefined && pictureAddress(value) !== undefined ? value.trim() : undefined;

function lazySource(element: Element): string | undefined {
  const address = lazyAddresses
    .map((name) => usableUrl(attribute(element, name)))
    .find((value) => value !== undefined && /[./]/.test(value));
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

const CANDIDATE = /([^\s,]\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g;

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

/** A `noscript` and its neighbours. */
interface Hidden {
  noscript: Element;
  before: Node | undefined;
  after: Node | undefined;
}

/**
 * Moves pictures and videos out of `noscript`. A placeholder beside it gets the URL instead; media that the
 * article already shows are not added again.
 */
export function takeOutOfNoscript(sent: readonly Node[]): void {
  const { hidden, known } = findNoscripts(sent);
  for (const { noscript, before, after } of hidden) {
    const placeholders = [
      ...mediaIn(before, MAX_SEARCHED).filter(isPlaceholder),
      // A placeholder after it with a lazy URL has its own `noscript`.
      ...mediaIn(after, MAX_SEARCHED).filter((media) => isPlaceholder(media) && !lazySource(media)),
    ];
    const added = mediaIn(noscript, Infinity).filter((element) => {
      const key = keyOf(element);
      if (key === undefined || known.has(key)) return false;
      known.add(key);
      const placeholder = placeholders.find(({ tagName }) => tagName === element.tagName);
      element.attrs = revealed(element, placeholder);
      if (!placeholder) return true;
      placeholders.splice(placeholders.indexOf(placeholder), 1);
      placeholder.attrs = element.attrs;
      return false;
    });
    if (added.length === 0) continue;
    rename(noscript, 'span');
    setChildren(noscript, added);
  }
}

function revealed(element: Element, placeholder: Element | undefined): Element['attrs'] {
  if (element.tagName !== 'img') return element.attrs;
  const alt = attribute(element, 'alt') ?? (placeholder && attribute(placeholder, 'alt'));
  return attributes({ src: pictureSource(element) ?? '', alt: alt ?? '' });
}

/** Elements of a neighbour that are searched for a placeholder. */
const MAX_SEARCHED = 20;

/** Finds each `noscript` and the keys of media outside of them. Not recursive: the input's depth is unbounded. */
function findNoscripts(sent: readonly Node[]): { hidden: Hidden[]; known: Set<string> } {
  const hidden: Hidden[] = [];
  const known = new Set<string>();
  const stack = [sent];
  for (let siblings = stack.pop(); siblings; siblings = stack.pop()) {
    const visible = siblings.filter(
      (node) => isElement(node) || (isText(node) && /\S/.test(node.value)),
    );
    for (const [at, node] of visible.entries()) {
      if (!isElement(node)) continue;
      if (node.tagName === 'noscript') {
        hidden.push({ noscript: node, before: visible[at - 1], after: visible[at + 1] });
        continue;
      }
      const key = keyOf(node);
      if (key !== undefined) known.add(key);
      stack.push(node.childNodes);
    }
  }
  return { hidden, known };
}

/** Returns the pictures and iframes among the first elements of a node. */
function mediaIn(node: Node | undefined, limit: number): Element[] {
  const media: Element[] = [];
  const stack = node ? [node] : [];
  for (let left = limit; left > 0; left--) {
    const next = stack.pop();
    if (!next) break;
    if (!isElement(next)) continue;
    if (/^(?:img|iframe)$/.test(next.tagName)) media.push(next);
    for (const child of next.childNodes.toReversed()) stack.push(child);
  }
  return media;
}

/** Whether an element is a placeholder for a picture or video. */
function isPlaceholder(element: Element): boolean {
  if (element.tagName === 'iframe') return frameSource(element) === undefined;
  const source = pictureSource(element);
  return lazySource(element) !== undefined || source === undefined || PLACEHOLDER.test(source);
}

/** Identifies a picture or video, regardless of its size. */
function keyOf(element: Element): string | undefined {
  if (element.tagName === 'iframe') return frameSource(element)?.href;
  if (element.tagName !== 'img' || isTrackingPixel(element)) return undefined;
  return pictureSource(element)
    ?.replace(/-\d+x\d+(?=\.\w+$)/, '')
    .replace(/^https?:/i, '');
}
