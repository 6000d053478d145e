import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setAsideName } from '../environment/data-files.ts';
import { databaseFile, type Identity, isLogSame } from './file-identity.ts';

/** Puts a damaged database aside, with its log. Nobody may have it open. @returns its new name */
export function setDamagedAside(dataDir: string): string {
  const file = databaseFile(dataDir);
  const target = setAsideName(file, 'damaged');
  for (const end of ['', '-wal']) {
    if (existsSync(file + end)) renameSync(file + end, target + end);
  }
  rmSync(`${file}-shm`, { force: true });
  return path.basename(target);
}

/** Puts the log aside that belongs to a database which is elsewhere now. */
export function setLogAside(opened: Identity, dataDir: string): void {
  if (!isLogSame(opened, dataDir)) return;
  const file = databaseFile(dataDir);
  renameSync(`${file}-wal`, `${setAsideName(file, 'gone')}-wal`);
  rmSync(`${file}-shm`, { force: true });
}
