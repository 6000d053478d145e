import { slugFrom } from '@clinicdee/protocol/slug';
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { Database } from '../../sql.ts';
import type { Article, ArticleCard, ArticleList } from './article.ts';
import { type Cover, EXCERPT, type OutlineEntry } from '../make/derived.ts';
import { fold } from '../../thai/fold.ts';
import { type ArticleListQuery, CARDS_PER_PAGE } from './list-address.ts';
import { passage, searchCondition, searchTerms } from './search.ts';
import type { SourceArticle } from '../fetch/source-article.ts';

type Row = Record<string, SQLOutputValue>;

const CARD = 'id, slug, title, excerpt, cover, published_at, updated_at';
const orders = {
  title: 'title_place',
  newest: 'published_at IS NULL, published_at DESC, title_place',
};

/** Which articles are meant, as a condition with its values, and the words that were searched for. */
interface Found {
  where: string;
  values: SQLInputValue[];
  terms: string[];
}

/** The copy of all published articles on disk: what every page reads, and nothing else does. */
export class Catalogue {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** When the content site was last seen whole (milliseconds); undefined when never: there is no copy. */
  copiedAt(): number | undefined {
    const row = this.#row("SELECT value FROM catalogue WHERE key = 'copied_at'");
    return row && Number(row.value);
  }

  list({ page, order, tag, search }: ArticleListQuery): ArticleList {
    const { terms, ...found } = this.#found(search);
    const ofTag = 'id IN (SELECT article_id FROM article_tags WHERE tag = ?)';
    const where = tag === undefined ? found.where : `${found.where} AND ${ofTag}`;
    const values = tag === undefined ? found.values : [...found.values, tag];
    const total = this.#count({ where, values });
    // What has the words in its title comes first.
    const inTitle = terms.map(() => 'instr(folded_title, ?) = 0').join(' OR ');
    const rows = this.#rows(
      `SELECT ${CARD} FROM articles WHERE ${where}
       ORDER BY ${inTitle ? `(${inTitle}), ` : ''}${orders[order]}
       LIMIT ${CARDS_PER_PAGE} OFFSET ?`,
      [...values, ...terms, Number.isNaN(page) ? 0 : (page - 1) * CARDS_PER_PAGE],
    );
    const articles = this.#cards(rows).map((card) => this.#withPassage(card, terms));
    return { articles, total, pages: Math.ceil(total / CARDS_PER_PAGE), terms };
  }

  /** Shows where in its text an article was found, unless title or excerpt show it already. */
  #withPassage(card: ArticleCard, terms: readonly string[]): ArticleCard {
    const shown = fold(`${card.title}\n${card.excerpt}`);
    const hidden = terms.filter((term) => !shown.includes(term));
    if (hidden.length === 0) return card;
    const row = this.#row('SELECT text FROM article_contents WHERE article_id = ?', [card.id]);
    return { ...card, excerpt: passage(String(row?.text ?? ''), hidden, EXCERPT) ?? card.excerpt };
  }

  /**
   * What a search finds among all articles, whatever their tag: a tag chosen in it only narrows it.
   * The words apart are only tried when nothing has them as they were typed.
   */
  #found(search: string | undefined): Found {
    for (const terms of searchTerms(search ?? '')) {
      const conditions = terms.map((term) =>
        searchCondition(term, (start) => this.#trigrams(start)),
      );
      const where = conditions.map(({ sql }) => sql).join(' AND ');
      const values = conditions.map(({ value }) => value);
      if (this.#count({ where, values }) > 0) return { where, values, terms };
    }
    return { where: search ? 'false' : 'true', values: [], terms: [] };
  }

  #count({ where, values }: Pick<Found, 'where' | 'values'>): number {
    return Number(this.#row(`SELECT count(*) AS n FROM articles WHERE ${where}`, values)?.n ?? 0);
  }

  #trigrams(start: string): string[] {
    return this.#rows('SELECT term FROM article_terms WHERE term >= ? AND term < ?', [
      start,
      `${start}\u{10ffff}`,
    ]).map(({ term }) => String(term));
  }

  /** How many articles there are, or how many a search finds. */
  count(search?: string): number {
    return this.#count(this.#found(search));
  }

  /** All tags with how many articles have each, the most used first; those that a search finds. */
  tags(search?: string): { tag: string; count: number }[] {
    const collator = new Intl.Collator('th', { numeric: true });
    const { where, values } = this.#found(search);
    return this.#rows(
      `SELECT tag, count(*) AS n FROM article_tags JOIN articles ON article_id = id
       WHERE ${where} GROUP BY tag`,
      values,
    )
      .map((row) => ({ tag: String(row.tag), count: Number(row.n) }))
      .sort((a, b) => b.count - a.count || collator.compare(a.tag, b.tag));
  }

  article(slug: string): Article | undefined {
    const row = this.#row(
      'SELECT * FROM articles JOIN article_contents ON article_id = id WHERE slug = ?',
      [slug.normalize('NFC')],
    );
    const [card] = row ? this.#cards([row]) : [];
    if (!row || !card) return undefined;
    const source = JSON.parse(String(row.source)) as SourceArticle;
    return {
      ...card,
      html: String(row.html),
      outline: JSON.parse(String(row.outline)) as OutlineEntry[],
      minutes: Number(row.minutes),
      seo: source.seo ?? {},
    };
  }

  /** Where an address of old, or one in another spelling, leads to now. */
  redirect(slug: string): string | undefined {
    const row = this.#row(
      `SELECT articles.slug FROM article_redirects JOIN articles ON articles.id = article_id
       WHERE article_redirects.slug IN (?, ?)
       UNION ALL SELECT slug FROM articles WHERE slug = ? LIMIT 1`,
      [slug.normalize('NFC'), slugFrom(slug), slugFrom(slug)],
    );
    return row && String(row.slug);
  }

  /** The articles before and after one in the order of the list it is read in, null at the ends. */
  neighbours(
    id: number,
    { order, tag }: Pick<ArticleListQuery, 'order' | 'tag'>,
  ): { previous: ArticleCard | null; next: ArticleCard | null } {
    const filter =
      tag === undefined ? '' : 'WHERE id IN (SELECT article_id FROM article_tags WHERE tag = ?)';
    const row = this.#row(
      `SELECT before, after FROM (
         SELECT id, lag(id) OVER (ORDER BY ${orders[order]}) AS before,
                lead(id) OVER (ORDER BY ${orders[order]}) AS after
         FROM articles ${filter}
       ) WHERE id = ?`,
      tag === undefined ? [id] : [tag, id],
    );
    const card = (neighbour: SQLOutputValue | undefined) =>
      (neighbour ? this.#cards(this.#byIds([Number(neighbour)]))[0] : undefined) ?? null;
    return { previous: card(row?.before), next: card(row?.after) };
  }

  /** Articles that share a tag with one, the newest first; where they do not suffice, any others. */
  related(id: number, count: number): ArticleCard[] {
    const rows = this.#rows(
      `WITH near AS (
         SELECT other.article_id, count(*) AS shared
         FROM article_tags AS own JOIN article_tags AS other USING (tag)
         WHERE own.article_id = ? GROUP BY other.article_id
       )
       SELECT ${CARD} FROM articles LEFT JOIN near ON article_id = id
       WHERE id <> ? ORDER BY coalesce(shared, 0) DESC, ${orders.newest} LIMIT ?`,
      [id, id, count],
    );
    return this.#cards(rows);
  }

  /** Every article, in no order. */
  all(): ArticleCard[] {
    return this.#cards(this.#rows(`SELECT ${CARD} FROM articles`));
  }

  /** The newest articles, whole. */
  newest(count: number): Article[] {
    const rows = this.#rows(`SELECT slug FROM articles ORDER BY ${orders.newest} LIMIT ?`, [count]);
    return rows.flatMap(({ slug }) => this.article(String(slug)) ?? []);
  }

  /** Every article's address and last change. */
  addresses(): { id: number; slug: string; changedAt: number | undefined }[] {
    const rows = this.#rows(
      'SELECT id, slug, coalesce(updated_at, published_at) AS at FROM articles ORDER BY title_place',
    );
    return rows.map(({ id, slug, at }) => ({
      id: Number(id),
      slug: String(slug),
      changedAt: time(at),
    }));
  }

  #cards(rows: Row[]): ArticleCard[] {
    const tags = new Map<number, string[]>();
    const ids = JSON.stringify(rows.map(({ id }) => id));
    for (const { article_id, tag } of this.#rows(
      `SELECT article_id, tag FROM article_tags
       WHERE article_id IN (SELECT value FROM json_each(?)) ORDER BY place`,
      [ids],
    )) {
      tags.set(Number(article_id), [...(tags.get(Number(article_id)) ?? []), String(tag)]);
    }
    return rows.map((row) => ({
      id: Number(row.id),
      slug: String(row.slug),
      title: String(row.title),
      tags: tags.get(Number(row.id)) ?? [],
      excerpt: String(row.excerpt),
      cover: row.cover === null ? undefined : (JSON.parse(String(row.cover)) as Cover),
      publishedAt: time(row.published_at),
      updatedAt: time(row.updated_at),
    }));
  }

  #byIds(ids: number[]): Row[] {
    return this.#rows(`SELECT ${CARD} FROM articles WHERE id IN (SELECT value FROM json_each(?))`, [
      JSON.stringify(ids),
    ]);
  }

  #rows(sql: string, values: SQLInputValue[] = []): Row[] {
    return this.#database.prepare(sql).all(...values);
  }

  #row(sql: string, values: SQLInputValue[] = []): Row | undefined {
    return this.#database.prepare(sql).get(...values);
  }
}

const time = (value: SQLOutputValue | undefined) =>
  value === null || value === undefined ? undefined : Number(value);
