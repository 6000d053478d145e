import {
  transformFigure,
  transformParagraph,
  transformPicture,
  isFrame,
  visibleOf,
  videoOf,
} from './transform-media.ts';
import { IDS_ATTRIBUTE } from './allowed-html.ts';
import { transformTable } from './transform-table.ts';
import type { ArticleWords, OutlineEntry, PictureFor } from './derived.ts';
import {
  all,
  append,
  attribute,
  attributes,
  create,
  type Element,
  hasText,
  holds,
  isElement,
  isText,
  nameOf,
  type Node,
  type Parent,
  rename,
  rewrite,
  setChildren,
  textOf,
} from './html-tree.ts';
import { inline, makeParagraphs } from './paragraphs.ts';
import { decodePercent } from '../../content-site/decode-percent.ts';

/** Entries of a table of contents; more would be hard to scan. */
const MAX_OUTLINE = 60;

/**
 * Transforms the output of `sanitise` into valid page HTML: headings with ids and consecutive levels below the
 * title's, pictures with sizes, scrollable tables, and videos as links that play on a tap. Returns the table of
 * contents. Pictures without a copy are removed.
 */
export function transformHtml(
  content: Parent,
  pictureFor: PictureFor,
  words: ArticleWords,
): OutlineEntry[] {
  makeParagraphs(content);
  const outline = transformHeadings(content);
  const idByOldId = transformAnchors(content);
  const tables = new Map(all(content, 'table').map((table, index) => [table, index + 1]));
  rewrite(content, (element, parent) => {
    switch (element.tagName) {
      case 'img':
        return transformPicture(element, pictureFor);
      case 'a':
        return transformLink(element, idByOldId, words);
      case 'p':
        return transformParagraph(element, parent, words);
      case 'figure':
        return transformFigure(element, words);
      case 'h2':
      case 'h3':
      case 'h4':
        return hasText(element) ? [element] : visibleOf(element.childNodes);
      case 'blockquote':
      case 'figcaption':
      case 'li':
        return visibleOf(element.childNodes).length > 0 ? [element] : [];
      case 'ul':
      case 'ol':
        return transformList(element, ['li']);
      case 'dl':
        return transformList(element, ['dt', 'dd']);
      case 'table':
        return hasText(element) || holds(element, 'img')
          ? [transformTable(element, tables.get(element) ?? 1, words)]
          : [];
      default:
        return [element];
    }
  });
  return outline;
}

function transformHeadings(content: Parent): OutlineEntry[] {
  const outline: OutlineEntry[] = [];
  let previous = 1;
  let number = 0;
  for (const heading of all(content, 'h2', 'h3', 'h4')) {
    if (!hasText(heading)) continue;
    const title = textOf(heading);
    // No level is skipped, even if the author chose headings by appearance.
    const level = Math.min(Number(heading.tagName[1]), previous + 1);
    rename(heading, `h${level}`);
    previous = level;
    const id = `section-${++number}`;
    heading.attrs.unshift(...attributes({ id }));
    if (level === 2 && outline.length < MAX_OUTLINE) outline.push({ id, title });
  }
  return outline;
}

/** Replaces the ids of blocks by generated ones, by which links find them. */
function transformAnchors(content: Parent) {
  const idByOldId = new Map<string, string>();
  let number = 0;
  rewrite(content, (block) => {
    const oldIds = attribute(block, IDS_ATTRIBUTE)?.split('\n') ?? [];
    if (oldIds.length === 0) return [block];
    const id = attribute(block, 'id') ?? `place-${++number}`;
    const others = block.attrs.filter(({ name }) => name !== 'id' && name !== IDS_ATTRIBUTE);
    block.attrs = [...attributes({ id }), ...others];
    for (const oldId of oldIds) if (!idByOldId.has(oldId)) idByOldId.set(oldId, id);
    return [block];
  });
  return idByOldId;
}

/** A relative URL of a picture file. */
const RELATIVE_PICTURE = /^(?!https?:).*\.(avif|gif|jpe?g|png|webp)$/i;

function transformLink(
  link: Element,
  idByOldId: ReadonlyMap<string, string>,
  words: ArticleWords,
): readonly Node[] {
  if (isFrame(link)) return [videoOf(link, words)];
  const sent = attribute(link, 'href') ?? '';
  const anchor = sent.startsWith('#') ? sent.slice(1) : undefined;
  const id = anchor && (idByOldId.get(anchor) ?? idByOldId.get(decodePercent(anchor)));
  const href = anchor === undefined ? sent : id && `#${id}`;
  const isEmpty = !hasText(link) && !holds(link, 'img');
  // The site does not serve the original file of a picture.
  if (!href || isEmpty || RELATIVE_PICTURE.test(href)) return link.childNodes;
  link.attrs = attributes({ href, ...(/^https?:/i.test(href) && { rel: 'noopener' }) });
  return [link];
}

/**
 * Makes all children of a list items. Loose text becomes an item; other content is moved into the item before
 * it, which keeps the numbering. So is a nested list between two items or alone in an item, as many editors
 * write it: it would show an empty marker.
 */
function transformList(list: Element, items: readonly string[]): readonly Node[] {
  const children: Node[] = [];
  for (const child of list.childNodes) {
    const lists = listsAlone(child);
    const before = children.findLast(isElement);
    if (lists && before) append(before, lists);
    else if (lists)
      for (const { childNodes } of lists) for (const item of childNodes) children.push(item);
    else if (isElement(child) ? items.includes(child.tagName) : !hasText(child))
      children.push(child);
    else if (before?.tagName === 'li' && !inline.has(nameOf(child))) append(before, [child]);
    else children.push(create(items.at(-1) ?? 'li', {}, [child]));
  }
  setChildren(list, children);
  return children.some(isElement) ? [list] : [];
}

/** Returns the lists of a node that is a list, or an item with nothing but lists. */
function listsAlone(node: Node): Element[] | undefined {
  if (!isElement(node)) return undefined;
  if (isList(node)) return [node];
  if (node.tagName !== 'li' || node.childNodes.length === 0) return undefined;
  const shown = node.childNodes.filter((child) => !isText(child) || hasText(child));
  const lists = shown.filter(isElement).filter(isList);
  return lists.length > 0 && lists.length === shown.length ? lists : undefined;
}

const isList = ({ tagName }: Element) => tagName === 'ul' || tagName === 'ol';
