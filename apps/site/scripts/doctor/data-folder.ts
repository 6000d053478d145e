import { existsSync, statSync } from 'node:fs';
import { accessErrorOf } from '@clinicdee/data-dir/data-folder';
import {
  diskFinding,
  failure,
  type Finding as HealthFinding,
} from '@clinicdee/protocol/http/readiness';
import { openToRead } from '../../src/database/database.ts';
import { fileFinding, leadsFinding } from '../../src/health/checks.ts';
import { type HealthCode, words } from '../../src/health/words.ts';
import { SqliteOutbox } from '../../src/leads/sqlite-outbox.ts';
import { checkDatabase } from '../../src/storage/check-database.ts';
import { diskProblemOf } from '../../src/storage/disk-error.ts';
import { databaseFile } from '../../src/storage/file-identity.ts';
import { broken, type Finding, healthFinding } from './finding.ts';

type Found = HealthFinding<HealthCode> | undefined;

/** Files in a folder that is closed to other users are closed as well. */
export function privacyFindings(dataDir: string): Finding[] {
  const mode = statSync(dataDir).mode & 0o777;
  if ((mode & 0o077) === 0) return [];
  const text = `Other users of the machine can access DATA_DIR (mode ${mode.toString(8)}). Run chmod go= DATA_DIR; the site also does so at its next start.`;
  return [broken('data_open', text)];
}

/** Runs the health checks of the data folder, for a site that does not run. Read-only but for a test file. */
export async function folderFindings(dataDir: string): Promise<Finding[]> {
  const checks = [writingProblem, databaseProblem, fileFinding, diskFinding];
  const found = await Promise.all(checks.map(async (look) => look(dataDir)));
  return found.flatMap((problem) => (problem ? [healthFinding(problem, words[problem.code])] : []));
}

function writingProblem(dataDir: string): Found {
  const code = accessErrorOf(dataDir);
  const error = code && Object.assign(new Error(code), { code, syscall: 'open' });
  const problem = error ? diskProblemOf(error, dataDir) : undefined;
  return problem && failure(`data_${problem.diskCause}`);
}

async function databaseProblem(dataDir: string): Promise<Found> {
  const file = databaseFile(dataDir);
  if ((await checkDatabase(file)) === 'damaged') return failure('data_damaged');
  if (!existsSync(file)) return failure('data_missing');
  const database = openToRead(file, 'SELECT count(*) FROM outbox');
  try {
    return leadsFinding(new SqliteOutbox(database));
  } finally {
    database.close();
  }
}
