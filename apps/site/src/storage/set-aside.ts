import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setAsideName } from '../environment/data-files.ts';
import { databaseFile, type Identity, isSameLog } from './file-identity.ts';

/** Renames a damaged database and its log. All connections must be closed. @returns the new file name */
export function setDamagedAside(dataDir: string): string {
  const file = databaseFile(dataDir);
  const target = setAsideName(file, 'damaged');
  for (const end of ['', '-wal']) {
    if (existsSync(file + end)) renameSync(file + end, target + end);
  }
  rmSync(`${file}-shm`, { force: true });
  return path.basename(target);
}

/** Renames the log of a database that was moved or replaced. */
export function setLogAside(opened: Identity, dataDir: string): void {
  if (!isSameLog(opened, dataDir)) return;
  const file = databaseFile(dataDir);
  renameSync(`${file}-wal`, `${setAsideName(file, 'gone')}-wal`);
  rmSync(`${file}-shm`, { force: true });
}
