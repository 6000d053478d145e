import type { Database } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { ArticleWords, ShownPicture } from '../html/derived.ts';
import { ArticleRows } from './article-rows.ts';
import { RULES_VERSION } from '../html/derive.ts';
import { inWorker } from '../html/worker.ts';
import type { KnownArticle } from './match-articles.ts';
import type { SourceArticle } from '../client/source-article.ts';

/** A stored article with the fields that detect changes. */
export interface StoredArticle extends KnownArticle {
  fingerprint: string;
  rules: number;
}

/** An article to be saved; without an id it is new. */
interface IncomingArticle {
  id: number | undefined;
  source: SourceArticle;
  fingerprint: string;
}

/** Writes the catalogue. Each call is one synchronous transaction. */
export class CatalogueWriter {
  readonly #database: Database;
  readonly #rows: ArticleRows;
  readonly #pictureFor: (url: string) => ShownPicture | undefined;
  readonly #words: ArticleWords;
  readonly #absolute: (url: string) => string | undefined;
  readonly #onUnusable: (facts: { slug: string | undefined; code: string }) => void;
  /** Fingerprints of articles that failed: neither retried nor reported again. */
  readonly #unusable = new Set<string>();

  /**
   * @param pictureFor returns the site's copy of a picture by its absolute URL
   * @param absolute resolves a URL of the content site; undefined when it is invalid
   * @param onUnusable called once for each article that cannot be processed
   */
  constructor(
    database: Database,
    words: ArticleWords,
    pictureFor: (url: string) => ShownPicture | undefined,
    absolute: (url: string) => string | undefined,
    onUnusable: (facts: { slug: string | undefined; code: string }) => void,
  ) {
    this.#database = database;
    this.#words = words;
    this.#rows = new ArticleRows(database);
    this.#absolute = absolute;
    this.#onUnusable = onUnusable;
    this.#pictureFor = (url) => {
      const absoluteUrl = absolute(url);
      return absoluteUrl === undefined ? undefined : pictureFor(absoluteUrl);
    };
  }

  stored(): StoredArticle[] {
    const columns = 'id, slug, has_own_slug, title, published_at, fingerprint, rules';
    return this.#database
      .prepare(`SELECT ${columns} FROM articles`)
      .all()
      .map((row) => ({
        id: Number(row.id),
        slug: String(row.slug),
        hasOwnSlug: row.has_own_slug === 1,
        title: String(row.title),
        publishedAt: row.published_at === null ? undefined : Number(row.published_at),
        fingerprint: String(row.fingerprint),
        rules: Number(row.rules),
      }));
  }

  /** Returns the absolute URLs of an article's pictures; none when it cannot be processed, which `save` reports. */
  async picturesOf(source: SourceArticle): Promise<string[]> {
    return this.#absoluteUrls(await inWorker('picturesOf', source).catch(() => []));
  }

  #absoluteUrls(urls: readonly string[]): string[] {
    return [...new Set(urls.flatMap((url) => this.#absolute(url) ?? []))];
  }

  /** Derives an article with the pictures copied so far, and its search document. */
  async derive(source: SourceArticle) {
    const urls = await inWorker('picturesOf', source);
    const pictures = new Map(
      urls.flatMap((url) => {
        const shown = this.#pictureFor(url);
        return shown ? [[url, shown] as const] : [];
      }),
    );
    return inWorker('derive', source, pictures, this.#words);
  }

  /** Stores articles. One that cannot be processed stays as it was. @returns the ids of the others */
  async save(sent: readonly IncomingArticle[]): Promise<number[]> {
    const articles = await this.#deriveAll(sent);
    return inTransaction(this.#database, () => {
      // Articles may swap slugs: free the old slugs first.
      const vacateSlug = this.#database.prepare(
        "UPDATE articles SET slug = '~' || id WHERE id = ? AND slug <> ?",
      );
      const oldSlugs = articles.map(({ id, source }) => {
        const slug = id === undefined ? undefined : this.#rows.slugOf(id);
        if (id !== undefined && source.slug !== undefined) vacateSlug.run(id, source.slug);
        return slug;
      });
      return articles.map(({ id, source, fingerprint, derived, document, pictures }, index) => {
        const old = oldSlugs[index];
        const slug = this.#rows.slugFor(source, old, id);
        const saved = this.#rows.write({
          ...{ id, slug, source, fingerprint },
          ...{ derived, document, pictures },
        });
        if (old !== undefined && old !== slug) this.#rows.redirect(old, saved);
        for (const previous of source.previousSlugs) this.#rows.redirect(previous, saved);
        return saved;
      });
    });
  }

  /** Derives articles before the transaction: a bad one must not block the others. */
  async #deriveAll(sent: readonly IncomingArticle[]) {
    const results = [];
    for (const article of sent.filter(({ fingerprint }) => !this.#unusable.has(fingerprint))) {
      try {
        const { derived, document } = await this.derive(article.source);
        const pictures = this.#absoluteUrls(derived.pictures);
        results.push({ ...article, derived, document, pictures });
      } catch (error) {
        this.#reject(article, error);
      }
    }
    return results;
  }

  #reject({ id, source, fingerprint }: IncomingArticle, error: unknown): void {
    this.#unusable.add(fingerprint);
    const code = error instanceof Error ? error.message : 'unknown';
    this.#onUnusable({ slug: source.slug ?? (id === undefined ? undefined : String(id)), code });
  }

  /** Whether an article could not be processed: an earlier version is shown, or none. */
  isUnusable(fingerprint: string): boolean {
    return this.#unusable.has(fingerprint);
  }

  remove(ids: readonly number[]): void {
    inTransaction(this.#database, () => {
      const article = this.#database.prepare('DELETE FROM articles WHERE id = ?');
      for (const id of ids) article.run(id);
      this.#rows.invalidateIndex();
    });
  }

  /** Derives stored articles again from their source. */
  rederive(ids: readonly number[]): Promise<number[]> {
    const read = this.#database.prepare(
      `SELECT source, fingerprint FROM articles JOIN article_contents ON article_id = id
       WHERE id = ?`,
    );
    return this.save(
      ids.flatMap((id) => {
        const row = read.get(id);
        if (!row) return [];
        const source = JSON.parse(String(row.source)) as SourceArticle;
        return [{ id, source, fingerprint: String(row.fingerprint) }];
      }),
    );
  }

  /** Returns the ids of articles to derive again: after new rules, or because pictures were copied. */
  outdated(): number[] {
    return this.#database
      .prepare('SELECT id FROM articles WHERE rules <> ?')
      .all(RULES_VERSION)
      .map((row) => Number(row.id));
  }

  /** Marks the articles with a picture as outdated, by a negative `rules`. */
  markOutdated(pictureUrl: string): void {
    this.#database
      .prepare(
        `UPDATE articles SET rules = -abs(rules)
         WHERE id IN (SELECT article_id FROM article_pictures WHERE url = ?)`,
      )
      .run(pictureUrl);
  }

  /** Stores the order of the content site's list. @returns whether any position changed */
  reorder(ids: readonly number[]): boolean {
    const place = this.#database.prepare(
      'UPDATE articles SET title_place = ? WHERE id = ? AND title_place <> ?',
    );
    return inTransaction(this.#database, () => {
      let moved = 0;
      for (const [index, id] of ids.entries()) moved += Number(place.run(index, id, index).changes);
      if (moved > 0) this.#rows.invalidateIndex();
      return moved > 0;
    });
  }

  get(key: string): string | undefined {
    const row = this.#database.prepare('SELECT value FROM catalogue WHERE key = ?').get(key);
    return row && String(row.value);
  }

  set(key: string, value: string): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO catalogue (key, value) VALUES (?, ?)')
      .run(key, value);
  }
}
