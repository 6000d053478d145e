import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Log } from '../leads/log.ts';
import type { CatalogueWriter, Change } from './catalogue-writer.ts';
import { type ContentSite, ContentSiteError } from './content-site.ts';
import { fetchAll, isUnchanged, type PageTag } from './fetch-all.ts';
import { fetchNewest } from './fetch-newest.ts';
import { recognise } from './identity.ts';
import type { Pictures } from './pictures.ts';
import { RULES } from './sanitise.ts';
import type { SourceArticle } from './source-article.ts';

/** Articles made in one go: between two of them the server answers visitors. */
const CHUNK = 20;
/** Up to this many changed articles get their pictures before they are shown. */
const PICTURES_FIRST = 30;
const PICTURES_AT_ONCE = 20;
const PICTURES_WAIT_MS = 8_000;
/** With more pages than this, what changed is read before the rest. */
const FEW_PAGES = 3;
/** Until the next look while pictures are still to be copied. */
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
  readonly #parts: Parts;
  #timer: NodeJS.Timeout | undefined;
  #pass: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;
  #failures = 0;
  #emptyPasses = 0;
  /** Why the last pass failed, in the content site's own words if it had any. */
  lastFailure: { code: string; said: string | undefined } | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Looks now, or once more after the look under way; resolves when that is done. Never rejects. */
  async look(): Promise<void> {
    if (this.#pass) {
      this.#isWanted = true;
      return this.#pass;
    }
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#pass = this.#run();
    await this.#pass;
  }

  /** Begins nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#pass;
  }

  async #run(): Promise<void> {
    do {
      this.#isWanted = false;
      await this.#once();
    } while (this.#shouldLookAgain());
    this.#pass = undefined;
    if (!this.#isStopped) {
      const { intervalMs, pictures } = this.#parts;
      const hasMore = pictures.allDue(1).length > 0;
      this.#timer = setTimeout(() => void this.look(), hasMore ? SOON_MS : intervalMs);
      this.#timer.unref();
    }
  }

  #shouldLookAgain(): boolean {
    return this.#isWanted && !this.#isStopped;
  }

  async #once(): Promise<void> {
    const { log, pictures } = this.#parts;
    try {
      await this.#copyArticles();
      if (this.#failures > 0) log.info({ failures: this.#failures }, 'content site is back');
      this.#failures = 0;
      this.lastFailure = undefined;
    } catch (error) {
      this.#failures++;
      const isKnown = error instanceof ContentSiteError;
      const code = isKnown ? error.code : error instanceof Error ? error.message : 'unknown';
      this.lastFailure = { code, said: isKnown ? error.said : undefined };
      // Once, and then as it gets worse: not a line every few seconds for a night.
      if (Math.log2(this.#failures) % 1 === 0) {
        log.warn(
          { code, failures: this.#failures },
          'articles not copied; the last copy is served',
        );
      }
    }
    try {
      await this.#copyPictures(pictures.allDue(PICTURES_AT_ONCE));
    } catch (error) {
      log.error({ code: String(error) }, 'pictures could not be copied');
    }
  }

  async #copyArticles(): Promise<void> {
    const { site, writer } = this.#parts;
    const tags = JSON.parse(writer.get('page_tags') ?? '[]') as PageTag[];
    if (await isUnchanged(site, tags)) {
      const outdated = writer.stored().filter(({ rules }) => rules !== RULES);
      await this.#remake(outdated.map(({ id }) => id));
    } else {
      // A long list takes its time: what was just published should not wait for all of it.
      if (tags.length > FEW_PAGES) await this.#takeNewest();
      const found = await fetchAll(site);
      this.#refuseSuddenEmptiness(found.articles);
      await this.#take(found.articles, { isWhole: true });
      writer.set('page_tags', JSON.stringify(found.tags));
    }
    writer.set('copied_at', String(Date.now()));
  }

  /** A list that is suddenly empty is believed when it is still so at the next look. */
  #refuseSuddenEmptiness(articles: readonly SourceArticle[]): void {
    const isSudden = articles.length === 0 && this.#parts.writer.stored().length > 0;
    this.#emptyPasses = isSudden ? this.#emptyPasses + 1 : 0;
    if (this.#emptyPasses === 1) throw new ContentSiteError('suddenly_empty');
  }

  async #takeNewest(): Promise<void> {
    const { site, writer } = this.#parts;
    const found = await fetchNewest(site, Number(writer.get('newest_change') ?? Infinity));
    if (found) await this.#take(found, { isWhole: false });
  }

  /** @param isWhole whether what is not among them is no longer published */
  async #take(sent: SourceArticle[], { isWhole }: { isWhole: boolean }): Promise<void> {
    const { writer, pictures, log, onChange } = this.#parts;
    const stored = writer.stored();
    const ids = recognise(sent, stored);
    const byId = new Map(stored.map((article) => [article.id, article]));
    const kept = new Set(ids.values());
    const gone = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    const removed = isWhole ? gone : [];
    const changed = sent.flatMap((source) => {
      const id = ids.get(source);
      const old = id === undefined ? undefined : byId.get(id);
      const fingerprint = fingerprintOf(source);
      const isSame = old?.fingerprint === fingerprint && old.rules === RULES;
      return isSame ? [] : [{ id, source, fingerprint }];
    });
    if (stored.length > 0 && changed.length <= PICTURES_FIRST) {
      await this.#copyFirst(changed.map(({ source }) => source));
    }

    const newest = Math.max(...sent.map(({ updatedAt }) => updatedAt ?? 0), 0);
    if (isWhole) writer.set('newest_change', String(newest));
    writer.remove(removed);
    const changes: Change[] = [];
    for (let at = 0; at < changed.length; at += CHUNK) {
      changes.push(...writer.save(changed.slice(at, at + CHUNK)));
      await breathe();
    }
    if (changes.length === 0 && removed.length === 0) return;
    writer.arrange();
    onChange({
      ids: [...changes.map(({ id }) => id), ...removed],
      isListChanged: removed.length > 0 || changes.some(({ isListed }) => isListed),
    });
    log.info(
      { changed: changed.length, removed: removed.length, all: sent.length },
      'articles copied',
    );
    await pictures.sweep();
  }

  /** So that a new article is seen with its cover at once; a slow picture must not keep it back. */
  async #copyFirst(sources: readonly SourceArticle[]): Promise<void> {
    const { writer, pictures } = this.#parts;
    const until = Date.now() + PICTURES_WAIT_MS;
    for (const url of pictures.due(sources.flatMap((source) => writer.picturesOf(source)))) {
      if (Date.now() > until || this.#isStopped) return;
      await pictures.copy(url);
    }
  }

  async #copyPictures(urls: readonly string[]): Promise<void> {
    const { writer, pictures } = this.#parts;
    const outdated = new Set<number>();
    for (const url of urls) {
      if (this.#isStopped || this.#isWanted) break;
      if (await pictures.copy(url)) for (const id of writer.articlesWith(url)) outdated.add(id);
    }
    await this.#remake([...outdated]);
  }

  async #remake(ids: readonly number[]): Promise<void> {
    const changes: Change[] = [];
    for (let at = 0; at < ids.length; at += CHUNK) {
      changes.push(...this.#parts.writer.remake(ids.slice(at, at + CHUNK)));
      await breathe();
    }
    if (changes.length === 0) return;
    this.#parts.onChange({
      ids: changes.map(({ id }) => id),
      isListChanged: changes.some(({ isListed }) => isListed),
    });
  }
}

const fingerprintOf = (source: SourceArticle) =>
  createHash('sha256').update(JSON.stringify(source)).digest('base64url');
