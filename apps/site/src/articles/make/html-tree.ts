import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as adapter, html } from 'parse5';

type Element = Tree.Element;
type Parent = Tree.DocumentFragment | Element;

/** Visits every element, the innermost first. */
export function walk(parent: Parent, visit: (element: Element) => void): void {
  for (const child of [...parent.childNodes]) {
    if (!adapter.isElementNode(child)) continue;
    walk(child, visit);
    visit(child);
  }
}

/** Every element of these names, in the order of the text. */
export function all(parent: Parent, ...names: string[]): Element[] {
  return parent.childNodes
    .filter((child) => adapter.isElementNode(child))
    .flatMap((child) => [
      ...(names.includes(child.tagName) ? [child] : []),
      ...all(child, ...names),
    ]);
}

export const nameOf = (node: Tree.Node) => node.nodeName;

/** The words in a node, on one line. */
export function textOf(node: Tree.Node): string {
  if (adapter.isTextNode(node)) return node.value.trim();
  if (!('childNodes' in node)) return '';
  return node.childNodes.map(rawText).join('').replace(/\s+/g, ' ').trim();
}
const rawText = (node: Tree.Node): string =>
  adapter.isTextNode(node)
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(rawText).join('')
      : '';

/** An attribute's value. */
export const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** Takes an attribute away. */
export function drop(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
}

export function create(name: string, attributes: Record<string, string> = {}): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  return adapter.createElement(name, html.NS.HTML, attrs);
}

/** Makes an element another one with the same content. */
export function rename(element: Element, name: string): void {
  element.nodeName = name;
  element.tagName = name;
}

export function replace(old: Tree.ChildNode, node: Element): void {
  if (!old.parentNode) return;
  adapter.insertBefore(old.parentNode, node, old);
  adapter.detachNode(old);
}

/** Puts a node into an element that takes its place. */
export function wrap(node: Tree.ChildNode, wrapper: Element): void {
  replace(node, wrapper);
  adapter.appendChild(wrapper, node);
}

/** Takes an element away and leaves its content. */
export function unwrap(element: Element): void {
  const parent = element.parentNode;
  if (!parent) return;
  for (const child of [...element.childNodes]) {
    adapter.detachNode(child);
    adapter.insertBefore(parent, child, element);
  }
  adapter.detachNode(element);
}

/** A percent-encoded text, or the text itself when it is none. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
