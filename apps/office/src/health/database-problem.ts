import { isDamaged } from '@clinicdee/data-dir/copy-database';
import { accessErrorOf } from '@clinicdee/data-dir/data-folder';
import { explainSystemError } from '@clinicdee/data-dir/process';
import { lstatSync } from 'node:fs';
import pg from 'pg';
import { EVENT_FILE, fileOf, lostFile, markInUse } from '../database/database-file.ts';
import type { Environment } from '../environment/environment.ts';
import type { HealthCode } from './health-codes.ts';

/** Why the office cannot use its database. */
export interface DatabaseProblem {
  code: HealthCode;
  /** Problem and remedy, for the log. */
  log: string;
}

type Problem = DatabaseProblem | undefined;

const TIMEOUT_MS = 5_000;

/** Files that SQLite and the office write. */
const databaseFiles = ['office.lock', 'office.sqlite', 'office.sqlite-wal', 'office.sqlite-shm'];

/** Returns why SQLite cannot write to `DATA_DIR`; undefined with PostgreSQL. */
export function diskProblem({ DATABASE_URL, DATA_DIR }: Environment): Problem {
  if (DATABASE_URL) return undefined;
  const code = accessErrorOf(DATA_DIR, [...databaseFiles, EVENT_FILE]);
  if (code === undefined) {
    const logs = ['-wal', '-shm'].map((end) => fileOf({ DATA_DIR }) + end);
    const blocked = logs.find(
      (one) => lstatSync(one, { throwIfNoEntry: false })?.isFile() === false,
    );
    if (blocked === undefined) return undefined;
    const log = `${blocked} is a folder or a link, where SQLite needs a file. Remove it; the office then starts.`;
    return { code: 'database_not_writable', log };
  }
  const error = Object.assign(new Error(code), { code, path: DATA_DIR });
  const cause =
    explainSystemError(error, 'OFFICE_PORT') ??
    `The disk of ${DATA_DIR} reports errors (${code}). Check it.`;
  const log = `${cause} The office waits, and starts as soon as it can.`;
  return { code: 'database_not_writable', log };
}

/** Returns a check for why the database cannot be opened. No process may have the SQLite file open. */
export function databaseCheck(environment: Environment): () => Promise<Problem> {
  const { DATABASE_URL } = environment;
  if (DATABASE_URL) return () => postgresProblem(DATABASE_URL);
  return () => {
    const lost = lostFile(environment);
    return Promise.resolve(
      lost === undefined ? damageOf(environment) : { code: 'database_missing', log: lost },
    );
  };
}

function damageOf(environment: Environment): Problem {
  const file = fileOf(environment);
  if (!isDamaged(file)) return undefined;
  // Otherwise the office would start empty once the damaged file is moved away.
  markInUse(environment);
  const log = `${file} is damaged (quick_check), so the office does not open it. Stop the office. Then npm run restore copies the readable rows into a new file, or npm run restore -- <folder> --only office restores a backup. Afterwards npm run leads -- --resend --since <date> sends missing leads from the site again.`;
  return { code: 'database_damaged', log };
}

/** Encodings of PostgreSQL that store every character; any other would refuse some enquiries permanently. */
const completeEncodings = ['UTF8', 'SQL_ASCII'];

async function postgresProblem(connectionString: string): Promise<Problem> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS });
  // Ignores errors after the check.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
    const encoding = rows[0]?.server_encoding ?? '';
    if (completeEncodings.includes(encoding)) return undefined;
    const log = `The database is in ${encoding} and cannot store every name and text. Create another with TEMPLATE template0 ENCODING 'UTF8'.`;
    return { code: 'database_not_writable', log };
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    const log = `PostgreSQL cannot be used (${why}). Check that it is running, and DATABASE_URL. The office retries every two seconds.`;
    return { code: 'database_away', log };
  } finally {
    await client.end().catch(() => undefined);
  }
}
