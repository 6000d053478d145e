import { hasBearer } from '@clinicdee/protocol/http/bearer';
import type { Database } from '../database/sql.ts';
import type { Environment } from '../environment/environment.ts';
import type { Log } from '../http/log.ts';
import { limitsOfCounting, RateLimit } from '../http/rate-limit.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { Article, ArticleList } from './queries/article.ts';
import { Catalogue } from './queries/catalogue.ts';
import { MarkdownWriter } from './queries/markdown-writer.ts';
import { CatalogueWriter } from './store/catalogue-writer.ts';
import { contentSite, ContentSiteError } from './client/content-site.ts';
import { type PreviewFailure, previewFailureOf } from './client/preview-failure.ts';
import { Pictures } from './store/pictures.ts';
import type { SourceArticle } from './client/source-article.ts';
import { CatalogueSync, type OnChange } from './sync/sync.ts';
import { Suggestions } from './queries/suggestions.ts';
import { type Product, productsFor, searchWords } from './queries/products.ts';
import { articleAddress } from './queries/list-address.ts';
import { INDEX_NOW, isPublicAddress, IndexNow, slugsTouched } from './indexnow.ts';

/** Nobody types faster; many phones share one address. */
const SUGGESTIONS_PER_MINUTE = 300;

/** What the pages need of the articles. */
export interface ArticleService {
  catalogue: Catalogue;
  pictures: Pick<Pictures, 'read'>;
  markdown: Pick<MarkdownWriter, 'write'>;
  /** Whether there is something to show: a copy of the articles, or nowhere to have one from. */
  hasCopy(): boolean;
  /** When the content site was last seen whole, in milliseconds since 1970. */
  copiedAt(): number | undefined;
  /** What the content site said when it last failed, for people. */
  failure(): string | undefined;
  /** How many articles of the content site nothing could be made of. */
  refused(): number;
  /** Whether a request of the content site carries its key. */
  isContentSite(request: Request): boolean;
  /** Looks for changes at once, without waiting for the end of it. */
  lookNow(): void;
  /** What the landing page says of the product that answers a search. */
  productsFor(found: Pick<ArticleList, 'understood'>): Product[];
  /** What is offered while somebody types a search. */
  suggestions: { for: (typed: string) => string[]; rateLimit: Pick<RateLimit, 'take'> };
  /** An article that is not published yet, or why there is none. */
  preview(token: string): Promise<{ article: Article } | PreviewFailure>;
}

/**
 * Opens the catalogue and starts keeping it like the content site. What is on disk is served at once,
 * whatever the content site does.
 *
 * @param databases the one that pages read, which answers while the disk takes nothing; the other of the
 *   copy that is written
 * @param contentNow what the site says by now: in an article, of the product, and which words mean the same
 * @param onChange told which pages are out of date
 * @returns with the service, how to get ready for the first search, and how to end
 */
export function openArticleService(
  { reading, writing }: { reading: Database; writing: Database },
  environment: Environment,
  log: Log,
  contentNow: () => SiteContent,
  onChange: OnChange,
) {
  const options = environment.contentSite;
  const catalogue = new Catalogue(reading, () => searchWords(contentNow()));
  const pictures = new Pictures(writing, environment.dataDir, options, log);
  const writer = new CatalogueWriter(
    writing,
    contentNow().articles,
    (url) => pictures.shown(url),
    (url) => (URL.canParse(url, options?.url) ? new URL(url, options?.url).href : undefined),
    (facts) => log.error(facts, 'an article could not be made and is left as it was'),
  );
  const suggestions = new Suggestions(reading, () => catalogue.knownWords());
  const markdown = new MarkdownWriter();
  const stopping = new AbortController();
  const site = options && contentSite(options, stopping.signal);
  const { intervalMs = 0 } = options ?? {};
  const { indexNowKey: key, siteUrl } = environment;
  const news =
    key !== undefined && isPublicAddress(siteUrl)
      ? new IndexNow({ key, siteUrl, endpoint: INDEX_NOW, log, kept: keptNews(writer) })
      : undefined;
  // The first copy brings every article: that is what sitemaps are for.
  const hadCopy = catalogue.copiedAt() !== undefined;
  const slugs = () => new Map(catalogue.addresses().map(({ id, slug }) => [id, slug]));
  let known = news ? slugs() : new Map<number, string>();
  const changed: OnChange = (change) => {
    onChange(change);
    suggestions.warm();
    if (!news) return;
    const before = known;
    known = slugs();
    if (!hadCopy && catalogue.copiedAt() === undefined) return;
    news.changed(slugsTouched(change.ids, before, known).map((slug) => articleAddress(slug)));
  };
  const sync =
    site && new CatalogueSync({ site, writer, pictures, log, intervalMs, onChange: changed });
  void sync?.look();

  const service: ArticleService = {
    ...{ catalogue, pictures, markdown },
    hasCopy: () => !sync || catalogue.copiedAt() !== undefined,
    copiedAt: () => catalogue.copiedAt(),
    failure: () => sync?.lastFailure?.said,
    refused: () => sync?.refused ?? 0,
    isContentSite: (request) => hasBearer(request, options?.key),
    lookNow: () => void sync?.look(),
    suggestions: {
      for: (typed) => suggestions.for(typed),
      rateLimit: new RateLimit(limitsOfCounting(SUGGESTIONS_PER_MINUTE)),
    },
    productsFor: ({ understood }) => productsFor(understood, contentNow()),
    async preview(token) {
      try {
        const source = await site?.preview(token);
        if (!source) return { failure: 'link' };
        for (const url of pictures.due(await writer.picturesOf(source))) await pictures.copy(url);
        return { article: await asArticle(source, writer) };
      } catch (error) {
        const code = error instanceof ContentSiteError ? error.code : String(error);
        log.warn({ code }, 'preview not shown');
        return previewFailureOf(error);
      }
    },
  };
  /** Breaks off the look under way. */
  const close = async () => {
    stopping.abort();
    await Promise.all([sync?.stop(), news?.stop()]);
    await Promise.all([writer.close(), markdown.close()]);
  };
  return { service, warmSearch: () => suggestions.warm(), close };
}

/** What search engines are still to be told, beside the articles. */
const keptNews = (writer: Pick<CatalogueWriter, 'get' | 'set'>) => ({
  read: () => JSON.parse(writer.get('search_news') ?? '[]') as string[],
  write: (paths: readonly string[]) => writer.set('search_news', JSON.stringify(paths)),
});

async function asArticle(source: SourceArticle, writer: CatalogueWriter): Promise<Article> {
  const { title, tags, publishedAt, updatedAt, seo } = source;
  const { html, outline, excerpt, minutes, cover } = await writer.derive(source);
  const slug = source.slug ?? '';
  return {
    ...{ id: 0, slug, title, tags, publishedAt, updatedAt, seo: seo ?? {} },
    ...{ html, outline, excerpt, minutes, cover },
  };
}
