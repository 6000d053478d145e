import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Log } from '../http/log.ts';
import { Poller } from '../http/poller.ts';
import { InvalidContent } from '../content/check-content.ts';
import { type Facts, fileFacts } from '../content/facts.ts';
import { type Language, languages, pathIn } from '../content/languages.ts';
import { type Contents, contentsOf, showContents } from '../content/site-content.ts';
import { bangkokDay } from '../thai/dates.ts';
import type { CachedResponse } from './cached-response.ts';
import { type ErrorStatus, errorStatuses } from './error-statuses.ts';
import { CONTENT_TAG, type PageCache } from './page-cache.ts';
import type { RenderPage } from './page-renderer.ts';

/** Interval of the check for a new day, in milliseconds. It also detects clock changes. */
const DAY_CHECK_MS = 60_000;

/** The statuses of the pages that depend on the site content only, by path. */
const contentPages = new Map<string, number>([
  ...languages.flatMap((language) => [
    ...['/', '/registration.json'].map((path) => [pathIn(language, path), 200] as const),
    ...errorStatuses.map((status) => [pathIn(language, `/${status}`), status] as const),
  ]),
  ['/pdpa', 200],
  ['/terms', 200],
]);

/** By path. */
type Pages = ReadonlyMap<string, CachedResponse>;

interface Parts {
  renderPage: RenderPage;
  cache: PageCache;
  /** Called after pages have changed. */
  onChange: () => void;
  siteUrl: URL;
  log: Log;
}

/**
 * The live site content: what the office published, for the current day in Bangkok. New content goes live only
 * after all its pages are rendered; if one fails, the previous content stays.
 */
export class LiveContent {
  readonly #parts: Parts;
  #facts: Facts | undefined;
  #day = '';
  #pages: Pages = new Map();
  readonly #poller = new Poller(async () => {
    await this.#rollOver();
    return DAY_CHECK_MS;
  });

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Renders the pages for these facts and today, without publishing them.
   *
   * @returns a function that publishes them
   * @throws InvalidContent, also for the first page that cannot be rendered
   */
  async render(facts: Facts): Promise<() => void> {
    const day = bangkokDay(Date.now());
    const contents = contentsOf(facts, day);
    const pages = new Map<string, CachedResponse>();
    for (const [path, status] of contentPages)
      pages.set(path, await this.#renderOne(path, contents, status));
    return () => this.#show(facts, day, contents, pages);
  }

  /** Publishes the facts of the file unless others are live, then re-renders daily. @throws Error as `render` */
  async begin(): Promise<void> {
    if (!this.#facts) (await this.render(fileFacts))();
    this.#poller.pollAfter(DAY_CHECK_MS);
  }

  /** Stops the daily re-rendering and waits for one in progress. */
  stop(): Promise<void> {
    return this.#poller.stop();
  }

  /** Returns the pre-rendered error page. @throws Error before `begin` */
  errorPage(status: ErrorStatus, language: Language): CachedResponse {
    const page = this.#pages.get(pathIn(language, `/${status}`));
    if (!page) throw new Error(`there is no page for ${status}`);
    return page;
  }

  /** Re-renders the pages if the day has changed. On failure the old pages stay until the next check. */
  async #rollOver(): Promise<void> {
    const facts = this.#facts;
    if (!facts || this.#day === bangkokDay(Date.now())) return;
    try {
      const show = await this.render(facts);
      // Skip if the office published newer content meanwhile.
      if (!this.#poller.isStopped && facts === this.#facts) show();
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      this.#parts.log.error(
        { code: 'day_not_shown', reason, shown: this.#day },
        'the pages of today cannot be rendered; those of the day before are shown',
      );
    }
  }

  async #renderOne(path: string, contents: Contents, wanted: number): Promise<CachedResponse> {
    // Let the server answer requests between two pages.
    await yieldToEventLoop();
    const { renderPage, siteUrl } = this.#parts;
    const request = new Request(new URL(path, siteUrl), { headers: { 'accept-encoding': 'br' } });
    const page = await renderPage(request, { pathname: path }, '', contents);
    const status = page?.response.content.status;
    if (!page || status !== wanted) {
      const code = `${path} cannot be rendered: ${page ? `status ${status}` : 'no such page'}`;
      throw new InvalidContent([{ code }]);
    }
    // Compress in advance, so that no visitor waits for it.
    await page.response.respond(request);
    return page.response;
  }

  /** Synchronous, so that no visitor gets a mix of old and new pages. */
  #show(facts: Facts, day: string, contents: Contents, pages: Pages): void {
    const { cache, onChange } = this.#parts;
    [this.#facts, this.#day, this.#pages] = [facts, day, pages];
    showContents(contents);
    cache.purge();
    // Error pages are not cached, since their status is not 200.
    for (const [path, page] of pages) cache.set(path, page, [CONTENT_TAG]);
    onChange();
  }
}
