import { segment } from '@clinicdee/thai';
import {
  create,
  type Element,
  hasText,
  isElement,
  isText,
  nameOf,
  type Node,
  type Parent,
  rewrite,
  setChildren,
} from './html-tree.ts';

/** What stands in a line of text; everything else stands by itself. */
export const inline: ReadonlySet<string> = new Set(
  '#text a abbr b br cite code em i kbd mark q s small strong sub sup time u'.split(' '),
);

/**
 * Makes paragraphs of text that stands loose or in boxes (`div` after `sanitise`), as many editors
 * write it, and takes the boxes away. Without that, the words of two boxes would run together.
 */
export function makeParagraphs(root: Parent): void {
  // The innermost first: what was in a box stands in the next one as paragraphs.
  rewrite(root, (element) => {
    if (element.tagName === 'div') return gathered(element.childNodes);
    return element.tagName === 'p' ? divided(element) : [element];
  });
  setChildren(
    root,
    gathered(root.childNodes).flatMap((node) =>
      isElement(node) && node.tagName === 'p' ? divided(node) : [node],
    ),
  );
}

/**
 * A browser breaks the lines of a paragraph as a whole, in time that grows faster than its length: it
 * takes minutes over one of megabytes. Nobody writes such a one; what is imported may have it.
 */
const LONGEST = 20_000;
const PART = 4_000;
const NEAR = 200;

function divided(paragraph: Element): readonly Node[] {
  const [text, ...others] = paragraph.childNodes;
  if (!text || !isText(text) || others.length > 0 || text.value.length <= LONGEST) {
    return [paragraph];
  }
  const parts: Node[] = [];
  let rest = text.value;
  while (rest.length > PART) {
    const around = rest.slice(PART - NEAR, PART + NEAR);
    const start = segment(around).findLast(({ index }) => index <= NEAR)?.index ?? 0;
    parts.push(create('p', {}, rest.slice(0, PART - NEAR + start)));
    rest = rest.slice(PART - NEAR + start);
  }
  return [...parts, create('p', {}, rest)];
}

/** Each run of what stands in a line is put into a paragraph of its own. */
function gathered(nodes: readonly Node[]): Node[] {
  const all: Node[] = [];
  let run: Node[] = [];
  const end = () => {
    const holdsWords = run.some((node) => nameOf(node) !== '#text' || hasText(node));
    if (holdsWords) all.push(create('p', {}, run));
    else for (const node of run) all.push(node);
    run = [];
  };
  for (const node of nodes) {
    if (inline.has(nameOf(node)) && !holdsBlock(node)) {
      run.push(node);
      continue;
    }
    end();
    all.push(node);
  }
  end();
  return all;
}

/** A link or an emphasis may stand round whole paragraphs. */
const holdsBlock = (node: Node): boolean =>
  'childNodes' in node &&
  node.childNodes.some((child) => !inline.has(nameOf(child)) || holdsBlock(child));
