import { slugFrom } from '@clinicdee/protocol';
import { environment } from '../environment/environment.ts';
import { type ArticleLink, decoded, isAddress } from './links.ts';

const DETAIL = '/articles/detail/';

/** What readers can see now. */
export interface Seen {
  /** Whether an article is published. @param which its id, or a slug that it has or had */
  article: (which: number | string) => boolean | Promise<boolean>;
  /** Whether the site shows a page and its section; undefined where it cannot say. */
  page: (path: string) => Promise<boolean | undefined>;
}

/** What is wrong with links that lead nowhere, each with its name, in order. */
export async function linkErrors(links: readonly ArticleLink[], seen: Seen): Promise<string[]> {
  const problems = links.map(async (link) => {
    const problem = await problemOf(link.to, seen);
    return problem === undefined ? [] : [`${nameOf(link)} ${problem}`];
  });
  return (await Promise.all(problems)).flat();
}

const nameOf = ({ words }: ArticleLink) =>
  words === '' ? 'ลิงก์ที่ไม่มีคำ' : `ลิงก์ “${words.slice(0, 60)}”`;

/** What is wrong with where a link leads, after its name. */
async function problemOf(to: ArticleLink['to'], seen: Seen): Promise<string | undefined> {
  if ('article' in to) {
    const isSeen = await seen.article(to.article);
    return isSeen ? undefined : 'พาไปบทความที่ยังไม่เผยแพร่หรือถูกลบแล้ว';
  }
  const shown = decoded(to.address);
  if (!isAddress(to.address))
    return shown.startsWith('#')
      ? `ไปที่ ${shown} หัวข้อในบทความไม่มีที่อยู่ของตัวเอง เอาลิงก์ออก`
      : `ไปที่ ${shown || 'ที่ว่าง'} ซึ่งไม่ใช่ที่อยู่เว็บ ขึ้นต้นด้วย https:// หรือ /`;
  const path = pathOnSite(to.address);
  if (path === undefined) return undefined;
  const slug = slugIn(path);
  const isThere = slug === undefined ? await seen.page(path) : await seen.article(slug);
  return isThere === false ? `ไปที่ ${shown} ซึ่งไม่มีในเว็บไซต์` : undefined;
}

/** Where on the site an address leads, with its anchor; undefined when it leads elsewhere. */
export function pathOnSite(address: string): string | undefined {
  const site = new URL(environment().SITE_URL);
  if (!URL.canParse(address, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, site);
  return origin === site.origin ? `${pathname}${search}${hash}` : undefined;
}

/** Of which article a path of the site is; undefined for any other page. */
export function slugIn(path: string): string | undefined {
  const [page = ''] = path.split(/[?#]/);
  return page.startsWith(DETAIL) ? slugFrom(decoded(page.slice(DETAIL.length))) : undefined;
}
