import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** A page as it was built: its path, and its HTML. */
export interface BuiltPage {
  path: string;
  html: string;
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
  // What stands in a template is shown later.
  if ('content' in node) yield* elementsOf(node.content);
}

/**
 * What is wrong in pages that were built: links within the site that lead nowhere, anchors that are in no page,
 * an id that is there twice, pictures that say nothing to whoever does not see them, links and buttons without a
 * word, and words that are missing.
 *
 * @param isServed whether something that is no page is served at a path: files, calls, pages made on demand
 * @returns page, element, and what is wrong with it
 */
export function pageSlips(
  pages: readonly BuiltPage[],
  isServed: (path: string) => boolean,
): string[] {
  const parsed = new Map(
    pages.map(({ path, html }) => [path, [...elementsOf(parse(html))]] as const),
  );
  const ids = new Map(
    [...parsed].map(([path, elements]) => [
      path,
      elements.flatMap((element) => attribute(element, 'id') ?? []),
    ]),
  );
  const slips: string[] = [];
  for (const [path, elements] of parsed) {
    const own = ids.get(path) ?? [];
    for (const id of new Set(own.filter((one, index) => own.indexOf(one) !== index))) {
      slips.push(`${path}: id="${id}" is there more than once`);
    }
    for (const element of elements) {
      const slip = linkSlip(element) ?? pictureSlip(element) ?? wordSlip(element);
      if (slip !== undefined) slips.push(`${path}: ${slip}`);
    }

    function linkSlip(element: Element): string | undefined {
      const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
      if (href === undefined || !/^[/#]/.test(href) || href.startsWith('//')) return undefined;
      const target = new URL(href, `https://site.example${path}`);
      const anchor = decodeURIComponent(target.hash.slice(1));
      const there = ids.get(decodeURIComponent(target.pathname));
      if (there === undefined) {
        return isServed(target.pathname) ? undefined : `<a href="${href}"> leads to no page`;
      }
      if (anchor === '' || there.includes(anchor)) return undefined;
      return `<a href="${href}"> leads to no part of ${target.pathname}`;
    }
  }
  return slips;
}

function pictureSlip(element: Element): string | undefined {
  if (element.tagName === 'img' && attribute(element, 'alt') === undefined) {
    return `<img src="${attribute(element, 'src')}"> has no alt`;
  }
  const isNamed = ['aria-label', 'aria-labelledby'].some((name) => attribute(element, name));
  if (attribute(element, 'role') === 'img' && !isNamed) {
    return `<${element.tagName} role="img"> has no aria-label`;
  }
  return undefined;
}

/** What stands where something was to be said, in whatever language. */
const nothing = /\b(undefined|NaN)\b|\[object Object\]/;

function wordSlip(element: Element): string | undefined {
  const { tagName } = element;
  if (['script', 'style', 'code'].includes(tagName)) return undefined;
  const missing = saidBy(element)
    .map((text) => nothing.exec(text)?.[0])
    .find((text) => text !== undefined);
  if (missing !== undefined) return `<${tagName}> says "${missing}"`;
  const href = attribute(element, 'href');
  const isPressed = tagName === 'button' || (tagName === 'a' && href !== undefined);
  if (!isPressed || isNamed(element)) return undefined;
  return tagName === 'a' ? `<a href="${href}"> has no words` : `<${tagName}> has no words`;
}

/** What an element says itself, without those in it. */
const saidBy = (element: Element) => [
  ...element.childNodes.map((node) => ('value' in node ? node.value : '')),
  ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => attribute(element, name) ?? ''),
];

const isNamed = (element: Element): boolean =>
  attribute(element, 'aria-labelledby') !== undefined ||
  [...elementsOf(element)].some((part) => saidBy(part).some((text) => text.trim() !== ''));
