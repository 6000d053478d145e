import { statSync } from 'node:fs';
import path from 'node:path';

/** The site's database in its folder. */
export const databaseFile = (dataDir: string) => path.join(dataDir, 'site.sqlite');

interface Seen {
  dev: number;
  ino: number;
  size: number;
}

/** Which files a connection was opened on. */
export interface Identity {
  folder: Seen | undefined;
  database: Seen | undefined;
  log: Seen | undefined;
}

/**
 * What has become of the files since: `same`, or what is not as it was. Another program may have made them
 * `shorter` for a good reason (`VACUUM`, a checkpoint), or cut them off: they are opened anew either way.
 */
type Change = 'same' | 'moved' | 'missing' | 'replaced' | 'log-lost' | 'shorter';

/** Which folder, database and write-ahead log lie there now. */
export function lookAt(dataDir: string): Identity {
  const file = databaseFile(dataDir);
  return { folder: seen(dataDir), database: seen(file), log: seen(`${file}-wal`) };
}

/**
 * Compares what lies there with what was opened. SQLite itself goes on writing into a file that has
 * been moved, deleted or replaced, and says that all is well.
 */
export function changeSince(opened: Identity, dataDir: string): Change {
  const now = lookAt(dataDir);
  if (!isSame(opened.folder, now.folder)) return 'moved';
  if (!now.database) return 'missing';
  if (!isSame(opened.database, now.database)) return 'replaced';
  if (!isSame(opened.log, now.log)) return 'log-lost';
  if (isShorter(now.database, opened.database) || isShorter(now.log, opened.log)) return 'shorter';
  // They grow and are made shorter: what they are cut off to must be compared with what they had become.
  opened.database = now.database;
  opened.log = now.log;
  return 'same';
}

/** Whether another folder lies there than the one in which a database was opened. */
export const isOtherFolder = (opened: Identity, dataDir: string): boolean =>
  !isSame(opened.folder, seen(dataDir));

/** Whether the very database that was opened lies there, again or still. */
export const isFileBack = (opened: Identity | undefined, dataDir: string) =>
  opened?.database !== undefined && isSame(opened.database, lookAt(dataDir).database);

/** Whether the log that lies there is the one of the database that was opened. */
export const isLogSame = (opened: Identity | undefined, dataDir: string) =>
  opened?.log !== undefined && isSame(opened.log, lookAt(dataDir).log);

const isShorter = (now: Seen | undefined, before: Seen | undefined) =>
  (now?.size ?? 0) < (before?.size ?? 0);

const isSame = (one: Seen | undefined, other: Seen | undefined) =>
  one?.ino === other?.ino && one?.dev === other?.dev;

function seen(file: string): Seen | undefined {
  try {
    const { dev, ino, size } = statSync(file);
    return { dev, ino, size };
  } catch {
    // Not there, or not to be seen: either way nothing can be written to it.
    return undefined;
  }
}
