import { accessErrorOf } from '@clinicdee/data-dir/data-folder';
import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkDatabase } from '../../src/storage/check-database.ts';
import { databaseFile } from '../../src/storage/file-identity.ts';
import { diskCheck } from '../../src/health/checks.ts';
import { words } from '../../src/health/words.ts';
import { migrations } from '../../src/database/migrations.ts';
import { type OutboxQueue, SqliteOutbox } from '../../src/leads/sqlite-outbox.ts';
import { isLate } from '../../src/leads/watch-leads.ts';
import { finding, type Finding } from './finding.ts';

const GIGABYTE = 1024 ** 3;
const MINUTE_MS = 60_000;

/** Checks the data folder: owner, permissions, a test write, and free space. */
export async function folderFindings(dataDir: string): Promise<Finding[]> {
  return [privacyFinding(dataDir), ...writingFindings(dataDir), await spaceFinding(dataDir)];
}

/** Runs SQLite's integrity check on the database, and checks what is stored in it. */
export async function databaseFindings(dataDir: string): Promise<Finding[]> {
  switch (await checkDatabase(databaseFile(dataDir))) {
    case 'whole':
      return [finding('fine', 'database_whole'), ...storedFindings(dataDir)];
    case 'damaged':
      return [finding('broken', 'database_damaged')];
    case 'unknown':
      return [finding('broken', 'database_unread')];
  }
}

/** Files in a folder that is closed to other users are closed as well. */
function privacyFinding(dataDir: string): Finding {
  const mode = statSync(dataDir).mode & 0o777;
  if ((mode & 0o077) === 0) return finding('fine', 'data_private');
  return finding('broken', 'data_open', { mode: mode.toString(8) });
}

/** Only meaningful for the owner: root can write everywhere. */
function writingFindings(dataDir: string): Finding[] {
  const owner = statSync(dataDir).uid;
  if (process.getuid && process.getuid() !== owner) {
    return [finding('warning', 'other_user', { owner })];
  }
  const why = accessErrorOf(dataDir);
  return why === undefined ? [] : [finding('broken', 'data_refused', { why })];
}

async function spaceFinding(dataDir: string): Promise<Finding> {
  const found = await diskCheck(dataDir).look();
  if (found) {
    const { code, level } = found;
    return { level: level === 'failure' ? 'broken' : level, code, what: words[code] };
  }
  const { bavail, bsize } = await statfs(dataDir);
  return finding('fine', 'space', { free: `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB` });
}

/** Returns whether the site was ever started with this folder. */
export const wasStarted = (dataDir: string) =>
  existsSync(databaseFile(dataDir)) || existsSync(path.join(dataDir, 'site.made'));

/** Checks the schema version and the outbox. Read-only. */
function storedFindings(dataDir: string): Finding[] {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  try {
    const step = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    const wanted = migrations.length;
    if (step > wanted) return [finding('broken', 'database_newer', { step, wanted })];
    if (step < wanted) return [finding('warning', 'database_older', { step, wanted })];
    return [
      finding('fine', 'database_step', { step }),
      outboxFinding(new SqliteOutbox(database).queue()),
    ];
  } finally {
    database.close();
  }
}

/** Reports the number of waiting leads and the longest wait. */
function outboxFinding({ waiting, waitingSince = Date.now(), refused }: OutboxQueue): Finding {
  if (waiting === 0 && refused === 0) return finding('fine', 'outbox_empty');
  const minutes = Math.max(0, Math.floor((Date.now() - waitingSince) / MINUTE_MS));
  const level = refused > 0 || isLate(waitingSince, Date.now()) ? 'warning' : 'fine';
  return finding(level, 'outbox_waiting', { waiting, minutes, refused });
}
