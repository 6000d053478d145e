import { slugFrom } from '@clinicdee/protocol/slug';
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { Database, Row } from '../../storage/sql.ts';
import type { Article, ArticleCard, ArticleList } from './article.ts';
import { type Cover, EXCERPT_LENGTH, type OutlineEntry } from '../html/derived.ts';
import { ArticleSearch } from '../search/article-search.ts';
import { type ArticleListQuery, CARDS_PER_PAGE } from './list-address.ts';
import { highlight, type Marks, marksOf, passage } from './highlight.ts';
import { readTexts } from '../search/read-index.ts';
import type { SourceArticle } from '../../content-site/source-article.ts';

const CARD = `id, slug, title, excerpt, cover, published_at, updated_at,
  (SELECT json_group_array(tag ORDER BY place) FROM article_tags WHERE article_id = id) AS tags`;
const orders = {
  best: 'title_place',
  title: 'title_place',
  // Matches a database index, so that a page is read without the others. Articles without a date are last.
  newest: 'published_at DESC, title_place',
};

/** Reads the stored copy of all published articles. */
export class Catalogue {
  readonly #database: Database;
  readonly #search: ArticleSearch;

  /** @param thesaurus returns the synonym groups; a new array when they have changed */
  constructor(database: Database, thesaurus: () => readonly string[]) {
    this.#database = database;
    this.#search = new ArticleSearch(database, thesaurus);
  }

  /** When the last full sync completed, in milliseconds since 1970; undefined before the first. */
  copiedAt(): number | undefined {
    const row = this.#row("SELECT value FROM catalogue WHERE key = 'copied_at'");
    return row && Number(row.value);
  }

  /** Returns the words of the thesaurus that match an article; a new array when they may have changed. */
  knownWords(): readonly string[] {
    return this.#search.knownWords();
  }

  list(query: ArticleListQuery): ArticleList {
    return query.search === undefined ? this.#listed(query) : this.#found(query, query.search);
  }

  #listed({ page, order, tag }: ArticleListQuery): ArticleList {
    const [where, values] = withTag(tag);
    const total = this.#row(`SELECT count(*) AS n FROM articles ${where}`, values)?.n;
    const rows = this.#rows(
      `SELECT ${CARD} FROM articles ${where}
       ORDER BY ${orders[order]} LIMIT ${CARDS_PER_PAGE} OFFSET ?`,
      [...values, offsetOf(page)],
    );
    return {
      articles: rows.map(cardOf),
      ...totals(Number(total)),
      all: this.count(),
      tags: this.tags(),
      instead: undefined,
      concepts: [],
    };
  }

  #found({ page, order, tag }: ArticleListQuery, search: string): ArticleList {
    const found = this.#search.find(search, order, tag);
    const { ids, all, tags, matched, concepts, instead, isWord } = found;
    const articles = this.#byIds(ids.slice(offsetOf(page), offsetOf(page) + CARDS_PER_PAGE));
    this.#mark(articles, marksOf(matched, isWord));
    return { articles, ...totals(ids.length), all, tags: byCount(tags), instead, concepts };
  }

  /** Highlights matches in titles and excerpts. Without one, a passage of the text replaces the excerpt. */
  #mark(cards: readonly ArticleCard[], marks: Marks): void {
    const unmatched: ArticleCard[] = [];
    for (const card of cards) {
      card.found = { title: highlight(card.title, marks), excerpt: highlight(card.excerpt, marks) };
      const { title, excerpt } = card.found;
      if (![...title, ...excerpt].some(({ isFound }) => isFound)) unmatched.push(card);
    }
    if (unmatched.length === 0) return;
    const ids = unmatched.map(({ id }) => id);
    const texts = readTexts(this.#database, ids, PASSAGE_LENGTH);
    for (const card of unmatched) {
      const shown = passage(texts.get(card.id) ?? '', marks, EXCERPT_LENGTH);
      if (shown === undefined || !card.found) continue;
      card.excerpt = shown;
      card.found.excerpt = highlight(shown, marks);
    }
  }

  count(): number {
    return Number(this.#row('SELECT count(*) AS n FROM articles')?.n ?? 0);
  }

  /** Returns all tags with their number of articles, the most frequent first. */
  tags(): { tag: string; count: number }[] {
    const rows = this.#rows('SELECT tag, count(*) AS n FROM article_tags GROUP BY tag');
    return byCount(new Map(rows.map(({ tag, n }) => [String(tag), Number(n)])));
  }

  article(slug: string): Article | undefined {
    const row = this.#row(
      `SELECT ${CARD}, minutes, source, html, outline
       FROM articles JOIN article_contents ON article_id = id WHERE slug = ?`,
      [slug.normalize('NFC')],
    );
    if (!row) return undefined;
    const source = JSON.parse(String(row.source)) as SourceArticle;
    return {
      ...cardOf(row),
      html: String(row.html),
      outline: JSON.parse(String(row.outline)) as OutlineEntry[],
      minutes: Number(row.minutes),
      seo: source.seo ?? {},
    };
  }

  /** Returns the current slug for an earlier or differently spelled one. */
  redirect(slug: string): string | undefined {
    const row = this.#row(
      `SELECT articles.slug FROM article_redirects JOIN articles ON articles.id = article_id
       WHERE article_redirects.slug IN (?, ?)
       UNION ALL SELECT slug FROM articles WHERE slug = ? LIMIT 1`,
      [slug.normalize('NFC'), slugFrom(slug), slugFrom(slug)],
    );
    return row && String(row.slug);
  }

  /** Returns the previous and next article of a list, null at the ends. */
  neighbours(
    id: number,
    { order, tag }: Pick<ArticleListQuery, 'order' | 'tag'>,
  ): { previous: ArticleCard | null; next: ArticleCard | null } {
    const [where, values] = withTag(tag);
    const row = this.#row(
      `SELECT before, after FROM (
         SELECT id, lag(id) OVER by_order AS before, lead(id) OVER by_order AS after
         FROM articles ${where} WINDOW by_order AS (ORDER BY ${orders[order]})
       ) WHERE id = ?`,
      [...values, id],
    );
    const card = (neighbour: SQLOutputValue | undefined) =>
      (neighbour ? this.#byIds([Number(neighbour)])[0] : undefined) ?? null;
    return { previous: card(row?.before), next: card(row?.after) };
  }

  /** Returns other articles: those that share most tags first, then the newest. */
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
    return rows.map(cardOf);
  }

  /** Returns the newest articles with their content. */
  newest(count: number): Article[] {
    const rows = this.#rows(`SELECT slug FROM articles ORDER BY ${orders.newest} LIMIT ?`, [count]);
    return rows.flatMap(({ slug }) => this.article(String(slug)) ?? []);
  }

  /** Returns the slug and last change of all articles. */
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

  /** Returns the cards of articles in the order of their ids. */
  #byIds(ids: number[]): ArticleCard[] {
    const sql = `SELECT ${CARD} FROM (SELECT key, value FROM json_each(?)) JOIN articles ON id = value ORDER BY key`;
    return this.#rows(sql, [JSON.stringify(ids)]).map(cardOf);
  }

  #rows(sql: string, values: SQLInputValue[] = []): Row[] {
    return this.#database.prepare(sql).all(...values);
  }

  #row(sql: string, values: SQLInputValue[] = []): Row | undefined {
    return this.#database.prepare(sql).get(...values);
  }
}

/** Returns the condition of a list of a tag, or of all articles, with its values. */
const withTag = (tag: string | undefined): [where: string, values: string[]] =>
  tag === undefined
    ? ['', []]
    : ['WHERE id IN (SELECT article_id FROM article_tags WHERE tag = ?)', [tag]];

const totals = (total: number) => ({ total, pages: Math.ceil(total / CARDS_PER_PAGE) });

const cardOf = (row: Row): ArticleCard => ({
  id: Number(row.id),
  slug: String(row.slug),
  title: String(row.title),
  tags: JSON.parse(String(row.tags)) as string[],
  excerpt: String(row.excerpt),
  cover: row.cover === null ? undefined : (JSON.parse(String(row.cover)) as Cover),
  publishedAt: time(row.published_at),
  updatedAt: time(row.updated_at),
});

const collator = new Intl.Collator('th', { numeric: true });

const byCount = (tags: ReadonlyMap<string, number>) =>
  Array.from(tags, ([tag, count]) => ({ tag, count })).sort(
    (a, b) => b.count - a.count || collator.compare(a.tag, b.tag),
  );

/** Characters of a text that are searched for a passage. */
const PASSAGE_LENGTH = 30_000;

/** Returns the offset of a page. */
const offsetOf = (page: number) => (Number.isNaN(page) ? 0 : (page - 1) * CARDS_PER_PAGE);

const time = (value: SQLOutputValue | undefined) =>
  value === null || value === undefined ? undefined : Number(value);
