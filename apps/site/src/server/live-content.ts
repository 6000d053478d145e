import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Log } from '../http/log.ts';
import { type Facts, fileFacts } from '../content/facts.ts';
import { languages, pathIn } from '../content/languages.ts';
import { type Contents, contentsOf } from '../content/site-content.ts';
import { bangkokDay } from '../thai/days.ts';
import { readAddress } from './address.ts';
import type { CachedResponse } from './cached-response.ts';
import { CONTENT_TAG, type PageCache } from './page-cache.ts';
import type { RenderPage } from './pages.ts';

/** How often the day is compared, in milliseconds: midnight, or a clock that was set, is noticed within this. */
const DAY_CHECK_MS = 60_000;

/** The pages that show nothing but words and figures. */
const contentPaths = languages.flatMap((language) =>
  ['/', '/pdpa', '/terms', '/registration.json'].map((path) => pathIn(language, path)),
);

export const errorStatuses = [400, 404, 405, 500, 503] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

interface Rendered {
  pages: ReadonlyMap<string, CachedResponse>;
  errorPages: ReadonlyMap<ErrorStatus, CachedResponse>;
}

interface Parts {
  renderPage: RenderPage;
  cache: PageCache;
  /** The words and figures that visitors see from now on. */
  show: (contents: Contents) => void;
  /** Told after pages have changed. */
  onChange: () => void;
  siteUrl: URL;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

/**
 * The words and figures that visitors see: what the office has published, on the day that it is in Bangkok. All pages
 * of other words are rendered before the first is shown; where one cannot be, everything stays as it was.
 */
export class LiveContent {
  readonly #parts: Parts;
  #facts: Facts | undefined;
  #day = '';
  #errorPages: Rendered['errorPages'] = new Map();
  #timer: NodeJS.Timeout | undefined;
  #rollingOver: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Renders the pages of facts, of today, before anybody sees them.
   *
   * @returns what shows them from then on
   * @throws ContentProblems, or Error naming the first page that cannot be rendered
   */
  async render(facts: Facts): Promise<() => void> {
    const day = this.#today();
    const contents = contentsOf(facts, day);
    const pages = new Map<string, CachedResponse>();
    for (const path of contentPaths) {
      pages.set(path, await this.#renderOne(path, contents));
    }
    const errorPages = new Map<ErrorStatus, CachedResponse>();
    for (const status of errorStatuses) {
      errorPages.set(status, await this.#renderOne(`/${status}`, contents, status));
    }
    return () => this.#show(facts, day, contents, { pages, errorPages });
  }

  /** Shows the file's words where nothing is shown yet, then each day as it begins. @throws Error as `render` */
  async begin(): Promise<void> {
    if (!this.#facts) (await this.render(fileFacts))();
    this.#timer = setInterval(() => {
      this.#rollingOver ??= this.#rollOver().finally(() => (this.#rollingOver = undefined));
    }, DAY_CHECK_MS).unref();
  }

  /** Begins nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#rollingOver;
  }

  /** The page for what went wrong, rendered beforehand. @throws Error before `begin` */
  errorPage(status: ErrorStatus): CachedResponse {
    const page = this.#errorPages.get(status);
    if (!page) throw new Error(`there is no page for ${status}`);
    return page;
  }

  /** Shows today, where another day is shown. What cannot be rendered stays as it is, until the next check. */
  async #rollOver(): Promise<void> {
    const facts = this.#facts;
    if (!facts || this.#day === this.#today()) return;
    try {
      const show = await this.render(facts);
      // What the office has published meanwhile is newer.
      if (this.#timer && facts === this.#facts) show();
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      this.#parts.log.error(
        { code: 'day_not_shown', reason, shown: this.#day },
        'the pages of today cannot be rendered; those of the day before are shown',
      );
    }
  }

  async #renderOne(path: string, contents: Contents, wanted = 200): Promise<CachedResponse> {
    // Visitors are answered between two pages.
    await yieldToEventLoop();
    const { renderPage, siteUrl } = this.#parts;
    const request = new Request(new URL(path, siteUrl));
    const made = await renderPage(request, { pathname: path }, '', contents);
    const status = made?.response.content.status;
    if (!made || status !== wanted) {
      throw new Error(`${path} cannot be rendered: ${made ? `status ${status}` : 'no such page'}`);
    }
    // Compressed before anybody waits for it.
    await made.response.respond({ header: acceptsBrotli, isReading: true });
    return made.response;
  }

  /** From here to the end nothing waits: no visitor gets some of the old and some of the new. */
  #show(facts: Facts, day: string, contents: Contents, rendered: Rendered): void {
    const { cache, onChange, show } = this.#parts;
    [this.#facts, this.#day, this.#errorPages] = [facts, day, rendered.errorPages];
    show(contents);
    cache.clear();
    for (const [path, page] of rendered.pages) {
      cache.set(readAddress(`http://site${path}`)?.key ?? path, page, [CONTENT_TAG]);
    }
    onChange();
  }

  #today(): string {
    return bangkokDay(this.#parts.now());
  }
}

const acceptsBrotli = (name: string) => (name === 'accept-encoding' ? 'br' : undefined);
