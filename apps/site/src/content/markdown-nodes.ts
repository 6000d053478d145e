import type { MdastNode } from 'satteri';

/** Returns the nodes inside a node of a Markdown text. */
export const childrenOf = (node: MdastNode): MdastNode[] =>
  'children' in node ? node.children : [];

/** Returns the text of a node without markup. */
export const textOf = (node: MdastNode): string =>
  node.type === 'text' ? node.value : childrenOf(node).map(textOf).join('');
