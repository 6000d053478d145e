import type { Database } from '../../database/sql.ts';
import { fold } from '../../thai/fold.ts';
import { lookupKey } from './terms.ts';

/** The fields of an article that affect its rank. */
export interface Entry {
  id: number;
  /** Folded. */
  title: string;
  /** The title's lookup key. */
  key: string;
  publishedAt: number | undefined;
  /** Position in the list by title. */
  place: number;
  tags: readonly string[];
}

/** The articles with a word: their slots, ascending, and the quantised weight of the word in each. */
export interface Postings {
  slots: Uint32Array;
  weights: Uint8Array | Float32Array;
}

/** Returns a token that changes with every change of the indexed words. */
export function revisionOf(database: Database): string {
  const row = database.prepare("SELECT value FROM catalogue WHERE key = 'words_revision'").get();
  return String(row?.value ?? '');
}

/** Reads all articles, ordered by id. */
export function readEntries(database: Database): Entry[] {
  const tags = Map.groupBy(
    database.prepare('SELECT article_id, tag FROM article_tags').all(),
    ({ article_id }) => article_id,
  );
  const select = 'SELECT id, title, published_at, title_place FROM articles ORDER BY id';
  return database
    .prepare(select)
    .all()
    .map((row) => {
      const title = String(row.title);
      return {
        id: Number(row.id),
        title: fold(title),
        key: lookupKey(title),
        publishedAt: row.published_at === null ? undefined : Number(row.published_at),
        place: Number(row.title_place),
        tags: (tags.get(row.id) ?? []).map(({ tag }) => String(tag)),
      };
    });
}

/** Reads the inverted index by word. @param slots by article id */
export function readPostings(
  database: Database,
  slots: ReadonlyMap<number, number>,
): Map<string, Postings> {
  const byId: ({ slots: number[]; weights: number[] } | undefined)[] = [];
  const select = 'SELECT article_id, words FROM article_words ORDER BY article_id';
  for (const { article_id, words } of database.prepare(select).all()) {
    const slot = slots.get(Number(article_id));
    if (slot === undefined || !(words instanceof Uint8Array)) continue;
    for (const posting of numbers(words)) {
      const list = (byId[posting >>> 8] ??= { slots: [], weights: [] });
      list.slots.push(slot);
      list.weights.push(posting & 255);
    }
  }
  const postings = new Map<string, Postings>();
  for (const { id, word } of database.prepare('SELECT id, word FROM search_words').all()) {
    const list = byId[Number(id)];
    if (!list) continue;
    const [found, weights] = [Uint32Array.from(list.slots), Uint8Array.from(list.weights)];
    postings.set(String(word), { slots: found, weights });
  }
  return postings;
}

/** Decodes postings: word id << 8 | weight, as little-endian 32-bit integers. */
const numbers = (bytes: Uint8Array): Uint32Array =>
  new Uint32Array(bytes.slice().buffer, 0, bytes.byteLength >> 2);

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
 * Returns the ids of articles that contain a folded substring in title, tags or text. Two letters are looked up
 * by the trigrams that begin with them; a single letter, which nearly every text has, in titles only.
 */
export function substringMatches(database: Database, letters: string): number[] {
  const { length } = Array.from(letters);
  const quoted = (term: unknown) => `"${String(term).replaceAll('"', '""')}"`;
  const terms = length > 2 ? [letters] : trigrams(database, letters);
  const rows =
    length === 1
      ? database.prepare('SELECT id FROM articles WHERE instr(folded_title, ?) > 0').all(letters)
      : database
          .prepare('SELECT rowid AS id FROM article_search WHERE article_search MATCH ?')
          .all(terms.map(quoted).join(' OR ') || quoted(''));
  return rows.map(({ id }) => Number(id));
}

/** Returns the indexed trigrams with a prefix. */
const trigrams = (database: Database, start: string) =>
  database
    .prepare('SELECT term FROM article_terms WHERE term >= ? AND term < ?')
    .all(start, `${start}\u{10ffff}`)
    .map(({ term }) => term);
