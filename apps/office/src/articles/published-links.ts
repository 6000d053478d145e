import type { Payload } from 'payload';
import { recordsOf, rowsOf } from '../access/records.ts';
import { bangkokDay } from '../i18n/date-formats.ts';
import type { Article } from '../payload-types.ts';
import { publishedSubject } from '../site-content/published.ts';
import { isOnSite } from '../site/page-of-site.ts';
import { type ArticleLink, linkErrors, linksOf, type PublishedPages } from './links.ts';
import { listVersion, published } from './list-version.ts';

/** A published article, campaign page or announcement with its links. */
interface LinkingDocument {
  /** Its form in the office. */
  href: string;
  title: string;
  /** How links refer to an article: its id, its slug and former ones. */
  keys: (number | string)[];
  links: ArticleLink[];
}

let cached: { version: string; articles: Promise<LinkingDocument[]> } | undefined;

/** Returns all published articles, cached until the list version changes, and the few pages and announcements. */
async function publishedDocuments(payload: Payload): Promise<LinkingDocument[]> {
  const version = await listVersion(payload);
  if (cached?.version !== version) {
    const articles = readArticles(payload);
    cached = { version, articles };
    // Errors are not cached.
    articles.catch(() => (cached = undefined));
  }
  return [
    ...(await cached.articles),
    ...(await readPages(payload)),
    ...(await readAnnouncement(payload)),
  ];
}

async function readArticles(payload: Payload): Promise<LinkingDocument[]> {
  const select = { title: true, slug: true, previousSlugs: true, content: true } as const;
  const all: LinkingDocument[] = [];
  for await (const article of rowsOf<Article>(payload, {
    collection: 'articles',
    where: published,
    select,
  })) {
    const { id, title, slug, previousSlugs, content } = article;
    const keys = [id, slug, ...(previousSlugs ?? [])];
    const href = `/admin/collections/articles/${id}`;
    all.push({ href, title, keys, links: linksOf(content) });
  }
  return all;
}

async function readPages(payload: Payload): Promise<LinkingDocument[]> {
  const pages = await recordsOf(payload).find('pages', published);
  return pages.map((page) => ({
    href: `/admin/collections/pages/${page.id}`,
    title: page.heading,
    keys: [],
    links: (page.sections ?? []).flatMap((section) =>
      section.blockType === 'text' && section.linkAddress
        ? [{ words: section.linkText ?? '', to: { address: section.linkAddress } }]
        : [],
    ),
  }));
}

/** The announcement, unless it is not shown any more. */
async function readAnnouncement(payload: Payload): Promise<LinkingDocument[]> {
  const announcement = await publishedSubject(payload, 'announcement');
  const { isShown, linkAddress, linkText, until = '9999' } = announcement;
  if (!isShown || linkAddress === '' || until < bangkokDay(Date.now())) return [];
  const links = [{ words: linkText, to: { address: linkAddress } }];
  return [{ href: '/admin/globals/announcement', title: 'ประกาศ', keys: [], links }];
}

/** Returns the published documents with dead links, and the error messages. */
export async function deadLinks(payload: Payload) {
  const documents = await publishedDocuments(payload);
  const pages = pagesOf(documents);
  const dead: (Pick<LinkingDocument, 'href' | 'title'> & { problems: string[] })[] = [];
  for (const { href, title, links } of documents) {
    const problems = await linkErrors(links, pages);
    if (problems.length > 0) dead.push({ href, title, problems });
  }
  return dead;
}

/** Looks up each page once; after a failed call of the site it makes no further calls. */
function pagesOf(documents: readonly LinkingDocument[]): PublishedPages {
  const keys = new Set(documents.flatMap((document) => document.keys));
  const known = new Map<string, boolean>();
  let isUnreachable = false;
  return {
    article: (which) => keys.has(which),
    page: async (path) => {
      if (isUnreachable || known.has(path)) return known.get(path);
      const exists = await isOnSite(path);
      if (exists === undefined) isUnreachable = true;
      else known.set(path, exists);
      return exists;
    },
  };
}
