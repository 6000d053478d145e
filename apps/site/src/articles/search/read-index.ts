import type { Database } from '../../sql.ts';
import { someRows } from '../../some-rows.ts';
import type { Steps } from '../../steps.ts';
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

/** Rows that are read in one step. */
const FEW = 250;

/** All articles, by their ids. */
export function* readEntries(database: Database): Steps<Entry[]> {
  const entries: Entry[] = [];
  const select = 'SELECT id, title, published_at, title_place FROM articles';
  for (const rows of someRows(database, select, 'id', FEW)) {
    const tags = tagsOf(database, Number(rows[0]?.id ?? 0), Number(rows.at(-1)?.id ?? 0));
    for (const row of rows) {
      const title = String(row.title);
      entries.push({
        id: Number(row.id),
        title: fold(title),
        key: lookUp(title),
        publishedAt: row.published_at === null ? undefined : Number(row.published_at),
        place: Number(row.title_place),
        tags: tags.get(Number(row.id)) ?? [],
      });
    }
    yield;
  }
  return entries;
}

function tagsOf(database: Database, first: number, last: number): Map<number, string[]> {
  const tags = new Map<number, string[]>();
  for (const { article_id, tag } of database
    .prepare('SELECT article_id, tag FROM article_tags WHERE article_id BETWEEN ? AND ?')
    .all(first, last)) {
    const id = Number(article_id);
    const of = tags.get(id);
    if (of) of.push(String(tag));
    else tags.set(id, [String(tag)]);
  }
  return tags;
}

/** All words that any article ever had, with their numbers, which are below `size`. */
export function* readWords(
  database: Database,
): Steps<{ ids: ReadonlyMap<string, number>; size: number }> {
  const ids = new Map<string, number>();
  let size = 0;
  for (const rows of someRows(database, 'SELECT id, word FROM search_words', 'id', FEW)) {
    for (const { id, word } of rows) {
      ids.set(String(word), Number(id));
      size = Number(id) + 1;
    }
    yield;
  }
  return { ids, size };
}

/**
 * Where words stand.
 *
 * @param slots of articles by their ids
 * @param size of the numbers of words: those that have come since are left out, as is an article that has
 */
export function* readPlaces(
  database: Database,
  slots: ReadonlyMap<number, number>,
  size: number,
): Steps<Places> {
  const found: { slot: number; words: Uint32Array }[] = [];
  const starts = new Uint32Array(size + 1);
  const select = 'SELECT article_id, words FROM article_words';
  for (const rows of someRows(database, select, 'article_id', FEW)) {
    for (const { article_id, words: bytes } of rows) {
      const slot = slots.get(Number(article_id));
      if (slot === undefined || !(bytes instanceof Uint8Array)) continue;
      const words = numbers(bytes);
      for (const word of words) {
        const next = (word >>> 8) + 1;
        if (next <= size) starts[next] = (starts[next] ?? 0) + 1;
      }
      found.push({ slot, words });
    }
    yield;
  }
  for (let at = 1; at <= size; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  yield;
  const all = starts[size] ?? 0;
  const places = { starts, slots: new Uint32Array(all), counts: new Uint8Array(all) };
  const free = starts.slice();
  let taken = 0;
  for (const { slot, words } of found) {
    for (const word of words) {
      const id = word >>> 8;
      if (id >= size) continue;
      const at = free[id] ?? 0;
      places.slots[at] = slot;
      places.counts[at] = word & 255;
      free[id] = at + 1;
    }
    if (++taken % FEW === 0) yield;
  }
  return places;
}

/** As they are stored: word << 8 | weight, four bytes each, the lowest first. */
const numbers = (bytes: Uint8Array): Uint32Array =>
  new Uint32Array(bytes.slice().buffer, 0, bytes.byteLength >> 2);
