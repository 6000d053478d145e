import { accessErrorOf } from '@clinicdee/data-dir/data-folder';
import { statSync } from 'node:fs';
import pg from 'pg';
import { fileOf, lostFile, markInUse } from '../database/database-file.ts';
import type { Environment } from '../environment/environment.ts';
import type { StartProblem } from './wait-for-database.ts';
import { isDamaged } from './check-database.ts';

const TIMEOUT_MS = 5_000;

const restore = 'ผู้ดูแลเครื่องต้องกู้คืนจากข้อมูลสำรอง (npm run restore)';

const refusals: Record<string, string> = {
  ENOSPC: 'The disk is full: make room',
  EDQUOT: 'The disk is full: make room',
  EROFS: 'The disk is read-only, which is how a failing one is mounted: look at it',
  EACCES:
    'This user may not write there, or to a file of another user: give it permission (chown -R)',
  EPERM:
    'This user may not write there, or to a file of another user: give it permission (chown -R)',
};

/** Files that SQLite and the office write. */
const files = ['office.lock', 'office.sqlite', 'office.sqlite-wal', 'office.sqlite-shm'];

/** Returns why SQLite cannot write to `DATA_DIR`; undefined with PostgreSQL. */
export function diskProblem({
  DATABASE_URL,
  DATA_DIR,
}: Environment): Promise<StartProblem | undefined> {
  const code = DATABASE_URL ? undefined : accessErrorOf(DATA_DIR, files);
  return Promise.resolve(
    code === undefined
      ? undefined
      : {
          code: 'database_not_writable',
          title: 'ดิสก์ของระบบหลังบ้านบันทึกข้อมูลไม่ได้',
          advice: 'ผู้ดูแลเครื่องต้องตรวจพื้นที่ว่างและสิทธิ์เขียนของ DATA_DIR',
          log: `The office cannot write to ${DATA_DIR} (${code}). ${refusals[code] ?? 'The disk fails: look at it'}. The office waits, and starts by itself when it can.`,
        },
  );
}

/** Returns a check for why the database cannot be opened. No process may have the SQLite file open. */
export function databaseError(environment: Environment): () => Promise<StartProblem | undefined> {
  const { DATABASE_URL } = environment;
  if (DATABASE_URL) return () => postgresProblem(DATABASE_URL);
  let checked: string | undefined;
  let damage: StartProblem | undefined;
  return () => {
    const lost = lostFile(environment);
    if (lost !== undefined) {
      return Promise.resolve({
        code: 'database_missing',
        title: 'ฐานข้อมูลของระบบหลังบ้านหายไป',
        advice: restore,
        log: lost,
      });
    }
    // Checked again only when the file has changed.
    const stats = statSync(fileOf(environment), { throwIfNoEntry: false });
    const identity = stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
    if (identity !== checked) damage = stats && damageOf(environment);
    checked = identity;
    return Promise.resolve(damage);
  };
}

function damageOf(environment: Environment): StartProblem | undefined {
  const file = fileOf(environment);
  if (!isDamaged(file)) return undefined;
  // Otherwise the office would start empty once the damaged file is moved away.
  markInUse(environment);
  return {
    code: 'database_damaged',
    title: 'ฐานข้อมูลของระบบหลังบ้านเสียหาย',
    advice: restore,
    log: `${file} is damaged (quick_check), and the office does not open it. Stop the office, then npm run restore copies what can be read into a new file, or npm run restore -- <folder> --only office brings a backup back. Afterwards npm run leads -- --resend --since <date> sends the leads that are missing from the site.`,
  };
}

async function postgresProblem(url: string): Promise<StartProblem | undefined> {
  const code = await tryPostgres(url);
  if (code === undefined) return undefined;
  return {
    code: 'database_away',
    title: 'ติดต่อฐานข้อมูลของระบบหลังบ้านไม่ได้',
    advice: 'ผู้ดูแลเครื่องต้องตรวจว่า PostgreSQL ทำงานอยู่ และตรวจ DATABASE_URL',
    log: `PostgreSQL does not take the office (${code}). See whether it runs, and DATABASE_URL. The office tries again every two seconds.`,
  };
}

/** Returns the error code of a connection to PostgreSQL, its own or the system's; undefined for success. */
async function tryPostgres(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS });
  // Ignores errors after the check.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  } finally {
    await client.end().catch(() => undefined);
  }
}
