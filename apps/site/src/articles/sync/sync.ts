import { codeOf } from '../../http/error-code.ts';
import { isPowerOfTwo } from '../../http/log-power-of-two.ts';
import type { Log } from '../../http/log.ts';
import type { CatalogueWriter, OnChange } from '../store/catalogue-writer.ts';
import { type ContentSite, ContentSiteError } from '../client/content-site.ts';
import { ArticleCopier } from './copy-articles.ts';
import { PictureCopier } from './copy-pictures.ts';
import type { Pictures } from '../store/pictures.ts';

/** Delay until the next batch of pictures in milliseconds. */
const SOON_MS = 1_000;

interface Parts {
  site: ContentSite;
  writer: CatalogueWriter;
  pictures: Pictures;
  log: Log;
  intervalMs: number;
  onChange: OnChange;
}

/** Keeps the catalogue in sync with the content site, by polling and on demand. */
export class CatalogueSync {
  readonly #intervalMs: number;
  readonly #log: Log;
  readonly #hasCopy: () => boolean;
  readonly #articles: ArticleCopier;
  readonly #pictures: PictureCopier;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isRequested = false;
  #isStopped = false;
  #failures = 0;
  #nextPollAt = 0;
  /** Why the last sync failed, with the content site's message if there is one. */
  lastFailure: { code: string; said: string | undefined } | undefined;

  constructor({ site, writer, pictures, log, intervalMs, onChange }: Parts) {
    this.#intervalMs = intervalMs;
    this.#log = log;
    this.#hasCopy = () => {
      try {
        return writer.get('copied_at') !== undefined;
      } catch {
        // The disk is not readable at the moment.
        return false;
      }
    };
    const isStopped = () => this.#isStopped;
    this.#pictures = new PictureCopier({ writer, pictures, log, onChange });
    this.#articles = new ArticleCopier({
      ...{ site, writer, pictures, log, intervalMs, isStopped, onChange },
      pictureCopier: this.#pictures,
    });
  }

  /** Number of articles that could not be processed: an earlier version is shown, or none. */
  get refused(): number {
    return this.#articles.refused;
  }

  /** Syncs now, or again after the running sync. Never rejects. */
  async poll(): Promise<void> {
    if (this.#isStopped) return;
    this.#isRequested = true;
    await this.#start();
  }

  /** Starts no more work and waits for the running sync. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #start(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Syncs articles if requested, then copies a batch of pictures. */
  async #run(): Promise<void> {
    let hasMorePictures: boolean;
    do {
      if (this.#isRequested) {
        this.#isRequested = false;
        await this.#pollOnce();
      }
      const shouldStop = () =>
        this.#isStopped || this.#isRequested || performance.now() >= this.#nextPollAt;
      hasMorePictures = await this.#pictures.copyDue(shouldStop);
    } while (this.#hasRequest());
    this.#schedule(hasMorePictures);
  }

  #hasRequest(): boolean {
    return this.#isRequested && !this.#isStopped;
  }

  #schedule(hasMorePictures: boolean): void {
    if (this.#isStopped) return;
    const untilPoll = Math.max(0, this.#nextPollAt - performance.now());
    const wait = hasMorePictures ? Math.min(SOON_MS, untilPoll) : untilPoll;
    this.#timer = setTimeout(() => {
      this.#isRequested ||= performance.now() >= this.#nextPollAt;
      void this.#start();
    }, wait).unref();
  }

  async #pollOnce(): Promise<void> {
    try {
      await this.#articles.copy();
      if (this.#failures > 0) this.#log.info({ failures: this.#failures }, 'content site is back');
      this.#failures = 0;
      this.lastFailure = undefined;
    } catch (error) {
      if (this.#isStopped) return;
      this.#failures++;
      const isKnown = error instanceof ContentSiteError;
      const code = isKnown ? error.code : codeOf(error);
      this.lastFailure = { code, said: isKnown ? error.said : undefined };
      // Logged at powers of two, so that an outage does not flood the log.
      if (isPowerOfTwo(this.#failures)) {
        // At the first start the office may still be starting, so one failure is no warning.
        const isFirstStart = !this.#hasCopy() && this.#failures === 1;
        this.#log[isFirstStart ? 'info' : 'warn'](
          { code, failures: this.#failures },
          this.#hasCopy()
            ? 'articles not copied; the last copy is served'
            : 'articles not copied, and there is no copy yet to serve',
        );
      }
    }
    this.#nextPollAt = performance.now() + this.#intervalMs;
  }
}
