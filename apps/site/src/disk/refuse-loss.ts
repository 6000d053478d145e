import { statSync } from 'node:fs';
import { wasMade } from '@clinicdee/local-secrets/made-before';
import { databaseFile } from './on-disk.ts';
import { DiskError } from './trouble.ts';

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
