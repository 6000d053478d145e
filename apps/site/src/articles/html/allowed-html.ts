/* The allow-list for article HTML: elements, attributes and URL schemes. Styles, classes and handlers are removed. */

import type { Element } from './html-tree.ts';
import { redirectTarget } from '@clinicdee/protocol/redirect-target';
import { withHttps, withScheme } from '@clinicdee/protocol/with-scheme';

/** Marks a link that replaces an embed. */
export const FRAME_ATTRIBUTE = 'data-frame';

/** On a block: the ids that links inside the article use for it, one per line. */
export const IDS_ATTRIBUTE = 'data-ids';

const allowedNames = new Set(
  `p br hr h2 h3 h4 ul ol li dl dt dd blockquote pre strong b em i u s sub sup small mark code kbd cite
   q a img figure figcaption time abbr div table caption thead tbody tfoot tr th td`.split(/\s+/),
);

/** Elements removed with their content, which is no text of the article. */
const removedNames = new Set(
  `script style template noscript noembed noframes textarea select option optgroup title xmp plaintext
   svg math applet embed audio video canvas iframe`.split(/\s+/),
);

const containers = `address article aside center details dialog dir fieldset footer form header hgroup main
  menu nav search section summary`;

/** Elements replaced by another. `makeParagraphs` unwraps each `div` later. */
const replacements = new Map([
  ['amp-img', 'img'] as const,
  ['h1', 'h2'] as const,
  ['h5', 'h4'] as const,
  ['h6', 'h4'] as const,
  ['listing', 'pre'] as const,
  ['strike', 's'] as const,
  ['del', 's'] as const,
  ...containers.split(/\s+/).map((name) => [name, 'div'] as const),
]);

/** Elements valid only in these parents; elsewhere they become a `div`. */
const allowedParents = new Map([
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['figcaption', ['figure']],
  ['caption', ['table']],
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tfoot', ['table']],
  ['tr', ['thead', 'tbody', 'tfoot']],
  ['th', ['tr']],
  ['td', ['tr']],
]);

/**
 * Whether only the text of an element is kept. Browsers give these a scope of their own: a paragraph in a
 * button in a paragraph, for one, parses to another tree the second time.
 */
export const isTextOnly = (name: string) => /^(button|marquee)$/.test(name);

/** Whether an element is removed with its content. */
export const isDropped = (name: string) => removedNames.has(name);

/** Returns the name of an element inside a parent in the sanitised article; undefined to unwrap it. */
export function allowedName(name: string, parent: string): string | undefined {
  const replacement = replacements.get(name) ?? name;
  if (!allowedNames.has(replacement)) return undefined;
  return allowedParents.get(replacement)?.includes(parent) === false ? 'div' : replacement;
}

const anyText = (value: string) => value.slice(0, 1_000);
const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);
const number = matching(/^-?\d{1,6}$/);
const span = matching(/^([1-9]|1\d|20)$/);

/** Allowed attributes by element. Each function returns the sanitised value, or undefined to drop it. */
const allowedAttributes: Record<
  string,
  Record<string, (value: string) => string | undefined> | undefined
> = {
  a: { href: linkAddress, [FRAME_ATTRIBUTE]: () => '' },
  img: { src: pictureAddress, alt: anyText },
  ol: { start: number, reversed: () => '' },
  li: { value: number },
  td: { colspan: span, rowspan: span },
  th: { colspan: span, rowspan: span, scope: matching(/^(row|col)$/) },
  time: { datetime: matching(/^\d{4}-\d\d-\d\d[\dTZ:+. -]{0,30}$/) },
  abbr: { title: anyText },
};

/**
 * What styles say that elements could: some editors use nothing else. An old price must not read as a current one,
 * nor a whole text from Google Docs, which is in a `b` of normal weight, as emphasised.
 */
const emphases = [
  ['s', /text-decoration(?:-line)?\s*:[^;]*\bline-through\b/i],
  ['strong', /font-weight\s*:\s*(?:bold|[6-9]00)/i],
  ['em', /font-style\s*:\s*italic/i],
] as const;
const UNDONE = /font-weight\s*:\s*(?:normal|[1-5]00)/i;

/** Elements with phrasing content only, which can be struck through. */
const strikable = new Set(
  'a b cite dd dt em font h2 h3 h4 i mark p small span strong td th u'.split(' '),
);
/** Of these, the ones that have no weight and slant of their own. */
const plain = new Set('a font mark p small span u'.split(' '));

const styleOf = ({ attrs }: Element) => attrs.find(({ name }) => name === 'style')?.value ?? '';

/** Returns the names of the elements that mean the same as an element's style. */
export const emphasesOf = (element: Element): string[] =>
  emphases.flatMap(([name, style]) => {
    const elements = name === 's' ? strikable : plain;
    return elements.has(element.tagName) && style.test(styleOf(element)) ? [name] : [];
  });

/** Whether the style of an emphasis element cancels it. */
export const isUndone = (element: Element): boolean =>
  /^(?:b|strong)$/.test(element.tagName) && UNDONE.test(styleOf(element));

/** Returns the allowed attributes of an element. */
export function allowedAttributesOf(
  element: string,
  attrs: readonly { name: string; value: string }[],
): Record<string, string> {
  const rules = new Map(Object.entries(allowedAttributes[element] ?? {}));
  return Object.fromEntries(
    attrs.flatMap(({ name, value }) => {
      const allowed = rules.get(name)?.(value);
      return allowed === undefined ? [] : [[name, allowed]];
    }),
  );
}

/** Longer URLs are data in disguise. */
const MAX_ADDRESS_LENGTH = 2_000;

/** Returns the URL of a link, completed as its author meant it and without redirects; undefined when it is not allowed. */
export function linkAddress(value: string): string | undefined {
  const allowed = address(withScheme(value), /^(?:https?:\/\/[^/\\]|mailto:.|tel:.)/i);
  return allowed === undefined ? undefined : redirectTarget(allowed);
}

/** Returns a picture's URL, or undefined when it cannot be fetched. */
export function pictureAddress(value: string): string | undefined {
  return address(withHttps(value), /^https?:\/\/[^/\\]/i);
}

/**
 * Returns a URL that is an anchor, is relative to the site or has an allowed scheme; otherwise undefined.
 * Decodes what was encoded twice. Strips line breaks inside and controls around it, as browsers do.
 */
function address(value: string, schemes: RegExp): string | undefined {
  // eslint-disable-next-line no-control-regex -- control characters are stripped here
  const trimmed = value.replace(/[\t\n\r]/g, '').replace(/^[\u0000- \s]+|[\u0000- \s]+$/g, '');
  const cleaned = trimmed.replace(/&(?:amp|#0?38);/g, '&');
  if (!cleaned || cleaned.length > MAX_ADDRESS_LENGTH) return undefined;
  // eslint-disable-next-line no-control-regex -- as above
  if (/[\u0000-\u001f\u007f]/.test(cleaned) || /^[/\\]{2}/.test(cleaned)) return undefined;
  const namesScheme = /^[^/?#]*:/.test(cleaned);
  // Without a scheme one word is no URL: `undefined`, `{{url}}`, `@clinic`.
  return (namesScheme ? schemes : /[./?#]/).test(cleaned) ? cleaned : undefined;
}
