import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as adapter,
  parseFragment,
  serialize,
} from 'parse5';
import { articleTexts } from '../../content/th/articles.ts';
import { splitUnbroken } from '../../thai/unbroken-words.ts';
import {
  arrangeFigure,
  arrangePicture,
  arrangeVideo,
  isFrame,
  type ShownPicture,
  unwrapPicture,
} from './arrange-media.ts';
import {
  all,
  attribute,
  create,
  decode,
  drop,
  nameOf,
  rename,
  textOf,
  unwrap,
  walk,
  wrap,
} from './html-tree.ts';
import { makeParagraphs } from './paragraphs.ts';
import { FRAME } from './sanitise.ts';

/** One entry of the table of contents. */
export interface OutlineEntry {
  id: string;
  title: string;
}

interface Arranged {
  html: string;
  outline: OutlineEntry[];
}

type Element = Tree.Element;
type Parent = Tree.DocumentFragment | Element;

/** Entries of a table of contents: with more, nobody finds anything in it. */
const LONGEST_OUTLINE = 60;

/**
 * Makes sanitised content into the markup of a page: headings with ids, in order and below the
 * title's; pictures with their sizes; tables that scroll by themselves; videos as links that play on
 * a tap; only what HTML allows where it stands.
 *
 * @param safeHtml what `sanitise` let through
 * @param pictureFor the site's own copy of a picture; what has none is left out
 */
export function arrange(
  safeHtml: string,
  pictureFor: (url: string) => ShownPicture | undefined,
): Arranged {
  const root = parseFragment(safeHtml);
  makeParagraphs(root);
  const outline = arrangeHeadings(root);
  walk(root, (element) => {
    if (element.tagName === 'img') arrangePicture(element, pictureFor);
    else if (element.tagName === 'a') arrangeLink(element);
    else arrangePlace(element);
  });
  for (const link of all(root, 'a')) arrangeVideo(link);
  for (const paragraph of all(root, 'p')) unwrapPicture(paragraph);
  for (const figure of all(root, 'figure')) arrangeFigure(figure);
  for (const paragraph of all(root, 'p')) if (isEmpty(paragraph)) adapter.detachNode(paragraph);
  all(root, 'table').forEach((table, index) => wrapTable(table, index + 1));
  keepWords(root);
  return { html: serialize(root).trim(), outline };
}

function arrangeHeadings(root: Parent): OutlineEntry[] {
  const outline: OutlineEntry[] = [];
  const idByOldId = new Map<string, string>();
  let previous = 1;
  let number = 0;
  for (const heading of all(root, 'h2', 'h3', 'h4')) {
    const title = textOf(heading);
    const oldId = attribute(heading, 'id');
    if (!title) {
      adapter.detachNode(heading);
      continue;
    }
    // Never a level skipped, whatever the editor chose for its looks.
    const level = Math.min(Number(heading.tagName[1]), previous + 1);
    rename(heading, `h${level}`);
    previous = level;
    const id = `section-${++number}`;
    heading.attrs = [{ name: 'id', value: id }];
    if (oldId) idByOldId.set(oldId, id);
    if (level === 2 && outline.length < LONGEST_OUTLINE) outline.push({ id, title });
  }
  for (const link of all(root, 'a')) {
    const href = attribute(link, 'href') ?? '';
    if (!href.startsWith('#')) continue;
    const id = idByOldId.get(decode(href.slice(1)));
    link.attrs = id ? [{ name: 'href', value: `#${id}` }] : [];
  }
  return outline;
}

/** An address at the content site of a file that is a picture. */
const PICTURE_FILE = /^(?!https?:).*\.(avif|gif|jpe?g|png|webp)$/i;

function arrangeLink(link: Element): void {
  const href = attribute(link, 'href');
  if (isFrame(link)) return;
  drop(link, FRAME);
  const isEmpty = !textOf(link);
  // A picture that leads to itself: its address here is another one.
  const isPicture = isEmpty && PICTURE_FILE.test(href ?? '');
  if (!href || isPicture || (isEmpty && all(link, 'img').length === 0)) unwrap(link);
  else if (/^https?:/i.test(href)) link.attrs.push({ name: 'rel', value: 'noopener' });
}

/** List items outside lists and the like keep their words and lose their element. */
const home: Record<string, string[]> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  figcaption: ['figure'],
};
const onlyChildren: Record<string, string[]> = { ul: ['li'], ol: ['li'], dl: ['dt', 'dd'] };

function arrangePlace(element: Element): void {
  const parent = element.parentNode;
  const homes = home[element.tagName];
  if (homes && parent && !homes.includes(nameOf(parent))) rename(element, 'p');
  const wanted = onlyChildren[element.tagName];
  if (wanted) {
    for (const child of [...element.childNodes]) {
      if (adapter.isElementNode(child) ? !wanted.includes(child.tagName) : textOf(child)) {
        wrap(child, create(wanted.at(-1) ?? 'li'));
      }
    }
    if (element.childNodes.length === 0) adapter.detachNode(element);
  }
  for (const name of ['colspan', 'rowspan']) {
    const value = attribute(element, name);
    if (value !== undefined && !/^([1-9]|1\d|20)$/.test(value)) drop(element, name);
  }
  if (!/^-?\d{1,6}$/.test(attribute(element, 'start') ?? '0')) drop(element, 'start');
  if (!/^(row|col)$/.test(attribute(element, 'scope') ?? 'col')) drop(element, 'scope');
  if (!/^\d{4}-\d\d-\d\d/.test(attribute(element, 'datetime') ?? '2000-01-01'))
    drop(element, 'datetime');
}

function wrapTable(table: Element, number: number): void {
  const [caption] = all(table, 'caption');
  const label = caption && textOf(caption) ? textOf(caption) : articleTexts.table;
  wrap(
    table,
    create('div', {
      class: 'article-table',
      role: 'region',
      tabindex: '0',
      'aria-label': `${label} (${number})`,
    }),
  );
}

/** Compounds stay whole, and the repeat mark ๆ keeps to the word before it. */
function keepWords(parent: Parent): void {
  for (const child of [...parent.childNodes]) {
    if (adapter.isTextNode(child)) keepWordsOf(child);
    else if ('childNodes' in child && !/^(pre|code|kbd)$/.test(nameOf(child))) keepWords(child);
  }
}

function keepWordsOf(text: Tree.TextNode): void {
  const parts = splitUnbroken(text.value);
  const { parentNode } = text;
  if (!parentNode) return;
  for (const [index, part] of parts.slice(0, -1).entries()) {
    if (index % 2 === 0) {
      if (part) adapter.insertTextBefore(parentNode, part, text);
    } else {
      const kept = create('span', { class: 'keep' });
      adapter.insertText(kept, part);
      adapter.insertBefore(parentNode, kept, text);
    }
  }
  text.value = parts.at(-1) ?? '';
}

const isEmpty = (element: Element) => !textOf(element) && all(element, 'img', 'a').length === 0;
