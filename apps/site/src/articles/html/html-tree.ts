import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as adapter, html } from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.ChildNode;
export type Parent = Tree.DocumentFragment | Element;

export const isElement = (node: Tree.Node): node is Element => adapter.isElementNode(node);
export const isText = (node: Tree.Node): node is Tree.TextNode => adapter.isTextNode(node);
export const nameOf = (node: Tree.Node) => node.nodeName;
const childrenOf = (node: Tree.Node): Node[] => ('childNodes' in node ? node.childNodes : []);

export const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** Converts attributes to parse5's form. */
export const attributes = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** Creates an element with nodes or a text as its content. */
export function create(
  name: string,
  values: Record<string, string> = {},
  content: readonly Node[] | string = [],
): Element {
  const element = adapter.createElement(name, html.NS.HTML, attributes(values));
  setChildren(element, typeof content === 'string' ? [adapter.createTextNode(content)] : content);
  return element;
}

export function rename(element: Element, name: string): void {
  element.nodeName = name;
  element.tagName = name;
}

/** Replaces the children of a node. */
export function setChildren(parent: Parent, children: readonly Node[]): void {
  parent.childNodes = [...children];
  for (const child of children) child.parentNode = parent;
}

/** Appends nodes in linear time. */
export function append(parent: Parent, nodes: readonly Node[]): void {
  for (const node of nodes) adapter.appendChild(parent, node);
}

/**
 * Replaces each element by the nodes that `change` returns, innermost first. Each list of siblings is
 * rebuilt once, so the time is linear in its length.
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

/** Returns all descendants with these names in document order. */
export function all(parent: Parent, ...names: string[]): Element[] {
  const matches: Element[] = [];
  const visit = (node: Parent) => {
    for (const child of node.childNodes) {
      if (!isElement(child)) continue;
      if (names.includes(child.tagName)) matches.push(child);
      visit(child);
    }
  };
  visit(parent);
  return matches;
}

/** Whether a node has a descendant with one of these names. */
export const holds = (node: Tree.Node, ...names: string[]): boolean =>
  childrenOf(node).some((child) => names.includes(nameOf(child)) || holds(child, ...names));

/** The text of a node on one line. */
export const textOf = (node: Tree.Node): string => rawText(node).replace(/\s+/g, ' ').trim();

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether a node has text other than whitespace and invisible characters. */
export const hasText = (node: Tree.Node): boolean =>
  isText(node) ? VISIBLE.test(node.value) : childrenOf(node).some(hasText);

const rawText = (node: Tree.Node): string =>
  isText(node) ? node.value : childrenOf(node).map(rawText).join('');
