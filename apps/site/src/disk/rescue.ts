import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { codeOf } from '../calls/error-code.ts';
import type { Log } from '../calls/log.ts';
import { databaseFile, type Identity, isLogSame } from './on-disk.ts';
import { stamp } from './salvage.ts';

/**
 * Writes down what a database holds that was deleted or replaced under the site, which alone still has
 * it open; and sets its log aside, which would spoil whatever is put in its place.
 */
export function rescue(main: DatabaseSync, opened: Identity, dataDir: string, log: Log): void {
  const file = `site.rescued-${stamp()}.sqlite`;
  const target = path.join(dataDir, file);
  try {
    main.prepare('VACUUM INTO ?').run(target);
    log.error({ code: 'ENOENT', file }, 'site.sqlite was taken away: what it held is in this file');
  } catch (error) {
    rmSync(target, { force: true });
    log.error({ code: codeOf(error) }, 'site.sqlite was taken away, and could not be kept');
  }
  if (!isLogSame(opened, dataDir)) return;
  const database = databaseFile(dataDir);
  rmSync(`${database}-shm`, { force: true });
  renameSync(`${database}-wal`, target.replace(/\.sqlite$/, '.log'));
}
