import { existsSync, statSync } from 'node:fs';
import { madeFile, wasMade } from '@clinicdee/local-secrets/made-before';
import { databaseFile, type Identity, isOtherFolder } from './on-disk.ts';
import { DiskError } from './trouble.ts';

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
  const files = [databaseFile(dataDir), madeFile(dataDir, 'site')];
  if (last && isOtherFolder(last, dataDir) && !files.some((file) => existsSync(file))) {
    throw new DiskError('unmounted', 'ENOENT');
  }
}

/**
 * What lay there before and does not any more, or is empty, is no beginning.
 *
 * @throws DiskError naming which of them
 */
export function refuseLoss(dataDir: string): void {
  if (!wasMade(dataDir, 'site')) return;
  const file = databaseFile(dataDir);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new DiskError('missing', 'ENOENT');
  if (size > 0) return;
  // SQLite throws a log away that lies beside an empty file; leads may be in it.
  if (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) {
    throw new DiskError('damaged', 'emptied');
  }
  throw new DiskError('emptied', 'emptied');
}
