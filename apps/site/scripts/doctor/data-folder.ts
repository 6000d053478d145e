import { accessErrorOf } from '@clinicdee/data-dir/data-folder';
import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { checkDatabase } from '../../src/storage/check-database.ts';
import { databaseFile } from '../../src/storage/file-identity.ts';
import { diskCheck } from '../../src/health/checks.ts';
import { english } from '../../src/health/words.ts';
import { mainLanguage } from '../../src/content/languages.ts';
import { contentOf } from '../../src/content/site-content.ts';
import { finding, type Finding } from './finding.ts';

const GIGABYTE = 1024 ** 3;

/** Checks the data folder: owner, permissions, a test write, and free space. */
export async function folderFindings(dataDir: string): Promise<Finding[]> {
  return [privacyFinding(dataDir), ...writingFindings(dataDir), await spaceFinding(dataDir)];
}

/** Runs SQLite's integrity check on the database. */
export async function databaseFinding(dataDir: string): Promise<Finding> {
  switch (await checkDatabase(databaseFile(dataDir))) {
    case 'whole':
      return finding('fine', 'database_whole');
    case 'damaged':
      return finding('broken', 'database_damaged');
    case 'unknown':
      return finding('broken', 'database_unread');
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
    const thai = contentOf(mainLanguage).health[code];
    const what = { th: thai, en: english[code] };
    return { level: level === 'failure' ? 'broken' : level, code, what };
  }
  const { bavail, bsize } = await statfs(dataDir);
  return finding('fine', 'space', { free: `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB` });
}

/** Returns whether the site was ever started with this folder. */
export const wasStarted = (dataDir: string) =>
  existsSync(databaseFile(dataDir)) || existsSync(path.join(dataDir, 'site.made'));
