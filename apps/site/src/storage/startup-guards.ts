import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { initializedMarker, isInitialized } from '@clinicdee/data-dir/data-folder';
import { setAsideName } from '@clinicdee/data-dir/set-aside';
import type { Log } from '../http/log.ts';
import { journalFile } from '../environment/data-files.ts';
import { databaseFile, type Identity, isOtherFolder } from './file-identity.ts';
import { DiskError } from './disk-error.ts';

/**
 * Rejects a data folder that is missing, a file, or empty in place of the folder that this process used: the mount
 * point of an unmounted disk is such an empty folder.
 *
 * @param last the files that this process opened last
 * @throws DiskError `moved` or `unmounted`
 */
export function assertDataFolder(dataDir: string, last: Identity | undefined): void {
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (!folder?.isDirectory()) throw new DiskError('moved', 'ENOENT');
  const files = [databaseFile(dataDir), initializedMarker(dataDir, 'site')];
  if (last && isOtherFolder(last, dataDir) && !files.some((file) => existsSync(file))) {
    throw new DiskError('unmounted', 'ENOENT');
  }
}

/**
 * Returns whether the database was lost and is to be filled from the journal. Rejects a data folder that has lost both,
 * instead of starting with an empty database.
 *
 * @throws DiskError `missing`
 */
export function isDatabaseLost(dataDir: string): boolean {
  if (!isInitialized(dataDir, 'site')) return false;
  if (sizeOf(databaseFile(dataDir)) > 0) return false;
  if (sizeOf(journalFile(dataDir)) === 0) throw new DiskError('missing', 'ENOENT');
  return true;
}

/** Reports a lost database in the log, and in a file that stays until an operator removes it. */
export function reportLostDatabase(dataDir: string, log: Log): void {
  const note = setAsideName(databaseFile(dataDir), 'gone', '.txt');
  writeFileSync(note, `${MESSAGE}\n`, { mode: 0o600 });
  log.error({ code: 'database_gone', note: path.basename(note) }, MESSAGE);
}

const MESSAGE =
  'site.sqlite was gone or empty: a new one was filled from the journal of leads. Consents and counts since the last backup are missing.';

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
