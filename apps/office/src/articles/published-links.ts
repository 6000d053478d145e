import type { Payload } from 'payload';
import { recordsOf, rowsOf } from '../access/records.ts';
import type { Article, Page } from '../payload-types.ts';
import { isOnSite } from '../site/page-of-site.ts';
import { type ArticleLink, linkErrors, linksOf, type PublishedPages } from './links.ts';
import { published } from './list-version.ts';

const articles = { collection: 'articles', where: published } as const;

/** Returns the published articles and pages with dead links, and the error messages. */
export async function deadLinks(payload: Payload) {
  const lookup = await publishedPages(payload);
  const documents = [];
  const select = { title: true, content: true } as const;
  for await (const article of rowsOf<Article>(payload, { ...articles, select })) {
    const { id, title, content } = article;
    documents.push({ collection: articles.collection, id, title, links: linksOf(content) });
  }
  for (const { id, heading, sections } of await recordsOf(payload).find('pages', published)) {
    const links = (sections ?? []).flatMap(linksOfSection);
    documents.push({ collection: 'pages' as const, id, title: heading, links });
  }
  const dead = [];
  for (const { links, ...document } of documents) {
    const problems = await linkErrors(links, lookup);
    if (problems.length > 0) dead.push({ ...document, problems });
  }
  return dead;
}

const linksOfSection = (section: NonNullable<Page['sections']>[number]): ArticleLink[] =>
  section.blockType === 'text' && section.linkAddress
    ? [{ words: section.linkText ?? '', to: { address: section.linkAddress } }]
    : [];

/** Looks up each page of the site once; after a failed call of the site it makes no further calls. */
async function publishedPages(payload: Payload): Promise<PublishedPages> {
  const keys = new Set<number | string>();
  const select = { slug: true, previousSlugs: true } as const;
  for await (const article of rowsOf<Article>(payload, { ...articles, select }))
    for (const key of [article.id, article.slug, ...(article.previousSlugs ?? [])]) keys.add(key);
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
