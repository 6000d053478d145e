import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Contents, fileContents } from '../content/site-content.ts';
import { EditStore } from './edit-store.ts';
import { readEdits } from './read-edits.ts';

/**
 * What the site shows when it is started: the copy of what the office has published, and the file's where there is
 * none or it is not good. Reads alone, beside a running site too.
 *
 * @param dataDir folder of `site.sqlite`, which need not be there
 */
export function keptContents(dataDir: string): Contents {
  const file = path.join(dataDir, 'site.sqlite');
  if (!existsSync(file)) return fileContents;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const kept = new EditStore(database).read();
    return kept ? readEdits(kept.document) : fileContents;
  } catch {
    // A damaged file or an older one is the start's to tell of.
    return fileContents;
  } finally {
    database?.close();
  }
}
