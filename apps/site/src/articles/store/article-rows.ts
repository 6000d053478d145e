import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/sql.ts';
import type { Derived } from '../html/derived.ts';
import { fold } from '../../thai/fold.ts';
import { RULES_VERSION } from '../html/derive.ts';
import type { SearchDocument } from '../search/field-weights.ts';
import type { SourceArticle } from '../client/source-article.ts';
import { slugFrom } from '@clinicdee/protocol/slug';

/** An article with its derived data. */
interface DerivedArticle {
  /** Undefined for a new one. */
  id: number | undefined;
  slug: string;
  source: SourceArticle;
  fingerprint: string;
  derived: Derived;
  document: SearchDocument;
  /** Absolute URLs of its pictures. */
  pictures: readonly string[];
}

/** Reads and writes the rows of one article. The caller runs the transaction. */
export class ArticleRows {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Writes an article with its index. @returns its id */
  write({ id, slug, source, fingerprint, derived, document, pictures }: DerivedArticle): number {
    const foldedTitle = fold(source.title);
    const values = {
      slug,
      has_own_slug: source.slug === undefined ? 0 : 1,
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
    const set = names.map((name) => `${name} = :${name}`).join(', ');
    const saved = this.#database
      .prepare(
        `INSERT INTO articles (id, ${names.join(', ')}) VALUES (:id, :${names.join(', :')})
         ON CONFLICT (id) DO UPDATE SET ${set} RETURNING id`,
      )
      .get({ ...values, id: id ?? null });
    const articleId = Number(saved?.id);
    this.#database
      .prepare(
        'INSERT OR REPLACE INTO article_contents (article_id, source, html, outline, text) VALUES (?, ?, ?, ?, ?)',
      )
      .run(
        ...[articleId, JSON.stringify(source), derived.html, JSON.stringify(derived.outline)],
        derived.text,
      );
    this.#writeRelations(articleId, source.tags, pictures);
    const text = [foldedTitle, ...source.tags.map(fold), document.folded].join('\n');
    this.#writeIndex(articleId, text, JSON.stringify([...document.words]));
    return articleId;
  }

  #writeRelations(id: number, tags: readonly string[], pictures: readonly string[]): void {
    const run = (sql: string, ...values: (string | number)[]) =>
      this.#database.prepare(sql).run(...values);
    for (const table of ['article_tags', 'article_pictures']) {
      run(`DELETE FROM ${table} WHERE article_id = ?`, id);
    }
    tags.forEach((tag, place) =>
      run('INSERT INTO article_tags (article_id, tag, place) VALUES (?, ?, ?)', id, tag, place),
    );
    for (const url of pictures) {
      run('INSERT INTO article_pictures (article_id, url) VALUES (?, ?)', id, url);
    }
  }

  /** Writes what the search reads, unless only pictures have changed. */
  #writeIndex(id: number, text: string, words: string): void {
    const { changes } = this.#database
      .prepare(
        `INSERT INTO article_index (article_id, text, words) VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET text = excluded.text, words = excluded.words
         WHERE text <> excluded.text OR words <> excluded.words`,
      )
      .run(id, text, words);
    if (Number(changes) > 0) this.invalidateIndex();
  }

  /** Invalidates the in-memory search index. */
  invalidateIndex(): void {
    this.#database
      .prepare("INSERT OR REPLACE INTO catalogue (key, value) VALUES ('words_revision', ?)")
      .run(randomUUID());
  }

  /** Returns the slug of an article: the one sent, the present one, or one from its title. */
  slugFor(source: SourceArticle, current: string | undefined, id: number | undefined): string {
    const owner = this.#database.prepare('SELECT id FROM articles WHERE slug = ?');
    const isTaken = (slug: string) => {
      const row = owner.get(slug);
      return row !== undefined && Number(row.id) !== id;
    };
    const preferred = source.slug ?? current;
    return preferred !== undefined && !isTaken(preferred)
      ? preferred
      : freeSlug(preferred ?? source.title, isTaken);
  }

  /** Redirects an earlier slug to an article. */
  redirect(slug: string, id: number): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO article_redirects (slug, article_id) VALUES (?, ?)')
      .run(slug, id);
  }

  slugOf(id: number): string | undefined {
    const row = this.#database.prepare('SELECT slug FROM articles WHERE id = ?').get(id);
    return row && String(row.slug);
  }
}

/** Returns a unique slug from a text, with a number when it is taken. Never empty. */
function freeSlug(text: string, isTaken: (slug: string) => boolean): string {
  const base = slugFrom(text) || 'article';
  let slug = base;
  for (let number = 2; isTaken(slug); number++) slug = `${base}-${number}`;
  return slug;
}
