import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { initializedMarker, isInitialized } from '@clinicdee/data-dir/initialized-marker';
import type { Log } from '../http/log.ts';
import { journalFile, setAsideName } from '../environment/data-files.ts';
import { databaseFile, type Identity, isOtherFolder } from './file-identity.ts';
import { DiskError } from './disk-error.ts';

/**
 * The folder must be one, and no empty one in the place of that in which this process worked: so looks the
 * place of a disk that was taken away from under it.
 *
 * @param last what this process had open last
 * @throws DiskError naming which of them
 */
export function refuseFolder(dataDir: string, last: Identity | undefined): void {
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (!folder) throw new DiskError('moved', 'ENOENT');
  if (!folder.isDirectory()) throw new DiskError('no_folder', 'ENOTDIR');
  const files = [databaseFile(dataDir), initializedMarker(dataDir, 'site')];
  if (last && isOtherFolder(last, dataDir) && !files.some((file) => existsSync(file))) {
    throw new DiskError('unmounted', 'ENOENT');
  }
}

/**
 * What lay there before and does not any more, or is empty, is no beginning: a new one is filled from the
 * journal, and where that is gone too, somebody has to decide.
 *
 * @throws DiskError naming which of them
 */
export function refuseLoss(dataDir: string, log: Log): void {
  if (!isInitialized(dataDir, 'site')) return;
  const file = databaseFile(dataDir);
  const size = sizeOf(file);
  if (size !== undefined && size > 0) return;
  if ((sizeOf(journalFile(dataDir)) ?? 0) === 0) {
    throw size === undefined
      ? new DiskError('missing', 'ENOENT')
      : new DiskError('emptied', 'emptied');
  }
  noteGone(dataDir, log);
}

/** Says in the log, and in a file until somebody has read it, that a database was gone. */
export function noteGone(dataDir: string, log: Log): void {
  const note = setAsideName(databaseFile(dataDir), 'gone', '.txt');
  writeFileSync(note, `${WORDS}\n`, { mode: 0o600 });
  log.error({ code: 'database_gone', note: path.basename(note) }, WORDS);
}

const WORDS =
  'site.sqlite was gone or empty: a new one was filled from the journal of leads. Consents and counts since the last backup are missing.';

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;
