import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as adapter,
  html,
  parseFragment,
} from 'parse5';
import {
  allowedName,
  allowedAttributesOf,
  FRAME_ATTRIBUTE,
  IDS_ATTRIBUTE,
  isDropped,
  isStruck,
  isTextOnly,
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
import { youtubePage } from './youtube.ts';

/** Nesting limit; deeper elements are unwrapped. */
const MAX_DEPTH = 40;
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
  isInTextOnly: boolean;
}

/**
 * Parses HTML as a browser does and keeps what `allowed-html.ts` allows. An iframe becomes a link.
 * Returns a new tree of bounded depth that is stable when it is serialised and parsed again.
 */
export function sanitise(sent: string): Tree.DocumentFragment {
  const article = adapter.createDocumentFragment();
  const linksOfFrames = new Set<Element>();
  const ids = new HeadingIds();
  // An explicit stack instead of recursion: the depth of the input is unbounded.
  const stack: Place[] = [];
  const push = (nodes: readonly Node[], place: Omit<Place, 'node'>) => {
    for (const node of nodes.toReversed()) stack.push({ ...place, node });
  };
  const nodes = parse(sent);
  takeOutOfNoscript(nodes);
  const context = { link: undefined, heading: undefined, isInTextOnly: false };
  push(nodes, { parent: article, depth: 0, ...context });
  for (let place = stack.pop(); place; place = stack.pop()) {
    const { node, parent, depth, link } = place;
    if (isText(node)) {
      adapter.insertText(parent, node.value);
      if (!place.heading && /\S/.test(node.value)) ids.discard();
    }
    if (!isElement(node)) continue;
    const framed = linkOfFrame(node);
    if (framed) {
      adapter.appendChild(parent, framed);
      if (link) linksOfFrames.add(link);
    }
    if (node.namespaceURI !== html.NS.HTML || isDropped(node.tagName)) continue;
    const element = allowedElement(place, node);
    if (element) adapter.appendChild(parent, element);
    const struck = struckIn(place, node);
    if (struck) adapter.appendChild(element ?? parent, struck);
    const heading = element && /^h[2-4]$/.test(element.tagName) ? element : place.heading;
    ids.note(node, heading);
    push(node.childNodes, {
      parent: struck ?? element ?? parent,
      depth: depth + (element ? 1 : 0) + (struck ? 1 : 0),
      link: element?.tagName === 'a' ? element : link,
      heading,
      isInTextOnly: place.isInTextOnly || isTextOnly(node.tagName),
    });
  }
  ids.write();
  // Links cannot be nested: an iframe's link replaces the one around it.
  if (linksOfFrames.size > 0) {
    rewrite(article, (element) => (linksOfFrames.has(element) ? element.childNodes : [element]));
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
      ...(attribute(sent, IDS_ATTRIBUTE)?.split('\n') ?? []),
    ].filter((id): id is string => id !== undefined && id !== '');
    if (!heading) {
      this.#before.push(...own);
      return;
    }
    const all = [...this.#before, ...own];
    this.#before = [];
    if (all.length === 0) return;
    const existing = this.#byHeading.get(heading);
    if (existing) existing.push(...all);
    else this.#byHeading.set(heading, all);
  }

  /** Discards ids that text separates from the next heading. */
  discard(): void {
    this.#before = [];
  }

  write(): void {
    for (const [heading, ids] of this.#byHeading) {
      heading.attrs = attributes({ [IDS_ATTRIBUTE]: ids.join('\n').slice(0, MAX_IDS_LENGTH) });
    }
  }
}

/** Characters of a heading's ids together. */
const MAX_IDS_LENGTH = 1_000;

function allowedElement(place: Place, node: Element): Element | undefined {
  const { tagName, attrs } = node;
  const { parent, depth, isInTextOnly } = place;
  if (isInTextOnly || depth + (tagName === 'table' ? TABLE_DEPTH : 0) >= MAX_DEPTH)
    return undefined;
  const name = allowedName(tagName, nameOf(closestParent(parent)));
  if (name === undefined) return undefined;
  if (name !== 'img') return create(name, allowedAttributesOf(name, attrs));
  if (isTrackingPixel(node)) return undefined;
  const alt = attribute(node, 'alt');
  const picture = { ...(alt !== undefined && { alt }), src: pictureSource(node) ?? '' };
  return create(name, allowedAttributesOf(name, attributes(picture)));
}

/** Returns an `s` for text that only a style strikes through. */
function struckIn(
  { depth, isInTextOnly }: Place,
  { tagName, attrs }: Element,
): Element | undefined {
  return !isInTextOnly && depth + 1 < MAX_DEPTH && isStruck(tagName, attrs)
    ? create('s')
    : undefined;
}

/** The closest ancestor that is no `div`: those are unwrapped later. */
const closestParent = (parent: Parent): Tree.ParentNode => {
  let ancestor: Tree.ParentNode = parent;
  while (isElement(ancestor) && ancestor.tagName === 'div' && ancestor.parentNode) {
    ancestor = ancestor.parentNode;
  }
  return ancestor;
};

/** Returns the link that replaces an iframe, named by its title or its host; a video from YouTube needs no name. */
function linkOfFrame(frame: Element): Element | undefined {
  if (frame.tagName !== 'iframe') return undefined;
  const href = frameSource(frame);
  if (href === undefined) return undefined;
  const title = attribute(frame, 'title')?.trim();
  const host = youtubePage(href) ? '' : URL.parse(href)?.hostname.replace(/^www\./, '');
  return create('a', { href, [FRAME_ATTRIBUTE]: '' }, [title, host].find(Boolean) ?? '');
}

/** Element limit of an article, above what browsers lay out in reasonable time. */
const MAX_ELEMENTS = 200_000;
/** Characters of attributes that count as one element. */
const CHARACTERS_PER_ELEMENT = 200;

class TooManyElements extends Error {}

/**
 * Parses HTML up to the element limit. The standard repeats unclosed formatting elements in every later
 * paragraph, so some kilobytes could expand to gigabytes.
 */
function parse(sent: string): readonly Node[] {
  let budget = MAX_ELEMENTS;
  let root: Element | undefined;
  const treeAdapter: typeof adapter = {
    ...adapter,
    createElement(name, namespace, attrs) {
      const characters = attrs.reduce((sum, { value }) => sum + value.length, 0);
      budget -= 1 + characters / CHARACTERS_PER_ELEMENT;
      if (budget < 0) throw new TooManyElements();
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
    if (!(error instanceof TooManyElements) || !root) throw error;
    return root.childNodes;
  }
}
