import { segment } from '@clinicdee/thai';
import { defaultTreeAdapter as adapter } from 'parse5';
import { IDS_ATTRIBUTE } from './allowed-html.ts';
import {
  all,
  create,
  type Element,
  hasText,
  holds,
  isElement,
  isText,
  nameOf,
  type Node,
  type Parent,
  rewrite,
  setChildren,
} from './html-tree.ts';

/** Names of inline nodes; all others are blocks. */
export const inline: ReadonlySet<string> = new Set(
  '#text a abbr b br cite code em i kbd mark q s small strong sub sup time u'.split(' '),
);

/**
 * Wraps loose text in paragraphs and unwraps every `div`, which many editors write instead of `p`. Without
 * that, the text of two adjacent `div`s would run together.
 */
export function makeParagraphs(root: Parent): void {
  // Innermost first: the content of a nested `div` is paragraphs already.
  rewrite(root, (element) => {
    if (element.tagName === 'div') {
      return unwrap(element);
    }
    if (isLayout(element)) return all(element, 'caption', 'th', 'td').flatMap(unwrap);
    return element.tagName === 'p' ? split(element) : [element];
  });
  setChildren(
    root,
    wrapRuns(root.childNodes).flatMap((node) =>
      isElement(node) && node.tagName === 'p' ? split(node) : [node],
    ),
  );
}

function unwrap(element: Element): readonly Node[] {
  const nodes = wrapRuns(element.childNodes);
  const ids = element.attrs.filter(({ name }) => name === IDS_ATTRIBUTE);
  nodes.find(isElement)?.attrs.push(...ids);
  return nodes;
}

/** Whether a table is of one column with a picture or headings, as Blogger puts a caption below a picture. */
const isLayout = (table: Element): boolean =>
  table.tagName === 'table' &&
  holds(table, 'img', 'h2', 'h3', 'h4') &&
  !holds(table, 'table') &&
  all(table, 'tr').every(({ childNodes }) => childNodes.filter(isElement).length < 2);

/**
 * Longer paragraphs are split. Browsers take superlinear time to break lines, minutes for megabytes of
 * imported text.
 */
const MAX_LENGTH = 20_000;
const PART_LENGTH = 4_000;
const SEARCH_RANGE = 200;

function split(paragraph: Element): readonly Node[] {
  const [text, ...others] = paragraph.childNodes;
  if (!text || !isText(text) || others.length > 0 || text.value.length <= MAX_LENGTH) {
    return [paragraph];
  }
  const parts: Node[] = [];
  let rest = text.value;
  while (rest.length > PART_LENGTH) {
    const around = rest.slice(PART_LENGTH - SEARCH_RANGE, PART_LENGTH + SEARCH_RANGE);
    const start = segment(around).findLast(({ index }) => index <= SEARCH_RANGE)?.index ?? 0;
    parts.push(create('p', {}, rest.slice(0, PART_LENGTH - SEARCH_RANGE + start)));
    rest = rest.slice(PART_LENGTH - SEARCH_RANGE + start);
  }
  return [...parts, create('p', {}, rest)];
}

/** Wraps each run of inline nodes in a paragraph. */
function wrapRuns(nodes: readonly Node[]): Node[] {
  const all: Node[] = [];
  let run: Node[] = [];
  const end = () => {
    const isVisible = run.some((node) => nameOf(node) !== '#text' || hasText(node));
    if (isVisible) all.push(create('p', {}, run));
    else for (const node of run) all.push(node);
    run = [];
  };
  for (const node of nodes.flatMap(atBlankLines)) {
    if (node === undefined) {
      end();
      continue;
    }
    if (inline.has(nameOf(node)) && !containsBlock(node)) {
      run.push(node);
      continue;
    }
    end();
    all.push(node);
  }
  end();
  return all;
}

/** Splits loose text at blank lines, which separate paragraphs in the source of WordPress. */
function atBlankLines(node: Node): (Node | undefined)[] {
  if (!isText(node) || !hasText(node)) return [node];
  return node.value
    .split(/\n\s*\n/)
    .flatMap((text, index) => [...(index > 0 ? [undefined] : []), adapter.createTextNode(text)]);
}

/** A link or an emphasis may contain whole paragraphs. */
const containsBlock = (node: Node): boolean =>
  'childNodes' in node &&
  node.childNodes.some((child) => !inline.has(nameOf(child)) || containsBlock(child));
