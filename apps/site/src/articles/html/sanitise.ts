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

/** Elements within elements; what is deeper stands in the last of them. */
const DEEPEST = 40;
/** A table brings rows and cells along: one that has no room for them is words. */
const TABLE_DEPTH = 4;

/** A piece of what was sent, and where in the article it is going to stand. */
interface Place {
  node: Node;
  parent: Parent;
  depth: number;
  /** The link round it. */
  link: Element | undefined;
  /** The heading round it. */
  heading: Element | undefined;
  isInWordsOnly: boolean;
}

/**
 * The gate that all content passes: reads HTML as a browser does and lets in what `allowed-html.ts`
 * names. A YouTube frame comes through as a link. What comes out is a new tree of bounded depth, which
 * is the same when it is written and read again.
 */
export function sanitise(sent: string): Tree.DocumentFragment {
  const article = adapter.createDocumentFragment();
  const linksOfVideos = new Set<Element>();
  const ids = new HeadingIds();
  // A list of our own and no recursion: nothing bounds the depth of what was sent.
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
  // A link in a link is no link: the video's is the one that counts.
  if (linksOfVideos.size > 0) {
    rewrite(article, (element) => (linksOfVideos.has(element) ? element.childNodes : [element]));
  }
  return article;
}

/** Gathers by which ids links inside the article mean its headings: their own, and those in or just before them. */
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

  /** Something stands between what was noted and the next heading. */
  forget(): void {
    this.#before = [];
  }

  write(): void {
    for (const [heading, ids] of this.#byHeading) {
      heading.attrs = attributes({ [IDS]: ids.join('\n').slice(0, LONGEST_IDS) });
    }
  }
}

/** Characters of a heading's ids. */
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

/** The element that keeps words struck which only a style strikes through. */
function struckIn(
  { depth, isInWordsOnly }: Place,
  { tagName, attrs }: Element,
): Element | undefined {
  return !isInWordsOnly && depth + 1 < DEEPEST && isStruck(tagName, attrs)
    ? create('s')
    : undefined;
}

/** Boxes go when paragraphs are made of what stands in them. */
const withoutBoxes = (parent: Parent): Tree.ParentNode => {
  let around: Tree.ParentNode = parent;
  while (isElement(around) && around.tagName === 'div' && around.parentNode) {
    around = around.parentNode;
  }
  return around;
};

/** The link that stands for a frame of YouTube. */
function videoOf(frame: Element): Element | undefined {
  if (frame.tagName !== 'iframe') return undefined;
  const href = frameSource(frame)?.href;
  if (href === undefined) return undefined;
  return create('a', { href, [FRAME]: '' }, attribute(frame, 'title') ?? '');
}

/** Elements of the longest article: more than any browser would lay out in time. */
const MOST_ELEMENTS = 200_000;
/** Characters of attributes that weigh as much as an element. */
const PER_ELEMENT = 200;

class Full extends Error {}

/**
 * Reads HTML as a browser does. A standing browser repeats every unclosed emphasis in every paragraph
 * after it: some kilobytes can ask for gigabytes. An article that grows beyond all measure ends there.
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
      // The reader's own, in which everything else stands, is its first.
      if (name === 'html') root ??= element;
      return element;
    },
  };
  try {
    // Without scripts, so that what stands in `noscript` is read.
    return parseFragment(sent, { treeAdapter, scriptingEnabled: false }).childNodes;
  } catch (error) {
    if (!(error instanceof Full) || !root) throw error;
    return root.childNodes;
  }
}
