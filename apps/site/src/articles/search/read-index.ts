import type { Database } from '../../database/sql.ts';
import { fold } from '../../thai/fold.ts';
import { lookUp } from './terms.ts';

/** An article as far as its place among others tells. */
export interface Entry {
  id: number;
  /** Folded, as it stands and as it is looked up. */
  title: string;
  key: string;
  publishedAt: number | undefined;
  /** Places in the orders of the list. */
  place: number;
  tags: readonly string[];
}

/** In which articles words stand. */
export interface Places {
  /** For word n, its places are from `starts[n]` to before `starts[n + 1]`. */
  starts: Uint32Array;
  /** Of each place the article, in the order of the index, and how much the word counts there, in steps. */
  slots: Uint32Array;
  counts: Uint8Array;
}

/** All articles, by their ids. */
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
        key: lookUp(title),
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

/** All words that any article ever had, with their numbers, which are below `size`. */
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
 * Where words stand.
 *
 * @param slots of articles by their ids
 * @param size of the numbers of words
 */
export function readPlaces(
  database: Database,
  slots: ReadonlyMap<number, number>,
  size: number,
): Places {
  const found: { slot: number; words: Uint32Array }[] = [];
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
    found.push({ slot, words });
  }
  for (let at = 1; at <= size; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const all = starts[size] ?? 0;
  const places = { starts, slots: new Uint32Array(all), counts: new Uint8Array(all) };
  const free = starts.slice();
  for (const { slot, words } of found) {
    for (const word of words) {
      const id = word >>> 8;
      if (id >= size) continue;
      const at = free[id] ?? 0;
      places.slots[at] = slot;
      places.counts[at] = word & 255;
      free[id] = at + 1;
    }
  }
  return places;
}

/** As they are stored: word << 8 | weight, four bytes each, the lowest first. */
const numbers = (bytes: Uint8Array): Uint32Array =>
  new Uint32Array(bytes.slice().buffer, 0, bytes.byteLength >> 2);
