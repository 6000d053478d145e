import { statSync } from 'node:fs';
import path from 'node:path';
import { isInitialized } from '@clinicdee/data-dir/initialized-marker';
import { openToRead } from '../database/database.ts';
import { type Contents, fileContents } from '../content/site-content.ts';
import { startedOn } from '../content/started-on.ts';
import { EditStore } from './edit-store.ts';
import { editedContents } from './read-edits.ts';

/**
 * What the site shows when it is started: the copy of what the office has published, and the file's where there is
 * none or it is not good. Reads alone, beside a running site too.
 *
 * @param dataDir folder of `site.sqlite`, which need not be there
 * @returns undefined where there is a copy, or was, and the disk does not let it be read
 */
export function storedContents(dataDir: string): Contents | undefined {
  const file = path.join(dataDir, 'site.sqlite');
  let kept: ReturnType<EditStore['read']>;
  try {
    if (!statSync(file, { throwIfNoEntry: false })?.size) {
      return isInitialized(dataDir, 'site') ? undefined : fileContents;
    }
    const database = openToRead(file, 'SELECT count(*) FROM sqlite_schema');
    try {
      kept = isKept(database) ? new EditStore(database).read() : undefined;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
  try {
    return kept ? editedContents(kept.document, startedOn) : fileContents;
  } catch {
    // Of another release: the site shows the file's as well, and says why.
    return fileContents;
  }
}

/** Whether it is a database of since the office may change words. */
const isKept = (database: ReturnType<typeof openToRead>) =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'site_content'").get() !== undefined;
