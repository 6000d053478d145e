import type { Payload } from 'payload';
import { recordsOf, rowsOf } from '../access/records.ts';
import type { Article } from '../payload-types.ts';
import { isOnSite } from '../site/page-of-site.ts';
import { type ArticleLink, linkErrors, linksOf, type PublishedPages } from './links.ts';
import { listVersion, published } from './list-version.ts';
import type { Addressed } from './slug.ts';

/** A published article or campaign page with its links. */
interface LinkingDocument {
  collection: Addressed;
  id: number;
  title: string;
  /** How links refer to an article: its id, its slug and former ones. */
  keys: (number | string)[];
  links: ArticleLink[];
}

let cached: { version: string; articles: Promise<LinkingDocument[]> } | undefined;

/** Returns all published articles, cached until the list version changes, and pages, of which there are few. */
async function publishedDocuments(payload: Payload): Promise<LinkingDocument[]> {
  const version = await listVersion(payload);
  if (cached?.version !== version) {
    const articles = readArticles(payload);
    cached = { version, articles };
    // Errors are not cached.
    articles.catch(() => (cached = undefined));
  }
  return [...(await cached.articles), ...(await readPages(payload))];
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
    all.push({ collection: 'articles', id, title, keys, links: linksOf(content) });
  }
  return all;
}

async function readPages(payload: Payload): Promise<LinkingDocument[]> {
  const pages = await recordsOf(payload).find('pages', published);
  return pages.map((page) => ({
    collection: 'pages',
    id: page.id,
    title: page.heading,
    keys: [],
    links: (page.sections ?? []).flatMap((section) =>
      section.blockType === 'text' && section.linkAddress
        ? [{ words: section.linkText ?? '', to: { address: section.linkAddress } }]
        : [],
    ),
  }));
}

/** Returns the published articles and pages with dead links, and the error messages. */
export async function deadLinks(payload: Payload) {
  const documents = await publishedDocuments(payload);
  const pages = pagesOf(documents);
  const dead: (Pick<LinkingDocument, 'collection' | 'id' | 'title'> & { problems: string[] })[] =
    [];
  for (const { collection, id, title, links } of documents) {
    const problems = await linkErrors(links, pages);
    if (problems.length > 0) dead.push({ collection, id, title, problems });
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
