import type { Database } from '../../storage/sql.ts';
import { fold } from '../../thai/fold.ts';
import { lookupKey } from './terms.ts';

/** The fields of an article that affect its place in a list. */
export interface Entry {
  /** Folded. */
  title: string;
  /** The title's lookup key. */
  key: string;
  publishedAt: number | undefined;
  /** Position in the list by title. */
  place: number;
  tags: readonly string[];
}

/** The ids of the articles with a word, with its weight in each. */
export type Postings = ReadonlyMap<number, number>;

/** Returns a token that changes with every change of the indexed words. */
export function revisionOf(database: Database): string {
  const row = database.prepare("SELECT value FROM catalogue WHERE key = 'words_revision'").get();
  return String(row?.value ?? '');
}

/** Reads all articles by id. */
export function readEntries(database: Database): Map<number, Entry> {
  const tags = Map.groupBy(
    database.prepare('SELECT article_id, tag FROM article_tags').all(),
    ({ article_id }) => article_id,
  );
  const rows = database.prepare('SELECT id, title, published_at, title_place FROM articles').all();
  return new Map(
    rows.map((row) => {
      const title = String(row.title);
      const entry = {
        title: fold(title),
        key: lookupKey(title),
        publishedAt: row.published_at === null ? undefined : Number(row.published_at),
        place: Number(row.title_place),
        tags: (tags.get(row.id) ?? []).map(({ tag }) => String(tag)),
      };
      return [Number(row.id), entry];
    }),
  );
}

/** Reads the inverted index by word. */
export function readPostings(database: Database): Map<string, Postings> {
  const postings = new Map<string, Map<number, number>>();
  for (const { article_id, words } of database
    .prepare('SELECT article_id, words FROM article_index')
    .all()) {
    for (const [word, weight] of JSON.parse(String(words)) as [string, number][]) {
      const found = postings.get(word) ?? new Map<number, number>();
      postings.set(word, found.set(Number(article_id), weight));
    }
  }
  return postings;
}

/** Returns the first characters of texts by article id. */
export function readTexts(
  database: Database,
  ids: readonly number[],
  longest: number,
): Map<number, string> {
  const rows = database
    .prepare(
      `SELECT article_id, substr(text, 1, ${longest}) AS text FROM article_contents
       WHERE article_id IN (SELECT value FROM json_each(?))`,
    )
    .all(JSON.stringify(ids));
  return new Map(rows.map(({ article_id, text }) => [Number(article_id), String(text)]));
}

/**
 * Returns the ids of articles that contain a folded substring in title, tags or text; a single letter, which nearly
 * every text has, in titles only.
 */
export function substringMatches(database: Database, letters: string): number[] {
  const sql =
    Array.from(letters).length === 1
      ? 'SELECT id FROM articles WHERE instr(folded_title, ?) > 0'
      : 'SELECT article_id AS id FROM article_index WHERE instr(text, ?) > 0';
  return database
    .prepare(sql)
    .all(letters)
    .map(({ id }) => Number(id));
}
