import { createHash } from 'node:crypto';
import { codeOf } from '../../http/error-code.ts';
import type { Log } from '../../http/log.ts';
import { Poller } from '../../http/poller.ts';
import { type ContentSite, ContentSiteError } from '../../content-site/content-site.ts';
import { fetchAll, isUnchanged, type Listing, type PageTag } from '../../content-site/fetch-all.ts';
import type { SourceArticle } from '../../content-site/source-article.ts';
import type { CatalogueWriter, IncomingArticle } from '../store/catalogue-writer.ts';
import { matchArticle } from '../store/match-articles.ts';
import type { Pictures } from '../store/pictures.ts';
import { ShrinkGuard } from './shrink-guard.ts';

/** Articles that are stored together. */
const CHUNK = 5;
/** Number of changed articles whose pictures are copied before they are published, and for how long. */
const PICTURES_FIRST = 30;
const PICTURES_WAIT_MS = 8_000;
/** Pictures that are copied together, and the delay until the next batch. */
const PICTURES_PER_BATCH = 20;
const SOON_MS = 1_000;

interface Parts {
  site: ContentSite;
  writer: CatalogueWriter;
  pictures: Pictures;
  log: Log;
  intervalMs: number;
  /** Called after each change, also of the order alone. */
  onChange: () => void;
}

/** Keeps the catalogue in sync with the content site, by polling and on demand. */
export class CatalogueSync {
  readonly #parts: Parts;
  readonly #shrinkGuard = new ShrinkGuard();
  readonly #poller = new Poller(() => this.#work());
  /** Articles are due: requested, or after the interval. */
  #isRequested = false;
  #arePicturesFailing = false;
  #nextPollAt = 0;
  /** Why the last sync failed, with the content site's message if there is one. */
  lastFailure: { code: string; said: string | undefined } | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Syncs now, or again after the running sync. Never rejects. */
  poll(): Promise<void> {
    this.#isRequested = true;
    return this.#poller.poll();
  }

  /** Starts no more work and waits for the running sync. */
  stop(): Promise<void> {
    return this.#poller.stop();
  }

  /** Syncs articles if they are due, then copies a batch of pictures. @returns the delay until the next batch or sync */
  async #work(): Promise<number> {
    const isDue = () => this.#isRequested || performance.now() >= this.#nextPollAt;
    if (isDue()) {
      this.#isRequested = false;
      await this.#pollOnce();
    }
    const hasMorePictures = await this.#copyDuePictures(() => this.#poller.isStopped || isDue());
    const untilPoll = Math.max(0, this.#nextPollAt - performance.now());
    return hasMorePictures ? Math.min(SOON_MS, untilPoll) : untilPoll;
  }

  async #pollOnce(): Promise<void> {
    const { intervalMs, log } = this.#parts;
    try {
      await this.#copy();
      if (this.lastFailure) log.info({}, 'content site is back');
      this.lastFailure = undefined;
    } catch (error) {
      if (this.#poller.isStopped) return;
      const isKnown = error instanceof ContentSiteError;
      const code = isKnown ? error.code : codeOf(error);
      // Once, so that an outage does not flood the log.
      if (this.lastFailure?.code !== code) log.warn({ code }, 'articles not copied');
      this.lastFailure = { code, said: isKnown ? error.said : undefined };
    }
    this.#nextPollAt = performance.now() + intervalMs;
  }

  /** @throws ContentSiteError when the catalogue stays unchanged */
  async #copy(): Promise<void> {
    const listing = await this.#changedListing().catch((error: unknown) => {
      this.#shrinkGuard.reset();
      throw error;
    });
    if (listing) await this.#copyWhole(listing);
    this.#parts.writer.set('copied_at', String(Date.now()));
  }

  async #copyWhole({ articles, tags }: Listing): Promise<void> {
    const { writer, pictures, log, onChange } = this.#parts;
    const stored = writer.stored();
    const problem = this.#shrinkGuard.check(
      articles.map(({ slug, title, publishedAt }) => slug ?? JSON.stringify([title, publishedAt])),
      stored.length,
    );
    if (problem) throw new ContentSiteError(problem);
    const ids = matchArticle(articles, stored);
    const unmatched = new Map(stored.map(({ id, fingerprint }) => [id, fingerprint]));
    const changed = articles.flatMap((source) => {
      const id = ids.get(source);
      const fingerprint = fingerprintOf(source);
      const isSame = id !== undefined && unmatched.get(id) === fingerprint;
      if (id !== undefined) unmatched.delete(id);
      return isSame ? [] : [{ id, source, fingerprint }];
    });
    const changes = await this.#save(changed);
    if (unmatched.size > 0) writer.remove([...unmatched.keys()]);
    // Also without changes: a crash during the first sync may have left articles unordered.
    const saved = matchArticle(articles, writer.stored());
    const isReordered = writer.reorder(articles.flatMap((article) => saved.get(article) ?? []));
    if (changes > 0 || unmatched.size > 0 || isReordered) {
      onChange();
      await pictures.sweep();
      const facts = { changed: changes, removed: unmatched.size, all: articles.length };
      log.info(facts, 'articles copied');
    }
    writer.set('page_tags', JSON.stringify(tags));
  }

  /** Several pages are checked twice, for the reason why `fetchAll` fetches them twice. */
  async #changedListing(): Promise<Listing | undefined> {
    const { site, writer } = this.#parts;
    const tags = JSON.parse(writer.get('page_tags') ?? '[]') as PageTag[];
    const isSame =
      tags.every(({ etag }) => etag !== undefined) &&
      (await isUnchanged(site, tags)) &&
      (!tags[1]?.items || (await isUnchanged(site, tags)));
    return isSame ? undefined : fetchAll(site);
  }

  /** Stores new and changed articles, the first ones with their pictures. @returns how many could be processed */
  async #save(changed: readonly IncomingArticle[]): Promise<number> {
    await this.#copyPicturesOf(changed.slice(0, PICTURES_FIRST).map(({ source }) => source));
    let changes = 0;
    for (let at = 0; at < changed.length; at += CHUNK) {
      if (this.#poller.isStopped) throw new ContentSiteError('stopped');
      changes += await this.#parts.writer.save(changed.slice(at, at + CHUNK));
    }
    return changes;
  }

  /** Copies the pictures of new articles before publication, for a limited time: slow ones follow later. */
  async #copyPicturesOf(sources: readonly SourceArticle[]): Promise<void> {
    const { writer, pictures } = this.#parts;
    const deadline = performance.now() + PICTURES_WAIT_MS;
    const needed: string[] = [];
    for (const source of sources) needed.push(...(await writer.picturesOf(source)));
    for (const url of pictures.due(needed)) {
      if (performance.now() > deadline || this.#poller.isStopped) return;
      await pictures.copy(url);
    }
  }

  /** Copies a batch of due pictures and derives outdated articles. @returns whether there is more to do */
  async #copyDuePictures(shouldStop: () => boolean): Promise<boolean> {
    const { writer, pictures, log } = this.#parts;
    try {
      for (const url of pictures.allDue(PICTURES_PER_BATCH)) {
        if (shouldStop()) break;
        if (await pictures.copy(url)) writer.markOutdated(url);
      }
      await this.#rederive(shouldStop);
      const hasMore = writer.outdated().length > 0 || pictures.allDue(1).length > 0;
      this.#arePicturesFailing = false;
      return hasMore;
    } catch (error) {
      // Once, as for articles.
      if (!this.#arePicturesFailing)
        log.error({ code: codeOf(error) }, 'pictures could not be copied');
      this.#arePicturesFailing = true;
      return false;
    }
  }

  /** An interrupted run continues at the next call. */
  async #rederive(shouldStop: () => boolean): Promise<void> {
    const { writer, onChange } = this.#parts;
    const ids = writer.outdated();
    let changes = 0;
    for (let at = 0; at < ids.length && !shouldStop(); at += CHUNK) {
      changes += await writer.rederive(ids.slice(at, at + CHUNK));
    }
    if (changes > 0) onChange();
  }
}

const fingerprintOf = (source: SourceArticle) =>
  createHash('sha256').update(JSON.stringify(source)).digest('base64url');
