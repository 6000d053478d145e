import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Clock } from '@clinicdee/clock';
import { isGrownWorse } from '../calls/grown-worse.ts';
import type { Log } from '../calls/log.ts';
import { type Facts, fileFacts } from '../content/facts.ts';
import { languages, pathIn } from '../content/languages.ts';
import { type Contents, contentsOf } from '../content/site-content.ts';
import { bangkokDay, untilMidnight } from '../thai/days.ts';
import { readAddress } from './address.ts';
import type { CachedResponse } from './cached-response.ts';
import { type ErrorPages, errorStatuses } from './error-pages.ts';
import { CONTENT_TAG, type PageCache } from './page-cache.ts';
import type { Pages } from './pages.ts';

/** A clock that is set, and a machine that slept, are noticed within this; what failed is tried again. */
const MAX_WAIT_MS = 60_000;

/** The pages that show nothing but words and figures. */
const contentPaths = languages.flatMap((language) =>
  ['/', '/pdpa', '/terms', '/registration.json'].map((path) => pathIn(language, path)),
);
const errorPaths = errorStatuses.map((status) => `/${status}`);

type Rendered = ReadonlyMap<string, CachedResponse>;

interface Parts {
  pages: Pick<Pages, 'render'>;
  cache: PageCache;
  errorPages: ErrorPages;
  /** The words and figures that visitors see from now on. */
  show: (contents: Contents) => void;
  /** Told after pages have changed. */
  onChange: () => void;
  siteUrl: URL;
  clock: Pick<Clock, 'now' | 'after'>;
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
  #shown: Rendered = new Map();
  #rollingOver: Promise<void> | undefined;
  #cancelTimer: (() => void) | undefined;
  #isStopped = false;
  #failures = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Renders the pages of facts, of today, before anybody sees them.
   *
   * @returns what shows them from then on
   * @throws ContentSlips, or Error naming the first page that cannot be rendered
   */
  async render(facts: Facts): Promise<() => void> {
    const day = this.#today();
    const contents = contentsOf(facts, day);
    const rendered = await this.#renderAll(contents);
    return () => {
      this.#show(facts, day, contents, rendered);
      // Rendering may have gone past midnight.
      void this.rollOver();
    };
  }

  /** Shows the file's words where nothing is shown yet, then each day as it begins. @throws Error as `render` */
  async begin(): Promise<void> {
    if (!this.#facts) (await this.render(fileFacts))();
    this.#waitForMidnight();
  }

  /** Shows today, where another day is shown; what cannot be rendered stays as it is. Never rejects. */
  async rollOver(): Promise<void> {
    if (this.#isStopped || this.#day === this.#today()) return;
    this.#rollingOver ??= this.#rollOver().finally(() => (this.#rollingOver = undefined));
    await this.#rollingOver;
  }

  /** Begins nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelTimer?.();
    await this.#rollingOver;
  }

  get hasHome(): boolean {
    return this.#shown.has('/');
  }

  #waitForMidnight(): void {
    if (this.#isStopped) return;
    const { clock } = this.#parts;
    const waitMs = Math.min(untilMidnight(clock.now()), MAX_WAIT_MS);
    this.#cancelTimer = clock.after(waitMs, () => {
      void this.rollOver().then(() => this.#waitForMidnight());
    });
  }

  async #rollOver(): Promise<void> {
    const { log } = this.#parts;
    const [facts, day] = [this.#facts, this.#today()];
    if (!facts) return;
    try {
      const contents = contentsOf(facts, day);
      const rendered = await this.#renderAll(contents);
      // What the office has published meanwhile is of today, or is looked at next.
      if (this.#isStopped || facts !== this.#facts) return;
      this.#show(facts, day, contents, rendered);
      if (this.#failures > 0) log.info({ day }, 'pages show today again');
      this.#failures = 0;
    } catch (error) {
      this.#noteFailure(error);
    }
  }

  async #renderAll(contents: Contents): Promise<Rendered> {
    const rendered = new Map<string, CachedResponse>();
    for (const path of [...contentPaths, ...errorPaths]) {
      // Visitors are answered between two pages.
      await yieldToEventLoop();
      rendered.set(path, await this.#renderOne(path, contents));
    }
    return rendered;
  }

  async #renderOne(path: string, contents: Contents): Promise<CachedResponse> {
    const { pages, siteUrl } = this.#parts;
    const request = new Request(new URL(path, siteUrl));
    const effort = path === '/' ? 'first' : 'kept';
    const made = await pages.render(request, { pathname: path }, '', contents, effort);
    const status = made?.response.content.status;
    if (!made || (status !== 200 && `/${status}` !== path)) {
      throw new Error(`${path} cannot be rendered: ${made ? `status ${status}` : 'no such page'}`);
    }
    // What did not change keeps its tag, its time and its compressed forms.
    const before = this.#shown.get(path);
    const isSame = before && Buffer.compare(before.content.body, made.response.content.body) === 0;
    if (isSame) return before;
    // Compressed before anybody waits for it.
    const isSecure = siteUrl.protocol === 'https:';
    await made.response.respond({ header: acceptsBrotli, isReading: true, isSecure });
    return made.response;
  }

  /** From here to the end nothing waits: no visitor gets some of the old and some of the new. */
  #show(facts: Facts, day: string, contents: Contents, rendered: Rendered): void {
    const { cache, errorPages, onChange, show } = this.#parts;
    const areWordsNew = facts !== this.#facts;
    const isPageNew = [...rendered].some(([path, page]) => this.#shown.get(path) !== page);
    [this.#facts, this.#day, this.#shown] = [facts, day, rendered];
    show(contents);
    // Articles say no day.
    if (areWordsNew) cache.clear();
    else cache.purge([CONTENT_TAG]);
    for (const path of contentPaths) {
      const page = rendered.get(path);
      if (page) cache.set(keyOf(path), page, [CONTENT_TAG]);
    }
    for (const status of errorStatuses) {
      const page = rendered.get(`/${status}`);
      if (page) errorPages.set(status, page.content);
    }
    if (areWordsNew || isPageNew) onChange();
  }

  #noteFailure(error: unknown): void {
    this.#failures++;
    // Once, and then as it gets worse: not a line every minute of a day.
    if (!isGrownWorse(this.#failures)) return;
    const reason = error instanceof Error ? error.message : 'unknown';
    this.#parts.log.error(
      { code: 'day_not_shown', reason, shown: this.#day, failures: this.#failures },
      'the pages of today cannot be rendered; those of the day before are shown',
    );
  }

  #today(): string {
    return bangkokDay(this.#parts.clock.now());
  }
}

const acceptsBrotli = (name: string) => (name === 'accept-encoding' ? 'br' : undefined);

const keyOf = (path: string) => readAddress(`http://site${path}`)?.key ?? path;
