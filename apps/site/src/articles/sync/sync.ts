import { codeOf } from '../../http/error-code.ts';
import { isPowerOfTwo } from '../../http/log-power-of-two.ts';
import type { Log } from '../../http/log.ts';
import type { CatalogueWriter } from '../store/catalogue-writer.ts';
import { type ContentSite, ContentSiteError } from '../client/content-site.ts';
import { ArticleCopier } from './copy-articles.ts';
import { PictureCopier } from './copy-pictures.ts';
import type { Pictures } from '../store/pictures.ts';

/** Until the next pictures while some are still to be copied. */
const SOON_MS = 1_000;

/** Told after each change: ids of articles that look different, and whether lists do. */
export type OnChange = (change: { ids: number[]; isListChanged: boolean }) => void;

interface Parts {
  site: ContentSite;
  writer: CatalogueWriter;
  pictures: Pictures;
  log: Log;
  intervalMs: number;
  onChange: OnChange;
}

/** Keeps the catalogue like the content site: looks again and again, and at once when told to. */
export class CatalogueSync {
  readonly #intervalMs: number;
  readonly #log: Log;
  readonly #hasCopy: () => boolean;
  readonly #articles: ArticleCopier;
  readonly #pictures: PictureCopier;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;
  #failures = 0;
  #nextLookAt = 0;
  /** Why the last look failed, in the content site's own words if it had any. */
  lastFailure: { code: string; said: string | undefined } | undefined;

  constructor({ site, writer, pictures, log, intervalMs, onChange }: Parts) {
    this.#intervalMs = intervalMs;
    this.#log = log;
    this.#hasCopy = () => {
      try {
        return writer.get('copied_at') !== undefined;
      } catch {
        // The disk cannot be read just now.
        return false;
      }
    };
    const isStopped = () => this.#isStopped;
    this.#pictures = new PictureCopier({
      ...{ writer, pictures, log },
      onChange: (changes) =>
        onChange({
          ids: changes.map(({ id }) => id),
          isListChanged: changes.some(({ isListed }) => isListed),
        }),
    });
    this.#articles = new ArticleCopier({
      ...{ site, writer, log, intervalMs, isStopped, pictures: this.#pictures },
      onChange: async (changes, removed, isReordered) => {
        onChange({
          ids: [...changes.map(({ id }) => id), ...removed],
          isListChanged:
            isReordered || removed.length > 0 || changes.some(({ isListed }) => isListed),
        });
        await pictures.sweep();
      },
    });
  }

  /** How many articles nothing could be made of: an earlier form of them is shown, or none. */
  get refused(): number {
    return this.#articles.refused;
  }

  /** Looks now, or once more after the look under way; resolves when that is done. Never rejects. */
  async look(): Promise<void> {
    if (this.#isStopped) return;
    this.#isWanted = true;
    await this.#take();
  }

  /** Begins nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#turn;
  }

  #take(): Promise<void> {
    clearTimeout(this.#timer);
    this.#turn ??= this.#run().finally(() => (this.#turn = undefined));
    return this.#turn;
  }

  /** Looks if that is wanted, then copies some pictures: those never make a look of their own. */
  async #run(): Promise<void> {
    let hasMorePictures: boolean;
    do {
      if (this.#isWanted) {
        this.#isWanted = false;
        await this.#lookOnce();
      }
      const isOver = () =>
        this.#isStopped || this.#isWanted || performance.now() >= this.#nextLookAt;
      hasMorePictures = await this.#pictures.copyDue(isOver);
    } while (this.#isWantedStill());
    this.#schedule(hasMorePictures);
  }

  #isWantedStill(): boolean {
    return this.#isWanted && !this.#isStopped;
  }

  #schedule(hasMorePictures: boolean): void {
    if (this.#isStopped) return;
    const untilLook = Math.max(0, this.#nextLookAt - performance.now());
    const wait = hasMorePictures ? Math.min(SOON_MS, untilLook) : untilLook;
    this.#timer = setTimeout(() => {
      this.#isWanted ||= performance.now() >= this.#nextLookAt;
      void this.#take();
    }, wait).unref();
  }

  async #lookOnce(): Promise<void> {
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
      // Once, and then as it gets worse: not a line every few seconds for a night.
      if (isPowerOfTwo(this.#failures)) {
        // At a first start the office may still be starting, too: one failure is no warning then.
        const isFirstStart = !this.#hasCopy() && this.#failures === 1;
        this.#log[isFirstStart ? 'info' : 'warn'](
          { code, failures: this.#failures },
          this.#hasCopy()
            ? 'articles not copied; the last copy is served'
            : 'articles not copied, and there is no copy yet to serve',
        );
      }
    }
    this.#nextLookAt = performance.now() + this.#intervalMs;
  }
}
