import { redirectTarget } from '@clinicdee/protocol/redirect-target';
import { environment } from '../environment/environment.ts';

/** A link in an article: to an address, or to another article by its id. */
export interface ArticleLink {
  /** The link text. */
  words: string;
  to: { address: string } | { article: number };
}

/** Returns the links of an article's rich text, in order. */
export function linksOf(content: unknown): ArticleLink[] {
  if (!isNode(content)) return [];
  const { type, fields, children, root } = content;
  const within = [children, root].flat().flatMap(linksOf);
  if ((type !== 'link' && type !== 'autolink') || !isNode(fields)) return within;
  return [{ words: textOf(content).trim(), to: targetOf(fields) }, ...within];
}

function targetOf({ linkType, doc, url }: Record<string, unknown>): ArticleLink['to'] {
  const linked = isNode(doc) ? doc.value : undefined;
  const article = isNode(linked) ? linked.id : linked;
  if (linkType === 'internal') return { article: Number(article) };
  return { address: typeof url === 'string' ? url.trim() : '' };
}

/**
 * Normalises a typed or pasted address: unwraps redirects, makes pages of the site relative, and percent-encodes
 * other characters.
 */
export function asAddress(typed: string): string {
  const target = redirectTarget(typed.trim());
  if (!URL.canParse(target)) return encodeURI(decoded(target));
  return pathOnOwnSite(new URL(target)) ?? target;
}

/** Returns the path of an address on the site; ignores `www.` and the scheme. */
function pathOnOwnSite({ protocol, host, pathname, search, hash }: URL): string | undefined {
  const site = new URL(environment().SITE_URL);
  const isSite = bare(host) === bare(site.host) && /^https?:$/.test(protocol);
  return isSite ? `${pathname}${search}${hash}` : undefined;
}

const bare = (host: string) => host.replace(/^www\./, '');

/** Whether an address is valid for a link: http(s), mailto, tel, or a path of the site. */
export const isAddress = (address: string): boolean =>
  /^\/(?!\/)/.test(address) || (/^(https?|mailto|tel):/i.test(address) && URL.canParse(address));

/** Decodes an address for display: Thai instead of `%E0%B8`. */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const textOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.children) ? node.children.map(textOf).join('') : '';
};

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
