import { slugFrom } from '@clinicdee/protocol';
import { redirectTarget } from '@clinicdee/protocol/redirect-target';
import { withScheme } from '@clinicdee/protocol/with-scheme';
import { environment } from '../environment/environment.ts';
import { decoded } from '../site/page-of-site.ts';

/** A link in an article: to an address, or to another article by its id. */
export interface ArticleLink {
  /** The link text. */
  words: string;
  to: { address: string } | { article: number };
}

type Node = Record<string, unknown>;

/** Whether a value is a node of a rich text. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null;

/** Returns a node of a rich text and all nodes below it, in order. */
export function nodesOf(value: unknown): Node[] {
  if (!isNode(value)) return [];
  return [value, ...[value.root, value.children].flat().flatMap(nodesOf)];
}

/** Returns the links of an article's rich text, in order. */
export const linksOf = (content: unknown): ArticleLink[] =>
  nodesOf(content).flatMap((node) =>
    (node.type === 'link' || node.type === 'autolink') && isNode(node.fields)
      ? [{ words: textOf(node), to: targetOf(node.fields) }]
      : [],
  );

const textOf = (node: Node): string =>
  nodesOf(node)
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join('')
    .trim();

function targetOf({ linkType, doc, url }: Node): ArticleLink['to'] {
  const linked = isNode(doc) ? doc.value : undefined;
  const article = isNode(linked) ? linked.id : linked;
  if (linkType === 'internal') return { article: Number(article) };
  return { address: typeof url === 'string' ? asAddress(url) : '' };
}

/**
 * Normalises a typed or pasted address: adds the scheme, unwraps redirects, makes pages of the site relative, and
 * percent-encodes other characters.
 */
export function asAddress(typed: string): string {
  const target = redirectTarget(withScheme(typed));
  if (!URL.canParse(target)) return encodeURI(decoded(target));
  const { protocol, host, pathname, search, hash } = new URL(target);
  // Pages of the site, also with another scheme or `www.`.
  const isSite = bare(host) === bare(new URL(environment().SITE_URL).host);
  return isSite && /^https?:$/.test(protocol) ? `${pathname}${search}${hash}` : target;
}

const bare = (host: string) => host.replace(/^www\./, '');

/** Whether an address is valid for a link: http(s), mailto, tel, or a path of the site. */
export const isAddress = (address: string): boolean =>
  /^\/(?!\/)/.test(address) || (/^(https?|mailto|tel):./i.test(address) && URL.canParse(address));

const DETAIL = '/articles/detail/';

/** Returns the path and anchor of an address on the site; undefined for other sites. */
function pathOnSite(address: string): string | undefined {
  const site = new URL(environment().SITE_URL);
  if (!URL.canParse(address, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, site);
  return origin === site.origin ? `${pathname}${search}${hash}` : undefined;
}

/** Returns the slug of an article's path; undefined for any other page. */
function slugIn(path: string): string | undefined {
  const [page = ''] = path.split(/[?#]/);
  return page.startsWith(DETAIL) ? slugFrom(decoded(page.slice(DETAIL.length))) : undefined;
}

/** Looks up what readers can open now. */
export interface PublishedPages {
  /** Whether an article is published. @param which its id, or its current or a former slug */
  article: (which: number | string) => boolean | Promise<boolean>;
  /** Whether the site has a page and its section; undefined when the site does not respond. */
  page: (path: string) => Promise<boolean | undefined>;
}

/** Returns the error messages of dead links, in order. */
export async function linkErrors(
  links: readonly ArticleLink[],
  published: PublishedPages,
): Promise<string[]> {
  const problems = links.map(async ({ words, to }) => {
    const problem = await problemOfLink(to, published);
    const name = words === '' ? 'ลิงก์ที่ไม่มีคำ' : `ลิงก์ “${words.slice(0, 60)}”`;
    return problem === undefined ? [] : [`${name} ${problem}`];
  });
  return (await Promise.all(problems)).flat();
}

/** Returns the error of a link's target, to be appended to its name. */
export async function problemOfLink(
  to: ArticleLink['to'],
  published: PublishedPages,
): Promise<string | undefined> {
  if ('article' in to) {
    const isPublished = await published.article(to.article);
    return isPublished ? undefined : 'พาไปบทความที่ยังไม่เผยแพร่หรือถูกลบแล้ว';
  }
  const shown = decoded(to.address);
  if (!isAddress(to.address))
    return shown.startsWith('#')
      ? `ไปที่ ${shown} หัวข้อในบทความไม่มีที่อยู่ของตัวเอง เอาลิงก์ออก`
      : `ไปที่ ${shown || 'ที่ว่าง'} ซึ่งไม่ใช่ที่อยู่เว็บ ขึ้นต้นด้วย https:// หรือ /`;
  const path = pathOnSite(to.address);
  if (path === undefined) return undefined;
  const slug = slugIn(path);
  const exists = slug === undefined ? await published.page(path) : await published.article(slug);
  return exists === false ? `ไปที่ ${shown} ซึ่งไม่มีในเว็บไซต์` : undefined;
}
