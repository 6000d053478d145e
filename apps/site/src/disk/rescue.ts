import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { codeOf } from '../calls/error-code.ts';
import type { Log } from '../calls/log.ts';
import { databaseFile, type Identity, isFileBack, isLogSame } from './on-disk.ts';
import { stamp } from './salvage.ts';

/**
 * Writes down what a database holds that was deleted or replaced under the site, which alone still has
 * it open; and sets its log aside, which would spoil whatever is put in its place.
 *
 * @returns the file, where it could be written
 */
export function rescue(
  main: DatabaseSync,
  opened: Identity,
  dataDir: string,
  log: Log,
): string | undefined {
  const file = `site.rescued-${stamp()}.sqlite`;
  const target = path.join(dataDir, file);
  let isWritten = false;
  try {
    main.prepare('VACUUM INTO ?').run(target);
    isWritten = true;
    log.error({ code: 'ENOENT', file }, 'site.sqlite was taken away: what it held is in this file');
  } catch (error) {
    rmSync(target, { force: true });
    log.error({ code: codeOf(error) }, 'site.sqlite was taken away, and could not be kept');
  }
  if (isLogSame(opened, dataDir)) {
    const database = databaseFile(dataDir);
    rmSync(`${database}-shm`, { force: true });
    renameSync(`${database}-wal`, logOf(target));
  }
  return isWritten ? target : undefined;
}

/** Where the log of a database lies whose content was rescued into a file. */
const logOf = (rescued: string) => rescued.replace(/\.sqlite$/, '.log');

/**
 * When the very file lies there again that was taken away, what was rescued from it takes its place: the
 * last leads had stood in its log alone. With its log beside it, it is whole as it is.
 */
export function bringBack(rescued: string, opened: Identity, dataDir: string, log: Log): void {
  if (!isFileBack(opened, dataDir) || !existsSync(rescued)) return;
  const database = databaseFile(dataDir);
  if (isLogSame(opened, dataDir)) rmSync(rescued);
  else if (existsSync(`${database}-wal`)) return;
  else renameSync(rescued, database);
  rmSync(logOf(rescued), { force: true });
  log.info({ file: path.basename(rescued) }, 'site.sqlite is back, with all that it held');
}
