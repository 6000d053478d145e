import { landingSections } from '@clinicdee/brand/site-content';
import type { Payload } from 'payload';
import { inBatches } from '../database/batches.ts';
import type { Article } from '../payload-types.ts';
import { isOnSite } from '../site/page-of-site.ts';
import { linkErrors, pathOnSite, type PublishedPages, slugIn } from './link-errors.ts';
import { type ArticleLink, linksOf } from './links.ts';
import { listVersion, published } from './list-version.ts';

/** Articles per batch. */
const BATCH_SIZE = 50;
/** Cache time of page lookups, in milliseconds. */
const CACHE_MS = 5000;

/** An article for lists. */
export interface NamedArticle {
  id: number;
  title: string;
}

/** A published article with its links. */
interface LinkingArticle extends NamedArticle {
  /** Current and former slugs. */
  slugs: string[];
  links: ArticleLink[];
}

/** A link target: whether it is published, and the published articles that link to it. */
export interface LinkTarget {
  name: string;
  isThere: boolean;
  from: NamedArticle[];
}

let cached: { version: string; articles: Promise<LinkingArticle[]> } | undefined;

/** Returns all published articles, cached until the list version changes. */
async function publishedArticles(payload: Payload): Promise<LinkingArticle[]> {
  const version = await listVersion(payload);
  if (cached?.version !== version) {
    const articles = readAll(payload);
    cached = { version, articles };
    // Errors are not cached.
    articles.catch(() => (cached = undefined));
  }
  return cached.articles;
}

async function readAll(payload: Payload): Promise<LinkingArticle[]> {
  const all: LinkingArticle[] = [];
  const read = async (last: Article | undefined) => {
    const { docs } = await payload.find({
      collection: 'articles',
      where: { and: [published, { id: { greater_than: last?.id ?? 0 } }] },
      sort: 'id',
      limit: BATCH_SIZE,
      pagination: false,
      depth: 0,
      // Public data.
      overrideAccess: true,
    });
    return docs;
  };
  for await (const batch of inBatches(BATCH_SIZE, read)) {
    for (const { id, title, slug, previousSlugs, content } of batch) {
      const slugs = [slug, ...(previousSlugs ?? [])];
      all.push({ id, title, slugs, links: linksOf(content) });
    }
  }
  return all;
}

/** Returns the published articles with dead links, and the error messages. */
export async function deadLinks(
  payload: Payload,
): Promise<(NamedArticle & { problems: string[] })[]> {
  const articles = await publishedArticles(payload);
  const pages = pagesOf(articles);
  const dead = [];
  for (const { id, title, links } of articles) {
    const problems = await linkErrors(links, pages);
    if (problems.length > 0) dead.push({ id, title, problems });
  }
  return dead;
}

/** Returns the error messages of the dead links of a published article. */
export async function deadLinksOf(payload: Payload, id: number): Promise<string[]> {
  const articles = await publishedArticles(payload);
  return linkErrors(articles.find((article) => article.id === id)?.links ?? [], pagesOf(articles));
}

/** Returns the articles that link to an article, whether it is published or not. */
export async function linksToArticle(payload: Payload, id: number): Promise<LinkTarget> {
  const articles = await publishedArticles(payload);
  const own = articles.find((article) => article.id === id);
  const slugs = own?.slugs ?? (await slugsOf(payload, id));
  const matches = ({ to }: ArticleLink) => {
    if ('article' in to) return to.article === id;
    const path = pathOnSite(to.address);
    const slug = path === undefined ? undefined : slugIn(path);
    return slug !== undefined && slugs.includes(slug);
  };
  const from = linking(articles, matches).filter((article) => article.id !== id);
  return { name: 'บทความนี้', isThere: own !== undefined, from };
}

/** Returns the links to sections of the landing page, without sections that have none. */
export async function linksToSections(
  payload: Payload,
  sections: readonly string[],
): Promise<LinkTarget[]> {
  const articles = await publishedArticles(payload);
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

const linking = (articles: LinkingArticle[], matches: (link: ArticleLink) => boolean) =>
  articles.filter(({ links }) => links.some(matches)).map(({ id, title }) => ({ id, title }));

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

/** Looks up pages; after a failed call of the site it makes no further calls. */
function pagesOf(articles: readonly LinkingArticle[]): PublishedPages {
  const articleKeys = new Set(articles.flatMap(({ id, slugs }) => [id, ...slugs]));
  let isUnreachable = false;
  return {
    article: (which) => articleKeys.has(which),
    page: async (path) => {
      if (isUnreachable) return undefined;
      const exists = await isOnSiteCached(path);
      isUnreachable ||= exists === undefined;
      return exists;
    },
  };
}

const lookups = new Map<string, Promise<boolean | undefined>>();

/** Caches {@link isOnSite}: many links lead to the same pages, and several admin views check them at once. */
function isOnSiteCached(path: string): Promise<boolean | undefined> {
  const known = lookups.get(path);
  if (known) return known;
  const answer = isOnSite(path);
  lookups.set(path, answer);
  setTimeout(() => lookups.delete(path), CACHE_MS).unref();
  return answer;
}
