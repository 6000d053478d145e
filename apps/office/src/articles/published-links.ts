import { campaignAddress } from '@clinicdee/protocol/site-content';
import type { Payload } from 'payload';
import { recordsOf, rowsOf } from '../access/records.ts';
import type { Article, Page } from '../payload-types.ts';
import { isOnSite } from '../site/page-of-site.ts';
import {
  type ArticleLink,
  linkErrors,
  linksOf,
  placeOf,
  placeOfArticle,
  type PublishedPages,
} from './links.ts';
import { listVersion, published } from './list-version.ts';
import type { Addressed } from './slug.ts';

/** An article or a campaign page for lists. */
export interface NamedDocument {
  collection: Addressed;
  id: number;
  title: string;
}

/** A published article or page with its links. */
interface LinkingDocument extends NamedDocument {
  /** How links refer to it: the id of an article, current and former addresses. */
  places: (number | string)[];
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
    const { id, title, content } = article;
    all.push({
      collection: 'articles',
      id,
      title,
      places: placesOf(article),
      links: linksOf(content),
    });
  }
  return all;
}

async function readPages(payload: Payload): Promise<LinkingDocument[]> {
  const pages = await recordsOf(payload).find('pages', published);
  return pages.map((page) => ({
    collection: 'pages',
    id: page.id,
    title: page.heading,
    places: placesOf(page),
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
  const dead: (NamedDocument & { problems: string[] })[] = [];
  for (const { collection, id, title, links } of documents) {
    const problems = await linkErrors(links, pages);
    if (problems.length > 0) dead.push({ collection, id, title, problems });
  }
  return dead;
}

/** Returns the documents that link to an article or a campaign page, whether it is published, and its own dead links. */
export async function linksToDocument(payload: Payload, collection: Addressed, id: number) {
  const documents = await publishedDocuments(payload);
  const isOwn = (one: NamedDocument) => one.collection === collection && one.id === id;
  const own = documents.find(isOwn);
  const document = own ? undefined : await recordsOf(payload).get(collection, id);
  const places: unknown[] = own?.places ?? (document ? placesOf(document) : []);
  const leadsHere = ({ to }: ArticleLink) =>
    places.includes('article' in to ? to.article : placeOf(to.address));
  return {
    isPublished: own !== undefined,
    from: documents.filter((one) => !isOwn(one) && one.links.some(leadsHere)),
    problems: own ? await linkErrors(own.links, pagesOf(documents)) : [],
  };
}

type Placed = Pick<Article, 'id' | 'slug' | 'previousSlugs'> & Partial<Pick<Page, 'language'>>;

function placesOf({ id, slug, previousSlugs, language }: Placed): (number | string)[] {
  const slugs = [slug, ...(previousSlugs ?? [])];
  return language
    ? slugs.map((one) => campaignAddress({ slug: one, language }))
    : [id, ...slugs.map(placeOfArticle)];
}

/** Looks up each page once; after a failed call of the site it makes no further calls. */
function pagesOf(documents: readonly LinkingDocument[]): PublishedPages {
  const articles = documents.filter(({ collection }) => collection === 'articles');
  const keys = new Set(articles.flatMap(({ places }) => places));
  const known = new Map<string, boolean>();
  let isUnreachable = false;
  return {
    article: (which) => keys.has(typeof which === 'number' ? which : placeOfArticle(which)),
    page: async (path) => {
      if (isUnreachable || known.has(path)) return known.get(path);
      const exists = await isOnSite(path);
      if (exists === undefined) isUnreachable = true;
      else known.set(path, exists);
      return exists;
    },
  };
}
