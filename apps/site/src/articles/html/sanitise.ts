import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as adapter,
  html,
  parseFragment,
} from 'parse5';
import {
  allowedName,
  allowedOf,
  FRAME,
  IDS,
  isDropped,
  isStruck,
  isWordsOnly,
} from './allowed-html.ts';
import {
  attribute,
  attributes,
  create,
  type Element,
  isElement,
  isText,
  nameOf,
  type Node,
  type Parent,
  rewrite,
} from './html-tree.ts';
import { frameSource, isTrackingPixel, pictureSource, takeOutOfNoscript } from './lazy-media.ts';

/** Nesting limit; deeper elements are unwrapped. */
const DEEPEST = 40;
/** Levels that a table needs for rows and cells; without them it becomes text. */
const TABLE_DEPTH = 4;

/** An input node and its position in the output. */
interface Place {
  node: Node;
  parent: Parent;
  depth: number;
  /** The enclosing link. */
  link: Element | undefined;
  /** The enclosing heading. */
  heading: Element | undefined;
  isInWordsOnly: boolean;
}

/**
 * Parses HTML as a browser does and keeps what `allowed-html.ts` allows. A YouTube iframe becomes a link.
 * Returns a new tree of bounded depth that is stable when it is serialised and parsed again.
 */
export function sanitise(sent: string): Tree.DocumentFragment {
  const article = adapter.createDocumentFragment();
  const linksOfVideos = new Set<Element>();
  const ids = new HeadingIds();
  // An explicit stack instead of recursion: the depth of the input is unbounded.
  const waiting: Place[] = [];
  const wait = (nodes: readonly Node[], place: Omit<Place, 'node'>) => {
    for (const node of nodes.toReversed()) waiting.push({ ...place, node });
  };
  const nodes = read(sent);
  takeOutOfNoscript(nodes);
  const outside = { link: undefined, heading: undefined, isInWordsOnly: false };
  wait(nodes, { parent: article, depth: 0, ...outside });
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { node, parent, depth, link } = place;
    if (isText(node)) {
      adapter.insertText(parent, node.value);
      if (!place.heading && /\S/.test(node.value)) ids.forget();
    }
    if (!isElement(node)) continue;
    const video = videoOf(node);
    if (video) {
      adapter.appendChild(parent, video);
      if (link) linksOfVideos.add(link);
    }
    if (node.namespaceURI !== html.NS.HTML || isDropped(node.tagName)) continue;
    const element = allowedElement(place, node);
    if (element) adapter.appendChild(parent, element);
    const struck = struckIn(place, node);
    if (struck) adapter.appendChild(element ?? parent, struck);
    const heading = element && /^h[2-4]$/.test(element.tagName) ? element : place.heading;
    ids.note(node, heading);
    wait(node.childNodes, {
      parent: struck ?? element ?? parent,
      depth: depth + (element ? 1 : 0) + (struck ? 1 : 0),
      link: element?.tagName === 'a' ? element : link,
      heading,
      isInWordsOnly: place.isInWordsOnly || isWordsOnly(node.tagName),
    });
  }
  ids.write();
  // Links cannot be nested: a video's link replaces the one around it.
  if (linksOfVideos.size > 0) {
    rewrite(article, (element) => (linksOfVideos.has(element) ? element.childNodes : [element]));
  }
  return article;
}

/** Collects the anchor ids of each heading: its own, and those inside or directly before it. */
class HeadingIds {
  readonly #byHeading = new Map<Element, string[]>();
  #before: string[] = [];

  note(sent: Element, heading: Element | undefined): void {
    const own = [
      attribute(sent, 'id'),
      sent.tagName === 'a' ? attribute(sent, 'name') : undefined,
      ...(attribute(sent, IDS)?.split('\n') ?? []),
    ].filter((id): id is string => id !== undefined && id !== '');
    if (!heading) {
      this.#before.push(...own);
      return;
    }
    const all = [...this.#before, ...own];
    this.#before = [];
    if (all.length === 0) return;
    const known = this.#byHeading.get(heading);
    if (known) known.push(...all);
    else this.#byHeading.set(heading, all);
  }

  /** Discards ids that text separates from the next heading. */
  forget(): void {
    this.#before = [];
  }

  write(): void {
    for (const [heading, ids] of this.#byHeading) {
      heading.attrs = attributes({ [IDS]: ids.join('\n').slice(0, LONGEST_IDS) });
    }
  }
}

/** Characters of a heading's ids together. */
const LONGEST_IDS = 1_000;

function allowedElement(place: Place, node: Element): Element | undefined {
  const { tagName, attrs } = node;
  const { parent, depth, isInWordsOnly } = place;
  if (isInWordsOnly || depth + (tagName === 'table' ? TABLE_DEPTH : 0) >= DEEPEST) return undefined;
  const name = allowedName(tagName, nameOf(withoutBoxes(parent)));
  if (name === undefined) return undefined;
  if (name !== 'img') return create(name, allowedOf(name, attrs));
  if (isTrackingPixel(node)) return undefined;
  const picture = { ...shownAlt(node), src: pictureSource(node) ?? '' };
  return create(name, allowedOf(name, attributes(picture)));
}

function shownAlt(img: Element): Record<string, string> {
  const alt = attribute(img, 'alt');
  return alt === undefined ? {} : { alt };
}

/** Returns an `s` for text that only a style strikes through. */
function struckIn(
  { depth, isInWordsOnly }: Place,
  { tagName, attrs }: Element,
): Element | undefined {
  return !isInWordsOnly && depth + 1 < DEEPEST && isStruck(tagName, attrs)
    ? create('s')
    : undefined;
}

/** The closest ancestor that is no `div`: those are unwrapped later. */
const withoutBoxes = (parent: Parent): Tree.ParentNode => {
  let around: Tree.ParentNode = parent;
  while (isElement(around) && around.tagName === 'div' && around.parentNode) {
    around = around.parentNode;
  }
  return around;
};

/** Returns the link that replaces a YouTube iframe. */
function videoOf(frame: Element): Element | undefined {
  if (frame.tagName !== 'iframe') return undefined;
  const href = frameSource(frame)?.href;
  if (href === undefined) return undefined;
  return create('a', { href, [FRAME]: '' }, attribute(frame, 'title') ?? '');
}

/** Element limit of an article, above what browsers lay out in reasonable time. */
const MOST_ELEMENTS = 200_000;
/** Characters of attributes that count as one element. */
const PER_ELEMENT = 200;

class Full extends Error {}

/**
 * Parses HTML up to the element limit. The standard repeats unclosed formatting elements in every later
 * paragraph, so some kilobytes could expand to gigabytes.
 */
function read(sent: string): readonly Node[] {
  let room = MOST_ELEMENTS;
  let root: Element | undefined;
  const treeAdapter: typeof adapter = {
    ...adapter,
    createElement(name, namespace, attrs) {
      const characters = attrs.reduce((sum, { value }) => sum + value.length, 0);
      room -= 1 + characters / PER_ELEMENT;
      if (room < 0) throw new Full();
      const element = adapter.createElement(name, namespace, attrs);
      // The first element is the parser's own root.
      if (name === 'html') root ??= element;
      return element;
    },
  };
  try {
    // Scripting off, so that the content of `noscript` is parsed.
    return parseFragment(sent, { treeAdapter, scriptingEnabled: false }).childNodes;
  } catch (error) {
    if (!(error instanceof Full) || !root) throw error;
    return root.childNodes;
  }
}
