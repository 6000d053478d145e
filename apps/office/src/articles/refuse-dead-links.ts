import { slugFrom } from '@clinicdee/protocol';
import type { PayloadRequest, RichTextFieldValidation } from 'payload';
import { environment } from '../environment.ts';
import { isOnSite } from '../site/page-of-site.ts';
import { type ArticleLink, decoded, isAddress, linksOf } from './links.ts';

/** As many links as an editor can mend at once; the next attempt names the others. */
const MOST_NAMED = 5;
const DETAIL = '/articles/detail/';

/**
 * Refuses to publish an article whose links lead nowhere: no address, an article that readers cannot see, a page or
 * section that the site does not show. A site that is away keeps nobody from publishing.
 */
export const refuseDeadLinks: RichTextFieldValidation = async (value, { data, event, id, req }) => {
  // While somebody types, no page is asked for.
  if (event === 'onChange') return true;
  const looked = await Promise.all(
    linksOf(value).map(async (link) => {
      const slip = await slipOf(link.to, { req, own: { id, ...data } });
      return slip === undefined ? [] : [`${nameOf(link)} ${slip}`];
    }),
  );
  const slips = looked.flat();
  return slips.length === 0 || slips.slice(0, MOST_NAMED).join(' · ');
};

const nameOf = ({ words }: ArticleLink) =>
  words === '' ? 'ลิงก์ที่ไม่มีคำ' : `ลิงก์ “${words.slice(0, 60)}”`;

interface About {
  req: PayloadRequest;
  /** The article itself, which is about to be there. */
  own: { id?: number | string | undefined; slug?: unknown };
}

/** What is wrong with where a link leads, after its name. */
async function slipOf(to: ArticleLink['to'], about: About): Promise<string | undefined> {
  if ('article' in to) {
    const isSeen = to.article === about.own.id || (await isPublished(about, [to.article]));
    return isSeen ? undefined : 'พาไปบทความที่ยังไม่เผยแพร่หรือถูกลบแล้ว';
  }
  const shown = decoded(to.address);
  if (!isAddress(to.address))
    return shown.startsWith('#')
      ? `ไปที่ ${shown} หัวข้อในบทความไม่มีที่อยู่ของตัวเอง เอาลิงก์ออก`
      : `ไปที่ ${shown || 'ที่ว่าง'} ซึ่งไม่ใช่ที่อยู่เว็บ ขึ้นต้นด้วย https:// หรือ /`;
  const path = pathOnSite(to.address);
  if (path === undefined) return undefined;
  return (await isThere(path, about)) ? undefined : `ไปที่ ${shown} ซึ่งไม่มีในเว็บไซต์`;
}

/** Where on the site an address leads; undefined when it leads elsewhere. */
function pathOnSite(address: string): string | undefined {
  const site = new URL(environment().SITE_URL);
  const { origin, pathname, search, hash } = new URL(address, site);
  return origin === site.origin ? `${pathname}${search}${hash}` : undefined;
}

async function isThere(path: string, about: About): Promise<boolean> {
  const [page = ''] = path.split(/[?#]/);
  if (!page.startsWith(DETAIL)) return (await isOnSite(path)) !== false;
  // The site may not have heard yet of what was published a moment ago.
  const slug = slugFrom(decodeURIComponent(page.slice(DETAIL.length)));
  return slug === about.own.slug || (await isPublished(about, slug));
}

/** @param which its id, alone in a list, or its slug, which may be one that it had before */
async function isPublished({ req }: About, which: number[] | string): Promise<boolean> {
  const isMeant =
    typeof which === 'string'
      ? { or: [{ slug: { equals: which } }, { previousSlugs: { in: [which] } }] }
      : { id: { in: which } };
  const { totalDocs } = await req.payload.count({
    collection: 'articles',
    where: { and: [{ _status: { equals: 'published' } }, isMeant] },
    // What every reader sees.
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}
