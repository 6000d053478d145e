import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as adapter,
  html,
  parseFragment,
} from 'parse5';
import {
  allowedName,
  allowedAttributesOf,
  emphasesOf,
  FRAME_ATTRIBUTE,
  IDS_ATTRIBUTE,
  isDropped,
  isTextOnly,
  isUndone,
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
  rename,
  rewrite,
} from './html-tree.ts';
import { inline } from './paragraphs.ts';
import {
  backgroundOf,
  frameSource,
  isTrackingPixel,
  pictureSource,
  takeOutOfNoscript,
  widgetPage,
} from './lazy-media.ts';
import { restoreList } from './quill-list.ts';
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
  /** The closest enclosing block, such as a paragraph or a cell. */
  block: Element | undefined;
  isInTextOnly: boolean;
}

/**
 * Parses HTML as a browser does and keeps what `allowed-html.ts` allows. An embed becomes a link.
 * Returns a new tree of bounded depth that is stable when it is serialised and parsed again.
 */
export function sanitise(sent: string): Tree.DocumentFragment {
  const article = adapter.createDocumentFragment();
  const linksOfFrames = new Set<Element>();
  const ids = new AnchorIds();
  // An explicit stack instead of recursion: the depth of the input is unbounded.
  const stack: Place[] = [];
  const push = (nodes: readonly Node[], place: Omit<Place, 'node'>) => {
    for (const node of nodes.toReversed()) stack.push({ ...place, node });
  };
  const nodes = parse(sent);
  const withoutShortcodes = shortcodeFilter(sent);
  takeOutOfNoscript(nodes);
  const context = { link: undefined, block: undefined, isInTextOnly: false };
  push(nodes, { parent: article, depth: 0, ...context });
  for (let place = stack.pop(); place; place = stack.pop()) {
    const { node, parent, depth, link } = place;
    if (isText(node)) {
      const isCode = /^(?:code|pre)$/.test(nameOf(parent));
      adapter.insertText(parent, isCode ? node.value : withoutShortcodes(node.value));
      if (place.block && /\S/.test(node.value)) ids.assignTo(place.block);
    }
    if (!isElement(node)) continue;
    const framed = linkOfFrame(node);
    if (framed) {
      appendElement(parent, framed);
      if (link) linksOfFrames.add(link);
    }
    // The link replaces the embed and its fallback content.
    if (framed || node.namespaceURI !== html.NS.HTML || isDropped(node.tagName)) continue;
    const emoji = attribute(node, 'alt') ?? '';
    if (node.tagName === 'img' && EMOJI.test(emoji)) {
      adapter.insertText(parent, emoji);
      continue;
    }
    if (/^[ou]l$/.test(node.tagName)) restoreList(node);
    const background = backgroundOf(node);
    if (background !== undefined) {
      rename(node, 'img');
      node.attrs = attributes({ src: background, alt: attribute(node, 'aria-label') ?? '' });
    }
    const element = allowedElement(place, node);
    if (element) appendElement(parent, element);
    const block = element && !inline.has(element.tagName) ? element : place.block;
    ids.note(node, block);
    let inner = element ?? parent;
    let innerDepth = depth + (element ? 1 : 0);
    for (const name of emphasesOf(node)) {
      if (place.isInTextOnly || innerDepth + 1 >= MAX_DEPTH) break;
      const emphasis = create(name);
      adapter.appendChild(inner, emphasis);
      inner = emphasis;
      innerDepth++;
    }
    push(element?.tagName === 'img' ? [] : node.childNodes, {
      parent: inner,
      depth: innerDepth,
      link: element?.tagName === 'a' ? element : link,
      block,
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

const shortcode = /\[\/?([a-z][\w-]*)((?:\s[^[\]]*)?)\]/g;

/** Returns a function that removes WordPress shortcodes: those with a quoted attribute, or closed anywhere in the content. */
function shortcodeFilter(sent: string): (text: string) => string {
  const ended = new Set(Array.from(sent.matchAll(/\[\/([a-z][\w-]*)\]/g), ([, name]) => name));
  return (text) =>
    text.replace(shortcode, (whole, name: string, attrs: string) =>
      ended.has(name) || /\s[\w-]+=["'“”‘’″]/.test(attrs) ? '' : whole,
    );
}

/** The alternative text of an emoji that WordPress or Facebook sends as a picture; replaces the picture. */
const EMOJI =
  /^(?:[\p{Extended_Pictographic}\p{Regional_Indicator}][\p{Emoji}\p{Emoji_Component}]{0,15}|[\d#*]\ufe0f?\u20e3)$/u;

/** Appends an element, with a space between two different links: editors separate buttons by a margin. */
function appendElement(parent: Parent, element: Element): void {
  const before = parent.childNodes.at(-1);
  if (element.tagName === 'a' && before && isElement(before) && before.tagName === 'a') {
    const isFrame = [before, element].some(
      (link) => attribute(link, FRAME_ATTRIBUTE) !== undefined,
    );
    // Editors split one link at each change of its style.
    if (isFrame || attribute(before, 'href') !== attribute(element, 'href')) {
      adapter.insertText(parent, ' ');
    }
  }
  adapter.appendChild(parent, element);
}

/** Collects the ids that links may lead to, by the block of the first text after each. */
class AnchorIds {
  readonly #byBlock = new Map<Element, string[]>();
  #pending: string[] = [];

  note(sent: Element, block: Element | undefined): void {
    const own = [
      attribute(sent, 'id'),
      sent.tagName === 'a' ? attribute(sent, 'name') : undefined,
      ...(attribute(sent, IDS_ATTRIBUTE)?.slice(0, MAX_IDS_LENGTH).split('\n') ?? []),
    ];
    for (const id of own) if (id) this.#pending.push(id);
    // Also an anchor at the end of a heading means the heading.
    if (block && /^h[2-4]$/.test(block.tagName)) this.assignTo(block);
  }

  assignTo(block: Element): void {
    if (this.#pending.length === 0) return;
    const existing = this.#byBlock.get(block);
    if (existing) for (const id of this.#pending) existing.push(id);
    else this.#byBlock.set(block, this.#pending);
    this.#pending = [];
  }

  write(): void {
    for (const [{ attrs }, ids] of this.#byBlock) {
      attrs.push(...attributes({ [IDS_ATTRIBUTE]: ids.join('\n').slice(0, MAX_IDS_LENGTH) }));
    }
  }
}

/** Characters of a block's ids together. */
const MAX_IDS_LENGTH = 1_000;

function allowedElement(place: Place, node: Element): Element | undefined {
  const { tagName, attrs } = node;
  const { parent, depth, isInTextOnly } = place;
  if (
    isInTextOnly ||
    isUndone(node) ||
    depth + (tagName === 'table' ? TABLE_DEPTH : 0) >= MAX_DEPTH
  )
    return undefined;
  const name = allowedName(tagName, nameOf(closestParent(parent)));
  if (name === undefined) return undefined;
  if (name !== 'img') return create(name, allowedAttributesOf(name, attrs));
  if (isTrackingPixel(node)) return undefined;
  const alt = attribute(node, 'alt');
  const picture = { ...(alt !== undefined && { alt }), src: pictureSource(node) ?? '' };
  return create(name, allowedAttributesOf(name, attributes(picture)));
}

/** The closest ancestor that is no `div`: those are unwrapped later. */
const closestParent = (parent: Parent): Tree.ParentNode => {
  let ancestor: Tree.ParentNode = parent;
  while (isElement(ancestor) && ancestor.tagName === 'div' && ancestor.parentNode) {
    ancestor = ancestor.parentNode;
  }
  return ancestor;
};

/** Returns the link that replaces an embed, named by its title or its host; a video from YouTube needs no name. */
function linkOfFrame(frame: Element): Element | undefined {
  const isEmbed = /^(?:audio|embed|iframe|object|oembed|video|(?:amp|lite)-(?!img)\w+)$/;
  const href = isEmbed.test(frame.tagName) ? frameSource(frame) : widgetPage(frame);
  if (href === undefined) return undefined;
  // YouTube names every frame alike.
  const title = attribute(frame, 'title')
    ?.replace(/^YouTube video player$/, '')
    .trim();
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
