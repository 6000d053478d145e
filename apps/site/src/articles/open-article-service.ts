import { hasBearer } from '@clinicdee/protocol/http/secrets';
import type { Database } from '../storage/sql.ts';
import type { Environment } from '../environment/environment.ts';
import type { Log } from '../http/log.ts';
import { limitsOfCounting, RateLimit } from '../http/rate-limit.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { Article, ArticleList } from './queries/article.ts';
import { Catalogue } from './queries/catalogue.ts';
import { CatalogueWriter } from './store/catalogue-writer.ts';
import {
  contentSite,
  ContentSiteError,
  type PreviewFailure,
  previewFailureOf,
} from '../content-site/content-site.ts';
import { Pictures } from './store/pictures.ts';
import { CatalogueSync } from './sync/sync.ts';
import { searchSuggestions } from './queries/suggestions.ts';
import { productsFor, searchWords } from './queries/products.ts';

/** Above what one person types; generous, since many phones share one IP address. */
const SUGGESTIONS_PER_MINUTE = 300;

/** The articles, as pages and endpoints use them. */
export type ArticleService = ReturnType<typeof openArticleService>['service'];

/**
 * Opens the catalogue and starts to sync it with the content site. Stored articles are served at once.
 *
 * @param databases `reading` also works while the disk is not writable; `writing` stores the copy
 * @param onChange called after each change
 */
export function openArticleService(
  { reading, writing }: { reading: Database; writing: Database },
  environment: Environment,
  log: Log,
  contentNow: () => SiteContent,
  onChange: () => void,
) {
  const options = environment.contentSite;
  const catalogue = new Catalogue(reading, () => searchWords(contentNow()));
  const pictures = new Pictures(writing, environment.dataDir, options, log);
  const writer = new CatalogueWriter(writing, {
    words: contentNow().articles,
    pictureFor: (url) => pictures.shown(url),
    absolute: (url) => URL.parse(url, options?.url)?.href,
    log,
  });
  const suggestions = searchSuggestions(reading, () => catalogue.knownWords());
  const stopping = new AbortController();
  const site = options && contentSite(options, stopping.signal);
  const { intervalMs = 0 } = options ?? {};
  const handleChange = () => {
    onChange();
    suggestions.warm();
  };
  const sync =
    site && new CatalogueSync({ site, writer, pictures, log, intervalMs, onChange: handleChange });
  void sync?.poll();

  const service = {
    catalogue,
    pictures,
    /** Whether the list can be shown: the articles were copied, or no content site is configured. */
    hasCopy: () => !sync || catalogue.copiedAt() !== undefined,
    /** When the last full sync completed, in milliseconds since 1970. */
    copiedAt: () => catalogue.copiedAt(),
    /** The content site's error message if the last sync failed, to show to visitors. */
    failure: () => sync?.lastFailure?.said,
    /** Whether a request carries the content site's key. */
    isContentSite: (request: Request) => hasBearer(request, options?.key),
    /** Starts a sync in the background. */
    pollNow: () => void sync?.poll(),
    suggestions: {
      for: suggestions.for,
      rateLimit: new RateLimit(limitsOfCounting(SUGGESTIONS_PER_MINUTE)),
    },
    /** Product entries of the landing page that match a search. */
    productsFor: ({ concepts }: Pick<ArticleList, 'concepts'>) =>
      productsFor(concepts, contentNow()),
    /** Returns an unpublished article, or why it cannot be shown. */
    async preview(token: string): Promise<{ article: Article } | PreviewFailure> {
      try {
        const source = await site?.preview(token);
        if (!source) return { failure: 'link' };
        for (const url of pictures.due(await writer.picturesOf(source))) await pictures.copy(url);
        const { derived } = await writer.derive(source);
        const { slug = '', seo = {}, publishedAt, updatedAt } = source;
        return { article: { ...source, ...derived, id: 0, slug, seo, publishedAt, updatedAt } };
      } catch (error) {
        const code = error instanceof ContentSiteError ? error.code : String(error);
        log.warn({ code }, 'preview not shown');
        return previewFailureOf(error);
      }
    },
  };
  /** Aborts a running sync. */
  const close = async () => {
    stopping.abort();
    await sync?.stop();
  };
  return { service, warmSearch: suggestions.warm, close };
}
