import { randomUUID } from 'node:crypto';
import { slugFrom } from '@clinicdee/protocol/slug';
import type { Database } from '../../storage/sql.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { Log } from '../../http/log.ts';
import { fold } from '../../thai/fold.ts';
import type { SourceArticle } from '../../content-site/source-article.ts';
import { type ArticleWords, RULES_VERSION, type ShownPicture } from '../html/derived.ts';
import { inWorker } from '../html/worker.ts';
import type { KnownArticle } from './match-articles.ts';

/** A stored article with the field that detects changes. */
interface StoredArticle extends KnownArticle {
  fingerprint: string;
}

/** An article to be saved; without an id it is new. */
export interface IncomingArticle {
  id: number | undefined;
  source: SourceArticle;
  fingerprint: string;
}

/** What the writer needs of its surroundings. */
interface Surroundings {
  words: ArticleWords;
  /** Returns the site's copy of a picture by its absolute URL. */
  pictureFor: (url: string) => ShownPicture | undefined;
  /** Resolves a URL of the content site; undefined when it is invalid. */
  absolute: (url: string) => string | undefined;
  log: Log;
}

/** Writes the catalogue. Each call is one synchronous transaction. */
export class CatalogueWriter {
  readonly #database: Database;
  readonly #surroundings: Surroundings;
  /** Fingerprints of articles that failed: neither retried nor logged again. */
  readonly #failed = new Set<string>();

  constructor(database: Database, surroundings: Surroundings) {
    this.#database = database;
    this.#surroundings = surroundings;
  }

  stored(): StoredArticle[] {
    const columns = 'id, slug, has_own_slug, title, published_at, fingerprint';
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
      }));
  }

  /** Returns the absolute URLs of an article's pictures; none when it cannot be processed, which `save` logs. */
  async picturesOf(source: SourceArticle): Promise<string[]> {
    return this.#absoluteUrls(await inWorker('picturesOf', source).catch(() => []));
  }

  #absoluteUrls(urls: readonly string[]): string[] {
    return [...new Set(urls.flatMap((url) => this.#surroundings.absolute(url) ?? []))];
  }

  /** Derives an article with the pictures copied so far, and its search document. */
  async derive(source: SourceArticle) {
    const { absolute, pictureFor, words } = this.#surroundings;
    const urls = await inWorker('picturesOf', source);
    const pictures = new Map(
      urls.flatMap((url) => {
        const absoluteUrl = absolute(url);
        const shown = absoluteUrl === undefined ? undefined : pictureFor(absoluteUrl);
        return shown ? [[url, shown] as const] : [];
      }),
    );
    return inWorker('derive', { source, pictures, words });
  }

  /** Stores articles. One that cannot be processed stays as it was. @returns how many others there are */
  async save(sent: readonly IncomingArticle[]): Promise<number> {
    const articles: DerivedArticle[] = [];
    // Derived before the transaction: a bad one must not block the others.
    for (const article of sent.filter(({ fingerprint }) => !this.#failed.has(fingerprint))) {
      try {
        articles.push({ ...article, ...(await this.derive(article.source)) });
      } catch (error) {
        const { id, source, fingerprint } = article;
        this.#failed.add(fingerprint);
        const code = error instanceof Error ? error.message : 'unknown';
        const facts = { slug: source.slug ?? id, code };
        const message = 'an article could not be processed; its previous version stays';
        this.#surroundings.log.error(facts, message);
      }
    }
    return inTransaction(this.#database, () => {
      // Articles may swap slugs: free the old slugs first.
      const vacateSlug = this.#database.prepare(
        "UPDATE articles SET slug = '~' || id WHERE id = ? AND slug <> ?",
      );
      const slugOf = this.#database.prepare('SELECT slug FROM articles WHERE id = ?');
      const oldSlugs = articles.map(({ id, source }) => {
        const row = id === undefined ? undefined : slugOf.get(id);
        if (id !== undefined && source.slug !== undefined) vacateSlug.run(id, source.slug);
        return row && String(row.slug);
      });
      for (const [index, article] of articles.entries()) {
        const { id, source } = article;
        const old = oldSlugs[index];
        const slug = this.#slugFor(source, old, id);
        const saved = this.#write(article, slug);
        const redirects = old === undefined || old === slug ? [] : [old];
        const redirect =
          'INSERT OR REPLACE INTO article_redirects (slug, article_id) VALUES (?, ?)';
        for (const previous of [...redirects, ...source.previousSlugs])
          this.#run(redirect, previous, saved);
      }
      return articles.length;
    });
  }

  /** Writes an article with its index. @returns its id */
  #write({ id, source, fingerprint, derived, document }: DerivedArticle, slug: string): number {
    const foldedTitle = fold(source.title);
    const values = {
      slug,
      has_own_slug: slug === source.slug ? 1 : 0,
      fingerprint,
      rules: RULES_VERSION,
      title: source.title,
      published_at: source.publishedAt ?? null,
      updated_at: source.updatedAt ?? null,
      excerpt: derived.excerpt,
      minutes: derived.minutes,
      cover: derived.cover ? JSON.stringify(derived.cover) : null,
      folded_title: foldedTitle,
    };
    const names = Object.keys(values);
    const saved = this.#database
      .prepare(
        `INSERT INTO articles (id, ${names.join(', ')}) VALUES (?${', ?'.repeat(names.length)})
         ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
         RETURNING id`,
      )
      .get(id ?? null, ...Object.values(values));
    const articleId = Number(saved?.id);
    this.#run(
      'INSERT OR REPLACE INTO article_contents (article_id, source, html, outline, text) VALUES (?, ?, ?, ?, ?)',
      articleId,
      JSON.stringify(source),
      derived.html,
      JSON.stringify(derived.outline),
      derived.text,
    );
    this.#run('DELETE FROM article_tags WHERE article_id = ?', articleId);
    for (const [place, tag] of source.tags.entries()) {
      const insert = 'INSERT INTO article_tags (article_id, tag, place) VALUES (?, ?, ?)';
      this.#run(insert, articleId, tag, place);
    }
    this.#run('DELETE FROM article_pictures WHERE article_id = ?', articleId);
    for (const url of this.#absoluteUrls(derived.pictures)) {
      this.#run('INSERT INTO article_pictures (article_id, url) VALUES (?, ?)', articleId, url);
    }
    const text = [foldedTitle, ...source.tags.map(fold), document.folded].join('\n');
    // Written only if what the search reads has changed, not after a change of pictures alone.
    const changes = this.#run(
      `INSERT INTO article_index (article_id, text, words) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET text = excluded.text, words = excluded.words
       WHERE text <> excluded.text OR words <> excluded.words`,
      articleId,
      text,
      JSON.stringify([...document.words]),
    );
    if (changes > 0) this.#invalidateIndex();
    return articleId;
  }

  /** Returns the slug of an article: the one sent, the present one, or one from its title, with a number when taken. */
  #slugFor(source: SourceArticle, current: string | undefined, id: number | undefined): string {
    const owner = this.#database.prepare('SELECT id FROM articles WHERE slug = ?');
    const isTaken = (slug: string) => {
      const row = owner.get(slug);
      return row !== undefined && Number(row.id) !== id;
    };
    const preferred = source.slug ?? current;
    if (preferred !== undefined && !isTaken(preferred)) return preferred;
    const base = slugFrom(preferred ?? source.title) || 'article';
    let slug = base;
    for (let number = 2; isTaken(slug); number++) slug = `${base}-${number}`;
    return slug;
  }

  /** Invalidates the in-memory search index. */
  #invalidateIndex(): void {
    this.set('words_revision', randomUUID());
  }

  remove(ids: readonly number[]): void {
    inTransaction(this.#database, () => {
      for (const id of ids) this.#run('DELETE FROM articles WHERE id = ?', id);
      this.#invalidateIndex();
    });
  }

  /** Derives stored articles again from their source. @returns how many were stored */
  rederive(ids: readonly number[]): Promise<number> {
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
      .prepare('SELECT id, fingerprint FROM articles WHERE rules <> ?')
      .all(RULES_VERSION)
      .filter(({ fingerprint }) => !this.#failed.has(String(fingerprint)))
      .map(({ id }) => Number(id));
  }

  /** Marks the articles with a picture as outdated, by a negative `rules`. */
  markOutdated(pictureUrl: string): void {
    this.#run(
      `UPDATE articles SET rules = -abs(rules)
       WHERE id IN (SELECT article_id FROM article_pictures WHERE url = ?)`,
      pictureUrl,
    );
  }

  /** Stores the order of the content site's list. @returns whether any position changed */
  reorder(ids: readonly number[]): boolean {
    const update = 'UPDATE articles SET title_place = ? WHERE id = ? AND title_place <> ?';
    return inTransaction(this.#database, () => {
      let moved = 0;
      for (const [index, id] of ids.entries()) moved += this.#run(update, index, id, index);
      if (moved > 0) this.#invalidateIndex();
      return moved > 0;
    });
  }

  get(key: string): string | undefined {
    const row = this.#database.prepare('SELECT value FROM catalogue WHERE key = ?').get(key);
    return row && String(row.value);
  }

  set(key: string, value: string): void {
    this.#run('INSERT OR REPLACE INTO catalogue (key, value) VALUES (?, ?)', key, value);
  }

  /** Runs a statement. @returns the number of changed rows */
  #run(sql: string, ...values: (string | number)[]): number {
    return Number(this.#database.prepare(sql).run(...values).changes);
  }
}

type DerivedArticle = IncomingArticle & Awaited<ReturnType<CatalogueWriter['derive']>>;
