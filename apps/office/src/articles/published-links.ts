import {
  campaignAddress,
  campaignLanguages,
  sectionEntry,
  type SectionName,
} from '@clinicdee/protocol/site-content';
import type { Payload } from 'payload';
import { inBatches } from '../database/batches.ts';
import type { Article } from '../payload-types.ts';
import { isOnSite } from '../site/page-of-site.ts';
import { linkErrors, pathOnSite, type PublishedPages, slugIn } from './link-errors.ts';
import type { Addressed } from './keep-old-slug.ts';
import { type ArticleLink, linksOf } from './links.ts';
import { listVersion, published } from './list-version.ts';

/** Articles per batch. */
const BATCH_SIZE = 50;
/** Cache time of page lookups, in milliseconds. */
const CACHE_MS = 5000;

/** An article or a campaign page for lists. */
export interface NamedDocument {
  collection: Addressed;
  id: number;
  title: string;
}

/** A published article or page with its links. */
interface LinkingDocument extends NamedDocument {
  /** Current and former slugs. */
  slugs: string[];
  links: ArticleLink[];
}

/** A link target: whether it is published, and the published articles and pages that link to it. */
export interface LinkTarget {
  name: string;
  isThere: boolean;
  from: NamedDocument[];
}

let cached: { version: string; articles: Promise<LinkingDocument[]> } | undefined;

/** Returns all published articles, cached until the list version changes. */
async function publishedArticles(payload: Payload): Promise<LinkingDocument[]> {
  const version = await listVersion(payload);
  if (cached?.version !== version) {
    const articles = readAll(payload);
    cached = { version, articles };
    // Errors are not cached.
    articles.catch(() => (cached = undefined));
  }
  return cached.articles;
}

async function readAll(payload: Payload): Promise<LinkingDocument[]> {
  const all: LinkingDocument[] = [];
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
      all.push({ collection: 'articles', id, title, slugs, links: linksOf(content) });
    }
  }
  return all;
}

/** Returns all published campaign pages, of which there are few. */
async function publishedPages(payload: Payload): Promise<LinkingDocument[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: published,
    pagination: false,
    depth: 0,
    // Public data.
    overrideAccess: true,
  });
  return docs.map(({ id, heading, slug, previousSlugs, sections }) => ({
    ...{ collection: 'pages', id, title: heading },
    slugs: [slug, ...(previousSlugs ?? [])],
    links: (sections ?? []).flatMap((section) =>
      section.blockType === 'text' && section.linkAddress
        ? [{ words: section.linkText ?? '', to: { address: section.linkAddress } }]
        : [],
    ),
  }));
}

/** Returns the published articles and pages with dead links, and the error messages. */
export async function deadLinks(
  payload: Payload,
): Promise<(NamedDocument & { problems: string[] })[]> {
  const articles = await publishedArticles(payload);
  const pages = pagesOf(articles);
  const dead = [];
  for (const { collection, id, title, links } of [
    ...articles,
    ...(await publishedPages(payload)),
  ]) {
    const problems = await linkErrors(links, pages);
    if (problems.length > 0) dead.push({ collection, id, title, problems });
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
  const slugs = own?.slugs ?? (await slugsOf(payload, 'articles', id));
  const matches = ({ to }: ArticleLink) => {
    if ('article' in to) return to.article === id;
    const path = pathOnSite(to.address);
    const slug = path === undefined ? undefined : slugIn(path);
    return slug !== undefined && slugs.includes(slug);
  };
  const from = linking([...articles, ...(await publishedPages(payload))], matches).filter(
    (one) => one.collection !== 'articles' || one.id !== id,
  );
  return { name: 'บทความนี้', isThere: own !== undefined, from };
}

/** Returns the articles and pages that link to a campaign page, whether it is published or not. */
export async function linksToPage(payload: Payload, id: number): Promise<LinkTarget> {
  const pages = await publishedPages(payload);
  const own = pages.find((page) => page.id === id);
  const slugs = own?.slugs ?? (await slugsOf(payload, 'pages', id));
  const paths = slugs.flatMap((slug) =>
    campaignLanguages.map((language) => campaignAddress({ slug, language })),
  );
  const from = linking([...(await publishedArticles(payload)), ...pages], ({ to }) => {
    const path = 'address' in to ? pathOnSite(to.address)?.split(/[?#]/)[0] : undefined;
    return path !== undefined && paths.includes(path);
  });
  return { name: 'หน้านี้', isThere: own !== undefined, from };
}

/** Returns the links to sections of the landing page, without sections that have none. */
export async function linksToSections(
  payload: Payload,
  sections: readonly SectionName[],
): Promise<LinkTarget[]> {
  const documents = [...(await publishedArticles(payload)), ...(await publishedPages(payload))];
  const targets: LinkTarget[] = [];
  for (const { label, anchor } of sections.map(sectionEntry)) {
    if (anchor === undefined) continue;
    const path = `/#${anchor}`;
    const from = linking(
      documents,
      ({ to }) => 'address' in to && pathOnSite(to.address)?.replace(/\?[^#]*/, '') === path,
    );
    if (from.length === 0) continue;
    targets.push({ name: `ส่วน “${label}”`, isThere: (await isOnSite(path)) !== false, from });
  }
  return targets;
}

const linking = (documents: LinkingDocument[], matches: (link: ArticleLink) => boolean) =>
  documents
    .filter(({ links }) => links.some(matches))
    .map(({ collection, id, title }) => ({ collection, id, title }));

async function slugsOf(payload: Payload, collection: Addressed, id: number): Promise<string[]> {
  const document = await payload.findByID({
    collection,
    id,
    depth: 0,
    select: { slug: true, previousSlugs: true },
    disableErrors: true,
    overrideAccess: true,
  });
  return document ? [document.slug, ...(document.previousSlugs ?? [])] : [];
}

/** Looks up pages; after a failed call of the site it makes no further calls. */
function pagesOf(articles: readonly LinkingDocument[]): PublishedPages {
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
