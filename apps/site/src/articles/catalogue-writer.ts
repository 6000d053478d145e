import type { DatabaseSync } from 'node:sqlite';
import type { ShownPicture } from './arrange.ts';
import { derive, picturesOf } from './derive.ts';
import { fold } from './fold.ts';
import type { KnownArticle } from './identity.ts';
import { RULES } from './sanitise.ts';
import { slugFrom } from './slug.ts';
import type { SourceArticle } from './source-article.ts';

/** A stored article and what tells whether it has changed. */
export interface StoredArticle extends KnownArticle {
  fingerprint: string;
  rules: number;
}

/** What a page may have shown of an article that is different now. */
export interface Change {
  id: number;
  /** Its place in lists, or what lists and neighbours say of it, changed too. */
  isListed: boolean;
}

/** Everything that changes the catalogue. Each call is one commit, and none waits inside one. */
export class CatalogueWriter {
  readonly #database: DatabaseSync;
  readonly #pictureFor: (url: string) => ShownPicture | undefined;
  readonly #absolute: (url: string) => string | undefined;

  /**
   * @param pictureFor the site's own copy of a picture, by its absolute address
   * @param absolute makes an address of the content site whole; undefined when it cannot be one
   */
  constructor(
    database: DatabaseSync,
    pictureFor: (url: string) => ShownPicture | undefined,
    absolute: (url: string) => string | undefined,
  ) {
    this.#database = database;
    this.#absolute = absolute;
    this.#pictureFor = (url) => {
      const whole = absolute(url);
      return whole === undefined ? undefined : pictureFor(whole);
    };
  }

  stored(): StoredArticle[] {
    return this.#database
      .prepare(
        'SELECT id, slug, has_own_slug, title, published_at, fingerprint, rules FROM articles',
      )
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

  /** The absolute addresses of an article's pictures. */
  picturesOf(source: SourceArticle): string[] {
    return [...new Set(picturesOf(source).flatMap((url) => this.#absolute(url) ?? []))];
  }

  /** As `derive`, with the pictures that are here by now. */
  derive(source: SourceArticle) {
    return derive(source, this.#pictureFor);
  }

  /** Stores articles, known ones under their id. */
  save(
    articles: { id: number | undefined; source: SourceArticle; fingerprint: string }[],
  ): Change[] {
    return this.#commit(() => {
      // Slugs may change hands: whoever changes gives up the old one first.
      const free = this.#database.prepare(
        "UPDATE articles SET slug = '~' || id WHERE id = ? AND slug <> ?",
      );
      const before = new Map(
        articles.flatMap(({ id, source }) => {
          const row = id === undefined ? undefined : this.#listed(id);
          if (row && source.slug !== undefined) free.run(row.id, source.slug);
          return row ? [[row.id, row]] : [];
        }),
      );
      return articles.map(({ id, source, fingerprint }) => {
        const old = id === undefined ? undefined : before.get(id);
        const slug = this.#slugFor(source, old?.slug, id);
        const saved = this.#write(id, slug, source, fingerprint);
        if (old && old.slug !== slug) this.#redirect(old.slug, saved);
        for (const previous of source.previousSlugs) this.#redirect(previous, saved);
        return { id: saved, isListed: old?.card !== this.#listed(saved)?.card };
      });
    });
  }

  remove(ids: readonly number[]): void {
    this.#commit(() => {
      const words = this.#database.prepare('DELETE FROM article_search WHERE rowid = ?');
      const article = this.#database.prepare('DELETE FROM articles WHERE id = ?');
      for (const id of ids) {
        words.run(id);
        article.run(id);
      }
    });
  }

  /** Makes articles again from what was sent: after new rules, or when their pictures have come. */
  remake(ids: readonly number[]): Change[] {
    const read = this.#database.prepare('SELECT source, fingerprint FROM articles WHERE id = ?');
    return this.save(
      ids.flatMap((id) => {
        const row = read.get(id);
        if (!row) return [];
        const source = JSON.parse(String(row.source)) as SourceArticle;
        return [{ id, source, fingerprint: String(row.fingerprint) }];
      }),
    );
  }

  articlesWith(pictureUrl: string): number[] {
    return this.#database
      .prepare('SELECT article_id FROM article_pictures WHERE url = ?')
      .all(pictureUrl)
      .map((row) => Number(row.article_id));
  }

  /** Gives every article its place in Thai order of titles (SQLite would order by character code). */
  arrange(): void {
    const collator = new Intl.Collator('th', { numeric: true });
    const rows = this.#database
      .prepare('SELECT id, title, slug, title_place FROM articles')
      .all()
      .map((row) => ({
        id: Number(row.id),
        title: String(row.title),
        slug: String(row.slug),
        place: row.title_place,
      }))
      .sort((a, b) => collator.compare(a.title, b.title) || (a.slug < b.slug ? -1 : 1));
    this.#commit(() => {
      const place = this.#database.prepare('UPDATE articles SET title_place = ? WHERE id = ?');
      rows.forEach((row, index) => {
        if (row.place !== index) place.run(index, row.id);
      });
    });
  }

  get(key: string): string | undefined {
    const row = this.#database.prepare('SELECT value FROM catalogue WHERE key = ?').get(key);
    return row && String(row.value);
  }

  set(key: string, value: string): void {
    this.#database.prepare('INSERT OR REPLACE INTO catalogue VALUES (?, ?)').run(key, value);
  }

  #write(id: number | undefined, slug: string, source: SourceArticle, fingerprint: string): number {
    const derived = this.derive(source);
    const foldedTitle = fold(source.title);
    const foldedText = [foldedTitle, ...source.tags.map(fold), fold(derived.text)].join('\n');
    const values = {
      slug,
      has_own_slug: source.slug === undefined ? 0 : 1,
      source: JSON.stringify(source),
      fingerprint,
      rules: RULES,
      title: source.title,
      published_at: source.publishedAt ?? null,
      updated_at: source.updatedAt ?? null,
      excerpt: derived.excerpt,
      minutes: derived.minutes,
      html: derived.html,
      outline: JSON.stringify(derived.outline),
      cover: derived.cover ? JSON.stringify(derived.cover) : null,
      folded_title: foldedTitle,
      folded_text: foldedText,
    };
    const names = Object.keys(values);
    const set = names.map((name) => `${name} = :${name}`).join(', ');
    const saved =
      id ??
      Number(
        this.#database
          .prepare(`INSERT INTO articles (${names.join(', ')}) VALUES (:${names.join(', :')})`)
          .run(values).lastInsertRowid,
      );
    if (id !== undefined) {
      this.#database.prepare(`UPDATE articles SET ${set} WHERE id = :id`).run({ ...values, id });
    }
    this.#relate(saved, source, foldedTitle, foldedText);
    return saved;
  }

  #relate(id: number, source: SourceArticle, foldedTitle: string, foldedText: string): void {
    const run = (sql: string, ...values: (string | number)[]) =>
      this.#database.prepare(sql).run(...values);
    for (const table of ['article_tags', 'article_pictures']) {
      run(`DELETE FROM ${table} WHERE article_id = ?`, id);
    }
    source.tags.forEach((tag, place) =>
      run('INSERT INTO article_tags VALUES (?, ?, ?)', id, tag, place),
    );
    for (const url of this.picturesOf(source)) {
      run('INSERT INTO article_pictures VALUES (?, ?)', id, url);
    }
    run('DELETE FROM article_search WHERE rowid = ?', id);
    run(
      'INSERT INTO article_search (rowid, title, text) VALUES (?, ?, ?)',
      id,
      foldedTitle,
      foldedText,
    );
  }

  #slugFor(source: SourceArticle, current: string | undefined, id: number | undefined): string {
    const owner = this.#database.prepare('SELECT id FROM articles WHERE slug = ?');
    const isTaken = (slug: string) => {
      const row = owner.get(slug);
      return row !== undefined && Number(row.id) !== id;
    };
    const wanted = source.slug ?? current;
    return wanted !== undefined && !isTaken(wanted)
      ? wanted
      : slugFrom(wanted ?? source.title, isTaken);
  }

  #redirect(slug: string, id: number): void {
    this.#database.prepare('INSERT OR REPLACE INTO article_redirects VALUES (?, ?)').run(slug, id);
  }

  /** What lists and neighbours show of an article, to compare before and after. */
  #listed(id: number): { id: number; slug: string; card: string } | undefined {
    const row = this.#database
      .prepare(
        `SELECT slug, title, published_at, excerpt, cover,
           (SELECT group_concat(tag, ',') FROM article_tags WHERE article_id = articles.id) AS tags
         FROM articles WHERE id = ?`,
      )
      .get(id);
    return row && { id, slug: String(row.slug), card: JSON.stringify(row) };
  }

  #commit<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}
