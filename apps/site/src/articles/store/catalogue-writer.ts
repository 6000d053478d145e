import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { ArticleWords, Derived, PictureFor } from '../html/derived.ts';
import { ArticleRows } from './article-rows.ts';
import { RULES } from '../html/derive.ts';
import { HtmlWorkerClient } from '../html/html-worker-client.ts';
import type { KnownArticle } from './match-articles.ts';
import type { SourceArticle } from '../client/source-article.ts';

/** A stored article and what tells whether it has changed. */
export interface StoredArticle extends KnownArticle {
  updatedAt: number | undefined;
  fingerprint: string;
  rules: number;
}

/** What a page may have shown of an article that is different now. */
export interface Change {
  id: number;
  /** Its place in lists, or what lists and neighbours say of it, changed too. */
  isListed: boolean;
}

/** An article on its way into the catalogue: under its id, if it is known. */
interface Sent {
  id: number | undefined;
  source: SourceArticle;
  fingerprint: string;
}

/** Everything that changes the catalogue. Each call is one commit, and none waits inside one. */
export class CatalogueWriter {
  readonly #database: Database;
  readonly #rows: ArticleRows;
  readonly #pictureFor: PictureFor;
  readonly #words: ArticleWords;
  readonly #absolute: (url: string) => string | undefined;
  readonly #onUnusable: (facts: { slug: string | undefined; code: string }) => void;
  /** Fingerprints of articles that nothing could be made of: not tried, nor told of, again. */
  readonly #unusable = new Set<string>();
  readonly #maker = new HtmlWorkerClient();

  /**
   * @param words what the site says in an article
   * @param pictureFor the site's own copy of a picture, by its absolute address
   * @param absolute makes an address of the content site whole; undefined when it cannot be one
   * @param onUnusable told once of each article that nothing could be made of
   */
  constructor(
    database: Database,
    words: ArticleWords,
    pictureFor: PictureFor,
    absolute: (url: string) => string | undefined,
    onUnusable: (facts: { slug: string | undefined; code: string }) => void,
  ) {
    this.#database = database;
    this.#words = words;
    this.#rows = new ArticleRows(database);
    this.#absolute = absolute;
    this.#onUnusable = onUnusable;
    this.#pictureFor = (url) => {
      const whole = absolute(url);
      return whole === undefined ? undefined : pictureFor(whole);
    };
  }

  /** Every article. */
  stored(): StoredArticle[] {
    const columns = 'id, slug, has_own_slug, title, published_at, updated_at, fingerprint, rules';
    return this.#database
      .prepare(`SELECT ${columns} FROM articles`)
      .all()
      .map((row) => ({
        id: Number(row.id),
        slug: String(row.slug),
        hasOwnSlug: row.has_own_slug === 1,
        title: String(row.title),
        publishedAt: row.published_at === null ? undefined : Number(row.published_at),
        updatedAt: row.updated_at === null ? undefined : Number(row.updated_at),
        fingerprint: String(row.fingerprint),
        rules: Number(row.rules),
      }));
  }

  /** The absolute addresses of an article's pictures, before it is made. */
  async picturesOf(source: SourceArticle): Promise<string[]> {
    return this.#wholeOf(await this.#maker.picturesOf(source));
  }

  #wholeOf(urls: readonly string[]): string[] {
    return [...new Set(urls.flatMap((url) => this.#absolute(url) ?? []))];
  }

  /** As `derive`, with the pictures that are here by now. */
  derive(source: SourceArticle): Promise<Derived> {
    return this.#maker.derive(source, this.#pictureFor, this.#words);
  }

  /** Stores articles, known ones under their id. One of which nothing can be made stays as it was. */
  async save(sent: readonly Sent[]): Promise<Change[]> {
    const articles = await this.#allMade(sent);
    return inTransaction(this.#database, () => {
      // Slugs may change hands: whoever changes gives up the old one first.
      const free = this.#database.prepare(
        "UPDATE articles SET slug = '~' || id WHERE id = ? AND slug <> ?",
      );
      const before = new Map(
        articles.flatMap(({ id, source }) => {
          const row = id === undefined ? undefined : this.#rows.listed(id);
          if (row && source.slug !== undefined) free.run(row.id, source.slug);
          return row ? [[row.id, row]] : [];
        }),
      );
      return articles.map(({ id, source, fingerprint, derived, findable, pictures }) => {
        const old = id === undefined ? undefined : before.get(id);
        const slug = this.#rows.slugFor(source, old?.slug, id);
        const saved = this.#rows.write({
          ...{ id, slug, source, fingerprint },
          ...{ derived, findable, pictures },
        });
        if (old && old.slug !== slug) this.#rows.redirect(old.slug, saved);
        for (const previous of source.previousSlugs) this.#rows.redirect(previous, saved);
        return { id: saved, isListed: old?.card !== this.#rows.listed(saved)?.card };
      });
    });
  }

  async #allMade(sent: readonly Sent[]) {
    const made = [];
    for (const article of sent) {
      const one = await this.#made(article);
      if (one) made.push(one);
      // Each takes some milliseconds, and visitors are answered between two.
      await breathe();
    }
    return made;
  }

  /** Makes an article before anything is written: a bad one must not keep the others back. */
  async #made(sent: Sent) {
    const { id, source, fingerprint } = sent;
    if (this.#unusable.has(fingerprint)) return undefined;
    try {
      const derived = await this.derive(source);
      const { outline, pictures, text } = derived;
      const isFound = id !== undefined && this.#rows.isFoundAs(id, fingerprint, text);
      const headings = outline.map((entry) => entry.title);
      const findable = isFound
        ? undefined
        : await this.#maker.findable({ ...source, headings, text });
      return { ...sent, derived, findable, pictures: this.#wholeOf(pictures) };
    } catch (error) {
      this.#unusable.add(fingerprint);
      const code = error instanceof Error ? error.message : 'unknown';
      this.#onUnusable({ slug: source.slug ?? (id === undefined ? undefined : String(id)), code });
      return undefined;
    }
  }

  /** Whether nothing could be made of an article as it was sent: what is shown is an earlier one, or none. */
  isUnusable(fingerprint: string): boolean {
    return this.#unusable.has(fingerprint);
  }

  /** Ends what makes articles. */
  close(): Promise<void> {
    return this.#maker.close();
  }

  remove(ids: readonly number[]): void {
    inTransaction(this.#database, () => {
      const words = this.#database.prepare('DELETE FROM article_search WHERE rowid = ?');
      const article = this.#database.prepare('DELETE FROM articles WHERE id = ?');
      for (const id of ids) {
        words.run(id);
        article.run(id);
      }
      this.#rows.changeWords();
    });
  }

  /** Makes articles again from what was sent: after new rules, or when their pictures have come. */
  remake(ids: readonly number[]): Promise<Change[]> {
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

  /** Ids of the articles to be made again: after new rules, or because their pictures have come. */
  outdated(): number[] {
    return this.#database
      .prepare('SELECT id FROM articles WHERE rules <> ?')
      .all(RULES)
      .map((row) => Number(row.id));
  }

  /** Notes that the articles with a picture are out of date; the sign tells it from new rules. */
  outdate(pictureUrl: string): void {
    this.#database
      .prepare(
        `UPDATE articles SET rules = -abs(rules)
         WHERE id IN (SELECT article_id FROM article_pictures WHERE url = ?)`,
      )
      .run(pictureUrl);
  }

  /**
   * Gives every article its place in the content site's list.
   *
   * @param ids in the order of that list
   * @returns whether any has another place now
   */
  arrange(ids: readonly number[]): boolean {
    const place = this.#database.prepare(
      'UPDATE articles SET title_place = ? WHERE id = ? AND title_place <> ?',
    );
    return inTransaction(this.#database, () => {
      let moved = 0;
      for (const [index, id] of ids.entries()) moved += Number(place.run(index, id, index).changes);
      if (moved > 0) this.#rows.changeWords();
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
