import { slugFrom } from '@clinicdee/protocol';
import { environment } from '../environment/environment.ts';
import { type ArticleLink, decoded, isAddress } from './links.ts';

const DETAIL = '/articles/detail/';

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
  const problems = links.map(async (link) => {
    const problem = await problemOfLink(link.to, published);
    return problem === undefined ? [] : [`${nameOf(link)} ${problem}`];
  });
  return (await Promise.all(problems)).flat();
}

const nameOf = ({ words }: ArticleLink) =>
  words === '' ? 'ลิงก์ที่ไม่มีคำ' : `ลิงก์ “${words.slice(0, 60)}”`;

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

/** Returns the path and anchor of an address on the site; undefined for other sites. */
export function pathOnSite(address: string): string | undefined {
  const site = new URL(environment().SITE_URL);
  if (!URL.canParse(address, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, site);
  return origin === site.origin ? `${pathname}${search}${hash}` : undefined;
}

/** Returns the slug of an article's path; undefined for any other page. */
export function slugIn(path: string): string | undefined {
  const [page = ''] = path.split(/[?#]/);
  return page.startsWith(DETAIL) ? slugFrom(decoded(page.slice(DETAIL.length))) : undefined;
}
