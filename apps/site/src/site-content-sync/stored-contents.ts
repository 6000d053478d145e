import { statSync } from 'node:fs';
import path from 'node:path';
import { isInitialized } from '@clinicdee/data-dir/data-folder';
import { openToRead } from '../database/database.ts';
import { type Contents, fileContents } from '../content/site-content.ts';
import { startedOn } from '../content/started-on.ts';
import { EditStore } from './edit-store.ts';
import { judgeHomes } from './judge-home.ts';
import { editedContents } from './read-edits.ts';

/**
 * Returns what the site shows after a start: the stored content of the office, or the built-in content when there
 * is none or it is invalid. Read-only, so it is safe beside a running site.
 *
 * @param dataDir folder of `site.sqlite`, which need not exist
 * @returns undefined when stored content exists or existed and cannot be read
 */
export function storedContents(dataDir: string): Contents | undefined {
  const file = path.join(dataDir, 'site.sqlite');
  let stored: ReturnType<EditStore['read']>;
  try {
    if (!statSync(file, { throwIfNoEntry: false })?.size) {
      return isInitialized(dataDir, 'site') ? undefined : fileContents;
    }
    const database = openToRead(file, 'SELECT count(*) FROM sqlite_schema');
    try {
      stored = hasTable(database) ? new EditStore(database).read() : undefined;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
  try {
    return stored ? editedContents(judgeHomes(stored.document).document, startedOn) : fileContents;
  } catch {
    // Stored by another release: the site also falls back, and logs why.
    return fileContents;
  }
}

/** Whether the database is recent enough to have the table. */
const hasTable = (database: ReturnType<typeof openToRead>) =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'site_content'").get() !== undefined;
