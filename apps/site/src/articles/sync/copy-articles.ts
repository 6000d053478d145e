import { createHash } from 'node:crypto';
import type { Log } from '../../http/log.ts';
import type {
  CatalogueWriter,
  Change,
  OnChange,
  StoredArticle,
} from '../store/catalogue-writer.ts';
import type { Pictures } from '../store/pictures.ts';
import { type ContentSite, ContentSiteError } from '../client/content-site.ts';
import { CHUNK, type PictureCopier } from './copy-pictures.ts';
import { fetchAll, isUnchanged, type PageTag } from '../client/fetch-all.ts';
import { ShrinkGuard } from './shrink-guard.ts';
import { matchArticle } from '../store/match-articles.ts';
import { RULES_VERSION } from '../html/derive.ts';
import type { SourceArticle } from '../client/source-article.ts';

/** Number of changed articles whose pictures are copied before they are published. */
const PICTURES_FIRST = 30;

interface Parts {
  site: ContentSite;
  writer: CatalogueWriter;
  pictures: Pictures;
  pictureCopier: PictureCopier;
  log: Log;
  intervalMs: number;
  isStopped: () => boolean;
  onChange: OnChange;
}

/** Copies the articles of the content site into the catalogue, with conditional requests where possible. */
export class ArticleCopier {
  readonly #parts: Parts;
  readonly #shrinkGuard: ShrinkGuard;
  /** Number of articles in the last sync that could not be processed. */
  refused = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#shrinkGuard = new ShrinkGuard(parts.intervalMs);
  }

  /** @throws ContentSiteError when the catalogue stays unchanged */
  async copy(): Promise<void> {
    const { site, writer } = this.#parts;
    try {
      if (!(await isUnchanged(site, this.#pageTags()))) await this.#copyWhole();
    } catch (error) {
      const isShrink = error instanceof ContentSiteError && error.code.startsWith('suddenly_');
      if (!isShrink) this.#shrinkGuard.reset();
      throw error;
    }
    writer.set('copied_at', String(Date.now()));
  }

  async #copyWhole(): Promise<void> {
    const { site, writer } = this.#parts;
    const { articles, tags } = await fetchAll(site);
    const stored = writer.stored();
    const problem = this.#shrinkGuard.check(
      articles.map(({ slug, title, publishedAt }) => slug ?? JSON.stringify([title, publishedAt])),
      stored.length,
    );
    if (problem) throw new ContentSiteError(problem);
    const { changes, withdrawn } = await this.#save(articles, stored);
    await this.#finish(changes, withdrawn, articles);
    writer.set('page_tags', JSON.stringify(tags));
  }

  #pageTags(): PageTag[] {
    return JSON.parse(this.#parts.writer.get('page_tags') ?? '[]') as PageTag[];
  }

  /** Stores new and changed articles. @returns the changes and the ids of withdrawn articles */
  async #save(
    sent: readonly SourceArticle[],
    stored: readonly StoredArticle[],
  ): Promise<{ changes: Change[]; withdrawn: number[] }> {
    const { writer, pictureCopier, isStopped } = this.#parts;
    const ids = matchArticle(sent, stored);
    const byId = new Map(stored.map((article) => [article.id, article]));
    const changed: { id: number | undefined; source: SourceArticle; fingerprint: string }[] = [];
    for (const source of sent) {
      const id = ids.get(source);
      const old = id === undefined ? undefined : byId.get(id);
      const fingerprint = fingerprintOf(source);
      const isSame = old?.fingerprint === fingerprint && old.rules === RULES_VERSION;
      if (!isSame) changed.push({ id, source, fingerprint });
    }
    const first = changed.slice(0, PICTURES_FIRST).map(({ source }) => source);
    await pictureCopier.copyOf(first, isStopped);
    const changes: Change[] = [];
    for (let at = 0; at < changed.length; at += CHUNK) {
      if (isStopped()) throw new ContentSiteError('stopped');
      changes.push(...(await writer.save(changed.slice(at, at + CHUNK))));
    }
    this.refused = changed.filter(({ fingerprint }) => writer.isUnusable(fingerprint)).length;
    const matched = new Set(ids.values());
    return { changes, withdrawn: stored.filter(({ id }) => !matched.has(id)).map(({ id }) => id) };
  }

  async #finish(
    changes: readonly Change[],
    withdrawn: readonly number[],
    listed: readonly SourceArticle[],
  ): Promise<void> {
    const { writer, pictures, log, onChange } = this.#parts;
    if (withdrawn.length > 0) writer.remove(withdrawn);
    // Also without changes: a crash during the first sync may have left articles unordered.
    const ids = matchArticle(listed, writer.stored());
    const isReordered = writer.reorder(listed.flatMap((article) => ids.get(article) ?? []));
    if (changes.length === 0 && withdrawn.length === 0 && !isReordered) return;
    onChange({
      ids: [...changes.map(({ id }) => id), ...withdrawn],
      isListChanged:
        isReordered || withdrawn.length > 0 || changes.some(({ isListed }) => isListed),
    });
    await pictures.sweep();
    log.info(
      { changed: changes.length, removed: withdrawn.length, all: listed.length },
      'articles copied',
    );
  }
}

const fingerprintOf = (source: SourceArticle) =>
  createHash('sha256').update(JSON.stringify(source)).digest('base64url');
