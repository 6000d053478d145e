import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as adapter, html } from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.ChildNode;
export type Parent = Tree.DocumentFragment | Element;

export const isElement = (node: Tree.Node): node is Element => adapter.isElementNode(node);
export const isText = (node: Tree.Node): node is Tree.TextNode => adapter.isTextNode(node);
export const nameOf = (node: Tree.Node) => node.nodeName;
const childrenOf = (node: Tree.Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** An attribute's value. */
export const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** Attributes as the tree holds them. */
export const attributes = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

const createText = (value: string): Tree.TextNode => adapter.createTextNode(value);

/** An element of this name with these attributes round some nodes or a text. */
export function create(
  name: string,
  values: Record<string, string> = {},
  content: readonly Node[] | string = [],
): Element {
  const element = adapter.createElement(name, html.NS.HTML, attributes(values));
  setChildren(element, typeof content === 'string' ? [createText(content)] : content);
  return element;
}

/** Makes an element another one with the same content. */
export function rename(element: Element, name: string): void {
  element.nodeName = name;
  element.tagName = name;
}

/** Gives a node these children and no others. */
export function setChildren(parent: Parent, children: readonly Node[]): void {
  parent.childNodes = [...children];
  for (const child of children) child.parentNode = parent;
}

/** Adds nodes after the children of a node, in the time of their number. */
export function append(parent: Parent, nodes: readonly Node[]): void {
  for (const node of nodes) adapter.appendChild(parent, node);
}

/**
 * Puts what `change` returns in the place of each element, the innermost first: nothing, itself, its
 * children, another. A list of siblings is written anew at once, so that a long one takes no longer
 * than its length.
 */
export function rewrite(
  parent: Parent,
  change: (element: Element, parent: Parent) => readonly Node[],
): void {
  const children: Node[] = [];
  for (const child of parent.childNodes) {
    if (!isElement(child)) {
      children.push(child);
      continue;
    }
    rewrite(child, change);
    for (const node of change(child, parent)) children.push(node);
  }
  setChildren(parent, children);
}

/** Every element of these names, in the order of the text. */
export function all(parent: Parent, ...names: string[]): Element[] {
  const found: Element[] = [];
  const look = (node: Parent) => {
    for (const child of node.childNodes) {
      if (!isElement(child)) continue;
      if (names.includes(child.tagName)) found.push(child);
      look(child);
    }
  };
  look(parent);
  return found;
}

/** Whether an element of one of these names stands in a node. */
export const holds = (node: Tree.Node, ...names: string[]): boolean =>
  childrenOf(node).some((child) => names.includes(nameOf(child)) || holds(child, ...names));

/** The words in a node, on one line. */
export const textOf = (node: Tree.Node): string => rawText(node).replace(/\s+/g, ' ').trim();

/** Whether there is a word in a node. */
export const hasText = (node: Tree.Node): boolean =>
  isText(node) ? /\S/.test(node.value) : childrenOf(node).some(hasText);

const rawText = (node: Tree.Node): string =>
  isText(node) ? node.value : childrenOf(node).map(rawText).join('');
