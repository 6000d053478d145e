import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as adapter } from 'parse5';
import { all, create, nameOf, textOf, unwrap } from './html-tree.ts';

type Parent = Tree.DocumentFragment | Tree.Element;

/** What stands in a line of text; everything else stands by itself. */
const inline = new Set(
  '#text a abbr b br cite code em i kbd mark q s small strong sub sup time u'.split(' '),
);

/**
 * Makes paragraphs of text that stands loose or in boxes (`div` after `sanitise`), as many editors
 * write it, and takes the boxes away. Without that, the words of two boxes would run together.
 */
export function makeParagraphs(root: Tree.DocumentFragment): void {
  // The innermost first: what was in a box stands in the next one as paragraphs.
  for (const box of all(root, 'div').reverse()) {
    gather(box);
    unwrap(box);
  }
  gather(root);
  for (const paragraph of all(root, 'p')) divide(paragraph);
}

/**
 * A browser breaks the lines of a paragraph as a whole, in time that grows faster than its length: it
 * takes minutes over one of megabytes. Nobody writes such a one; what is imported may have it.
 */
const LONGEST = 20_000;
const PART = 4_000;
const NEAR = 200;
const words = new Intl.Segmenter('th', { granularity: 'word' });

function divide(paragraph: Tree.Element): void {
  const [text, ...others] = paragraph.childNodes;
  const parent = paragraph.parentNode;
  if (!text || !parent || !adapter.isTextNode(text) || others.length > 0) return;
  if (text.value.length <= LONGEST) return;
  while (text.value.length > PART) {
    const around = text.value.slice(PART - NEAR, PART + NEAR);
    const start = [...words.segment(around)].findLast(({ index }) => index <= NEAR)?.index ?? 0;
    const part = create('p');
    adapter.insertText(part, text.value.slice(0, PART - NEAR + start));
    adapter.insertBefore(parent, part, paragraph);
    text.value = text.value.slice(PART - NEAR + start);
  }
}

/** Puts each run of what stands in a line into a paragraph of its own. */
function gather(parent: Parent): void {
  let run: Tree.ChildNode[] = [];
  const end = () => {
    const [first] = run;
    const holdsWords = run.some((node) => textOf(node) || nameOf(node) !== '#text');
    if (first && holdsWords) {
      const paragraph = create('p');
      adapter.insertBefore(parent, paragraph, first);
      for (const node of run) {
        adapter.detachNode(node);
        adapter.appendChild(paragraph, node);
      }
    }
    run = [];
  };
  for (const child of [...parent.childNodes]) {
    if (inline.has(nameOf(child)) && !holdsBlock(child)) run.push(child);
    else end();
  }
  end();
}

/** A link or an emphasis may stand round whole paragraphs. */
const holdsBlock = (node: Tree.ChildNode): boolean =>
  'childNodes' in node &&
  node.childNodes.some((child) => !inline.has(nameOf(child)) || holdsBlock(child));
