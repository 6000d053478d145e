import { landingSections } from '@clinicdee/brand/site-content';
import type { Payload } from 'payload';
import { inBatches } from '../database/batches.ts';
import type { Article } from '../payload-types.ts';
import { isOnSite } from '../site/page-of-site.ts';
import { linkErrors, pathOnSite, type Seen, slugIn } from './link-errors.ts';
import { type ArticleLink, linksOf } from './links.ts';
import { listVersion, published } from './list-version.ts';

/** How many articles are read at once. */
const FEW = 50;
/** For so long a page that was asked for is not asked for again, in milliseconds. */
const LATELY_MS = 5000;

/** An article by its name, as lists show it. */
export interface NamedArticle {
  id: number;
  title: string;
}

/** An article that readers see, with what is needed to know where its links lead. */
interface LinkingArticle extends NamedArticle {
  /** Its slug and those that it had before. */
  slugs: string[];
  links: ArticleLink[];
}

/** Something that links lead to: whether readers find it, and the published articles that send them there. */
export interface LinkTarget {
  name: string;
  isThere: boolean;
  from: NamedArticle[];
}

let kept: { version: string; articles: Promise<LinkingArticle[]> } | undefined;

/** The published articles that have links or could be linked to; read anew once readers see others. */
async function articlesNow(payload: Payload): Promise<LinkingArticle[]> {
  const version = await listVersion(payload);
  if (kept?.version !== version) {
    const articles = readAll(payload);
    kept = { version, articles };
    // What failed is no answer for the next who asks.
    articles.catch(() => (kept = undefined));
  }
  return kept.articles;
}

async function readAll(payload: Payload): Promise<LinkingArticle[]> {
  const all: LinkingArticle[] = [];
  const read = async (last: Article | undefined) => {
    const { docs } = await payload.find({
      collection: 'articles',
      where: { and: [published, { id: { greater_than: last?.id ?? 0 } }] },
      sort: 'id',
      limit: FEW,
      pagination: false,
      depth: 0,
      // What every reader sees.
      overrideAccess: true,
    });
    return docs;
  };
  for await (const batch of inBatches(FEW, read)) {
    for (const { id, title, slug, previousSlugs, content } of batch) {
      const slugs = [slug, ...(previousSlugs ?? [])];
      all.push({ id, title, slugs, links: linksOf(content) });
    }
  }
  return all;
}

/** Published articles with links that have come to lead nowhere since, and what is wrong with each. */
export async function deadLinks(
  payload: Payload,
): Promise<(NamedArticle & { problems: string[] })[]> {
  const articles = await articlesNow(payload);
  const seen = seenIn(articles);
  const dead = [];
  for (const { id, title, links } of articles) {
    const problems = await linkErrors(links, seen);
    if (problems.length > 0) dead.push({ id, title, problems });
  }
  return dead;
}

/** What is wrong now with the links of an article as readers see it. */
export async function deadLinksOf(payload: Payload, id: number): Promise<string[]> {
  const articles = await articlesNow(payload);
  return linkErrors(articles.find((one) => one.id === id)?.links ?? [], seenIn(articles));
}

/** Who links to an article, whether it is published or not. */
export async function linksToArticle(payload: Payload, id: number): Promise<LinkTarget> {
  const articles = await articlesNow(payload);
  const own = articles.find((one) => one.id === id);
  const slugs = own?.slugs ?? (await slugsOf(payload, id));
  const isMeant = ({ to }: ArticleLink) => {
    if ('article' in to) return to.article === id;
    const path = pathOnSite(to.address);
    const slug = path === undefined ? undefined : slugIn(path);
    return slug !== undefined && slugs.includes(slug);
  };
  const from = linking(articles, isMeant).filter((one) => one.id !== id);
  return { name: 'บทความนี้', isThere: own !== undefined, from };
}

/** Who links to the sections of the landing page; those that nobody links to are left out. */
export async function linksToSections(
  payload: Payload,
  sections: readonly string[],
): Promise<LinkTarget[]> {
  const articles = await articlesNow(payload);
  const targets: LinkTarget[] = [];
  for (const [section, { label, ...rest }] of Object.entries(landingSections)) {
    const anchor = 'anchor' in rest ? rest.anchor : undefined;
    if (anchor === undefined || !sections.includes(section)) continue;
    const path = `/#${anchor}`;
    const from = linking(
      articles,
      ({ to }) => 'address' in to && pathOnSite(to.address)?.replace(/\?[^#]*/, '') === path,
    );
    if (from.length === 0) continue;
    targets.push({ name: `ส่วน “${label}”`, isThere: (await isOnSite(path)) !== false, from });
  }
  return targets;
}

const linking = (articles: LinkingArticle[], isMeant: (link: ArticleLink) => boolean) =>
  articles.filter(({ links }) => links.some(isMeant)).map(({ id, title }) => ({ id, title }));

async function slugsOf(payload: Payload, id: number): Promise<string[]> {
  const article = await payload.findByID({
    collection: 'articles',
    id,
    depth: 0,
    select: { slug: true, previousSlugs: true },
    disableErrors: true,
    overrideAccess: true,
  });
  return article ? [article.slug, ...(article.previousSlugs ?? [])] : [];
}

/** What readers see, by what was read; a site that cannot say of one page is asked for no other. */
function seenIn(articles: readonly LinkingArticle[]): Seen {
  const there = new Set(articles.flatMap(({ id, slugs }) => [id, ...slugs]));
  let isSilent = false;
  return {
    article: (which) => there.has(which),
    page: async (path) => {
      if (isSilent) return undefined;
      const isThere = await askedLately(path);
      isSilent ||= isThere === undefined;
      return isThere;
    },
  };
}

const asked = new Map<string, Promise<boolean | undefined>>();

/** Many links lead to the same few pages, and two of the office's screens may ask at once. */
function askedLately(path: string): Promise<boolean | undefined> {
  const known = asked.get(path);
  if (known) return known;
  const answer = isOnSite(path);
  asked.set(path, answer);
  setTimeout(() => asked.delete(path), LATELY_MS).unref();
  return answer;
}
