/*
 * What of an article's HTML is let in: an allow-list of elements, attributes and schemes. No style, no
 * class, no handler comes through.
 */

import { redirectTarget } from '@clinicdee/protocol/redirect-target';

/** Marks the link that stands for a frame of YouTube. */
export const FRAME = 'data-frame';

/** Of a heading: the ids by which links inside the article mean it, one a line. */
export const IDS = 'data-ids';

const allowedNames = new Set(
  `p br hr h2 h3 h4 ul ol li dl dt dd blockquote pre strong b em i u s sub sup small mark code kbd cite
   q a img figure figcaption time abbr div table caption thead tbody tfoot tr th td`.split(/\s+/),
);

/** Whatever stands inside these is no text of the article. */
const droppedWhole = new Set(
  `script style template noscript noembed noframes textarea select option optgroup title xmp plaintext
   svg math object applet embed audio video canvas iframe`.split(/\s+/),
);

const boxes = `address article aside center details dialog dir fieldset footer form header hgroup main
  menu nav search section summary`;

/** What stands for others. A box (`div`) becomes the paragraphs that stand in it. */
const renamed = new Map([
  ...[['h1', 'h2'] as const, ['h5', 'h4'] as const, ['h6', 'h4'] as const],
  ...[['listing', 'pre'] as const, ['strike', 's'] as const, ['del', 's'] as const],
  ...boxes.split(/\s+/).map((name) => [name, 'div'] as const),
]);

/** Where else than in these an element cannot stand; it is then a box with the same words. */
const homes = new Map([
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
 * A scope of its own to a browser: what it holds could not stand where it stands. A paragraph in a
 * button in a paragraph, for one, would be another tree when it is read again. Only its words are let in.
 */
export const isWordsOnly = (name: string) => /^(button|marquee)$/.test(name);

/** Whether an element goes with all that it holds. */
export const isDropped = (name: string) => droppedWhole.has(name);

/**
 * What an element is called in an article.
 *
 * @param parent the name of the element that it would stand in
 * @returns undefined when its content stands without it
 */
export function allowedName(name: string, parent: string): string | undefined {
  const wanted = renamed.get(name) ?? name;
  if (!allowedNames.has(wanted)) return undefined;
  return homes.get(wanted)?.includes(parent) === false ? 'div' : wanted;
}

const any = (value: string) => value.slice(0, 1_000);
const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);
const number = matching(/^-?\d{1,6}$/);
const span = matching(/^([1-9]|1\d|20)$/);

/** What is let in of the attributes, element by element: the value, or undefined for none. */
const allowedAttributes: Record<
  string,
  Record<string, (value: string) => string | undefined> | undefined
> = {
  a: { href: linkAddress, [FRAME]: () => '' },
  // `arrange` gives headings ids of our own.
  h2: { [IDS]: any },
  h3: { [IDS]: any },
  h4: { [IDS]: any },
  img: { src: pictureAddress, alt: any },
  ol: { start: number, reversed: () => '' },
  li: { value: number },
  td: { colspan: span, rowspan: span },
  th: { colspan: span, rowspan: span, scope: matching(/^(row|col)$/) },
  time: { datetime: matching(/^\d{4}-\d\d-\d\d[\dTZ:+. -]{0,30}$/) },
  abbr: { title: any },
};

/** What styles strike through: the price that no longer holds must not read as one that does. */
const STRUCK = /text-decoration(?:-line)?\s*:[^;]*\bline-through\b/i;

/** What words alone stand in, so that they can stand in `s` as a whole. */
const strikable = new Set(
  'a b cite dd dt em font h2 h3 h4 i mark p small span strong td th u'.split(' '),
);

/** Whether the words of an element are struck through by its style. */
export const isStruck = (
  element: string,
  attrs: readonly { name: string; value: string }[],
): boolean =>
  strikable.has(element) && attrs.some(({ name, value }) => name === 'style' && STRUCK.test(value));

/** What is let in of an element's attributes. */
export function allowedOf(
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

/** A longer one carries what it leads to in itself. */
const LONGEST_ADDRESS = 2_000;

function linkAddress(value: string): string | undefined {
  const allowed = address(withScheme(value), /^(https?:\/\/|mailto:|tel:)/i);
  return allowed === undefined ? undefined : redirectTarget(allowed);
}

/** The address of a picture, or undefined when it is none that can be asked for. */
export function pictureAddress(value: string): string | undefined {
  return address(withHttps(value), /^https?:\/\//i);
}

/** `www.rd.go.th`, `//cdn.example`: what people type who mean another site. */
const withHttps = (value: string) =>
  value.trim().replace(/^(?:\/\/(?=[^/\\])|(?=www\d?\.))/i, 'https://');

const MAIL_ADDRESS = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+(?:\?\S*)?$/;
const PHONE_NUMBER = /^(?:\+\d|0)[\d\s().-]{7,18}$/;
const HOST = /^(?:[\p{L}\p{M}\p{N}-]+\.)+([\p{L}\p{M}]{2,})(?::\d{1,5})?(?=[/?#]|$)/u;
/** Endings of files that a relative address leads to. */
const FILE =
  /^(?:aspx?|avif|csv|docx?|gif|html?|jpe?g|json|jspx?|md|mp[34]|pdf|php|png|pptx?|rar|svg|txt|webp|xlsx?|xml|zip)$/i;

/** A link without a scheme with the one that its author meant, as TinyMCE's `default_link_protocol`. */
function withScheme(sent: string): string {
  const value = withHttps(sent);
  if (MAIL_ADDRESS.test(value)) return `mailto:${value}`;
  if (PHONE_NUMBER.test(value)) return `tel:${value.replace(/[^\d+]/g, '')}`;
  const [, ending] = HOST.exec(value) ?? [];
  return ending === undefined || FILE.test(ending) ? value : `https://${value}`;
}

/**
 * An address that leads where it says: into the article, into the site, or by one of these schemes. A
 * browser passes over controls and blanks round an address and breaks in it; so must its check.
 */
function address(value: string, schemes: RegExp): string | undefined {
  // eslint-disable-next-line no-control-regex -- they are what it is about
  const meant = value.replace(/[\t\n\r]/g, '').replace(/^[\u0000- \s]+|[\u0000- \s]+$/g, '');
  if (!meant || meant.length > LONGEST_ADDRESS) return undefined;
  // eslint-disable-next-line no-control-regex -- as above
  if (/[\u0000-\u001f\u007f]/.test(meant) || /^[/\\]{2}/.test(meant)) return undefined;
  const namesScheme = /^[^/?#]*:/.test(meant);
  return !namesScheme || schemes.test(meant) ? meant : undefined;
}
