import { statSync } from 'node:fs';
import path from 'node:path';
import { isInitialized } from '@clinicdee/data-dir/data-folder';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import { openToRead } from '../storage/database.ts';
import type { Database } from '../storage/sql.ts';
import { type Contents, contentsOf, fileContents } from '../content/site-content.ts';
import { startedOn } from '../content/started-on.ts';
import { parseHomes } from './parse-pages.ts';
import { readFacts } from './read-facts.ts';

/** Site content published by the office. */
export interface SavedContent {
  etag: string | undefined;
  /** As sent; it was valid for the release that stored it. */
  document: unknown;
  /** When it was applied, in milliseconds since 1970. */
  takenAt: number;
}

/** Returns the last valid site content that the office has published; undefined when nothing was stored yet. */
export function loadContent(database: Database): SavedContent | undefined {
  const row = database.prepare('SELECT etag, document, taken_at FROM site_content').get();
  if (!row) return undefined;
  return {
    etag: row.etag === null ? undefined : String(row.etag),
    // Undefined for malformed JSON, as from a damaged disk.
    document: jsonIn(String(row.document)),
    takenAt: Number(row.taken_at),
  };
}

/** Stores the content durably before it returns. */
export function saveContent(database: Database, { etag, document, takenAt }: SavedContent): void {
  database
    .prepare(
      'INSERT OR REPLACE INTO site_content (id, etag, document, taken_at) VALUES (1, ?, ?, ?)',
    )
    .run(etag ?? null, JSON.stringify(document), takenAt);
}

/**
 * Returns what the site shows after a start: the stored content of the office, or the built-in content when there
 * is none or it is invalid. Read-only, so it is safe beside a running site.
 *
 * @param dataDir folder of `site.sqlite`, which need not exist
 * @returns undefined when stored content exists or existed and cannot be read
 */
export function storedContents(dataDir: string): Contents | undefined {
  const file = path.join(dataDir, 'site.sqlite');
  let stored: SavedContent | undefined;
  try {
    if (!statSync(file, { throwIfNoEntry: false })?.size) {
      return isInitialized(dataDir, 'site') ? undefined : fileContents;
    }
    using database = openToRead(file);
    stored = loadContent(database);
  } catch {
    return undefined;
  }
  try {
    if (!stored) return fileContents;
    return contentsOf(readFacts(parseHomes(stored.document).document, startedOn), startedOn);
  } catch {
    // Stored by another release: the site also falls back, and logs why.
    return fileContents;
  }
}
