import { markdownToMdast } from 'satteri';
import type { MdastNode } from 'satteri';
import { type Facts, fillIn } from '../fill-in.ts';

export type Inline =
  | { type: 'text'; value: string }
  | { type: 'strong'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'subheading'; children: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: Block[][] }
  | { type: 'table'; caption: Inline[]; head: string[]; rows: Inline[][][] };

interface LegalSection {
  id: string;
  title: string;
  blocks: Block[];
}

export interface LegalBody {
  /** The blocks before the first section. */
  intro: Block[];
  sections: LegalSection[];
}

/**
 * Parses a legal text in Markdown. Supported: paragraphs, `###`, lists, tables, `**strong**` and links. A section
 * begins with `## title {#id}`; a bold line above a table is its caption. Anything else is an error, so that no
 * wording is dropped silently.
 *
 * @param name the file, for errors
 * @param sectionIds the required section ids, in order
 * @throws Error with file and line, or the missing section
 */
export function readLegalText(
  name: string,
  markdown: string,
  facts: Facts,
  sectionIds: readonly string[],
): LegalBody {
  const intro: Block[] = [];
  const sections: LegalSection[] = [];

  for (const node of childrenOf(rootOf(name, markdown, facts))) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({ ...readSectionHeading(name, node), blocks: [] });
    } else {
      addBlock(sections.at(-1)?.blocks ?? intro, readBlock(name, node));
    }
  }

  const found = sections.map((section) => section.id);
  if (found.join() !== sectionIds.join()) {
    throw new Error(
      `${name}: the sections must be ${sectionIds.join(', ')}; found ${found.join(', ')}.`,
    );
  }
  return { intro, sections };
}

/** A link and its position, `pdpa.md, line 60`. */
interface LegalLink {
  href: string;
  place: string;
}

/** Returns the links of a legal text in order. @param name the file, for their positions */
export function legalLinks(name: string, markdown: string, facts: Facts): LegalLink[] {
  const linksIn = (node: MdastNode): LegalLink[] => [
    ...(node.type === 'link' ? [{ href: node.url, place: place(name, node) }] : []),
    ...childrenOf(node).flatMap(linksIn),
  ];
  return linksIn(rootOf(name, markdown, facts));
}

/** Returns the text without markup. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => (inline.type === 'text' ? inline.value : plainText(inline.children)))
    .join('');
}

const rootOf = (name: string, markdown: string, facts: Facts): MdastNode =>
  markdownToMdast(fillIn(name, markdown, facts), { features: { frontmatter: false } });

function readSectionHeading(name: string, node: MdastNode) {
  const [, title, id] = /^(.+) \{#([a-z][a-z-]*)\}$/.exec(plainText(readInlines(name, node))) ?? [];
  if (title === undefined || id === undefined) {
    throw new Error(`${place(name, node)}: a section heading is "## title {#id}".`);
  }
  return { id, title };
}

/** Appends a block; turns a bold line above a table into its caption. */
function addBlock(blocks: Block[], block: Block) {
  if (block.type === 'table') {
    const above = blocks.at(-1);
    const [only, ...more] = above?.type === 'paragraph' ? above.children : [];
    if (only?.type === 'strong' && more.length === 0) {
      blocks[blocks.length - 1] = { ...block, caption: only.children };
      return;
    }
  }
  blocks.push(block);
}

function readBlock(name: string, node: MdastNode): Block {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: readInlines(name, node) };
    case 'heading':
      if (node.depth === 3) return { type: 'subheading', children: readInlines(name, node) };
      break;
    case 'list':
      return {
        type: 'list',
        isOrdered: node.ordered === true,
        items: node.children.map((item) => childrenOf(item).map((block) => readBlock(name, block))),
      };
    case 'table': {
      const [head = [], ...rows] = node.children.map((row) =>
        row.children.map((cell) => readInlines(name, cell)),
      );
      return { type: 'table', caption: [], head: head.map(plainText), rows };
    }
  }
  throw new Error(`${place(name, node)}: "${node.type}" is not known in a legal text.`);
}

function readInlines(name: string, parent: MdastNode): Inline[] {
  return childrenOf(parent).map((node) => {
    switch (node.type) {
      case 'text':
        return textOf(node.value.replaceAll('\n', ' '));
      case 'strong':
        return { type: 'strong', children: readInlines(name, node) };
      case 'link':
        return { type: 'link', href: node.url, children: readInlines(name, node) };
      default:
        throw new Error(`${place(name, node)}: "${node.type}" is not known in a legal text.`);
    }
  });
}

/** Returns a text whose figures stay with their units. */
export const textOf = (value: string): Inline => ({ type: 'text', value: keepFigures(value) });

/** Keeps figures and units on one line: มาตรา 24 (3), พ.ศ. 2562, 72 ชั่วโมง. */
function keepFigures(text: string): string {
  return text
    .replace(/(มาตรา|พ\.ศ\.|ข้อ) (?=\d)/g, '$1\u00a0')
    .replace(/(\d) (?=ปี|วัน|ชั่วโมง|\()/g, '$1\u00a0');
}

function childrenOf(node: MdastNode): MdastNode[] {
  return 'children' in node ? node.children : [];
}

function place(name: string, node: MdastNode): string {
  const line = node.position?.start.line;
  return line === undefined ? name : `${name}, line ${line}`;
}
