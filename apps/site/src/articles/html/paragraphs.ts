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
 * Longer paragraphs are split. Browsers take superlinear time to break lines, minutes for megabytes of
 * imported text.
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

/** Wraps each run of inline nodes in a paragraph. */
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

/** A link or an emphasis may contain whole paragraphs. */
const holdsBlock = (node: Node): boolean =>
  'childNodes' in node &&
  node.childNodes.some((child) => !inline.has(nameOf(child)) || holdsBlock(child));
