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

/** An inverted index in compressed sparse row form. */
export interface PostingLists {
  /** The postings of word n are from `starts[n]` to before `starts[n + 1]`. */
  starts: Uint32Array;
  /** The slot of each posting's article, and the quantised weight of the word there. */
  slots: Uint32Array;
  weights: Uint8Array;
}

/** Reads all articles, ordered by id. */
export function readEntries(database: Database): Entry[] {
  const tags = allTags(database);
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
        tags: tags.get(Number(row.id)) ?? [],
      };
    });
}

function allTags(database: Database): Map<number, string[]> {
  const tags = new Map<number, string[]>();
  for (const { article_id, tag } of database
    .prepare('SELECT article_id, tag FROM article_tags')
    .all()) {
    const id = Number(article_id);
    const of = tags.get(id);
    if (of) of.push(String(tag));
    else tags.set(id, [String(tag)]);
  }
  return tags;
}

/** Reads all words that any article ever had, with ids below `size`. */
export function readWords(database: Database): {
  ids: ReadonlyMap<string, number>;
  size: number;
} {
  const ids = new Map<string, number>();
  let size = 0;
  for (const { id, word } of database.prepare('SELECT id, word FROM search_words').all()) {
    ids.set(String(word), Number(id));
    size = Math.max(size, Number(id) + 1);
  }
  return { ids, size };
}

/**
 * Reads the inverted index.
 *
 * @param slots by article id
 * @param size upper bound of word ids
 */
export function readLists(
  database: Database,
  slots: ReadonlyMap<number, number>,
  size: number,
): PostingLists {
  const rows: { slot: number; words: Uint32Array }[] = [];
  const starts = new Uint32Array(size + 1);
  const select = 'SELECT article_id, words FROM article_words ORDER BY article_id';
  for (const { article_id, words: bytes } of database.prepare(select).all()) {
    const slot = slots.get(Number(article_id));
    if (slot === undefined || !(bytes instanceof Uint8Array)) continue;
    const words = numbers(bytes);
    for (const word of words) {
      const next = (word >>> 8) + 1;
      if (next <= size) starts[next] = (starts[next] ?? 0) + 1;
    }
    rows.push({ slot, words });
  }
  for (let at = 1; at <= size; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const all = starts[size] ?? 0;
  const postings = { starts, slots: new Uint32Array(all), weights: new Uint8Array(all) };
  const free = starts.slice();
  for (const { slot, words } of rows) {
    for (const word of words) {
      const id = word >>> 8;
      if (id >= size) continue;
      const at = free[id] ?? 0;
      postings.slots[at] = slot;
      postings.weights[at] = word & 255;
      free[id] = at + 1;
    }
  }
  return postings;
}

/** Decodes postings: word id << 8 | weight, as little-endian 32-bit integers. */
const numbers = (bytes: Uint8Array): Uint32Array =>
  new Uint32Array(bytes.slice().buffer, 0, bytes.byteLength >> 2);
