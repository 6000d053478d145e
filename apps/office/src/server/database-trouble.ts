import { isLogTorn } from '@clinicdee/local-secrets/damaged/torn-log';
import { refusalOf } from '@clinicdee/local-secrets/refusal-of';
import { existsSync, statSync } from 'node:fs';
import { fileOf, lostFile, noteDamage, noteInUse } from '../database-file.ts';
import type { Environment } from '../environment.ts';
import type { Trouble } from './answer-waiting.ts';
import { checkDatabase, type FileState } from './check-database.ts';
import { finishSalvage, salvage, type Salvaged } from './salvage.ts';
import { tryPostgres } from './try-postgres.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Until a file is mended again that could not be. */
const MEND_MS = 60_000;

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

/** What SQLite and we ourselves write there. */
const files = ['office.lock', 'office.sqlite', 'office.sqlite-wal', 'office.sqlite-shm'];

/** Why a disk takes no SQLite file; with PostgreSQL it need not. */
export function diskTrouble({ DATABASE_URL, DATA_DIR }: Environment): Promise<Trouble | undefined> {
  const code = DATABASE_URL ? undefined : refusalOf(DATA_DIR, files);
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

/** Why there is no database; mends the SQLite file where it can. Nobody else may have that open. */
export function databaseTrouble(environment: Environment): () => Promise<Trouble | undefined> {
  const { DATABASE_URL } = environment;
  if (DATABASE_URL) return () => postgresTrouble(DATABASE_URL);
  let triedAt = -Infinity;
  let failed: Trouble | undefined;
  return async () => {
    if (failed && performance.now() - triedAt < MEND_MS) return failed;
    finishSalvage(environment.DATA_DIR);
    if (hasLog(environment) || (await isDamaged(environment))) {
      triedAt = performance.now();
      failed = mend(environment);
      if (failed) return failed;
    }
    const lost = lostFile(environment);
    if (lost === undefined) return undefined;
    return {
      code: 'database_missing',
      title: 'ฐานข้อมูลของระบบหลังบ้านหายไป',
      advice: restore,
      log: lost,
    };
  };
}

/** Looks through the SQLite file every day, and tells of damage: in the log, in `/readyz`, on the dashboard. */
export function checkDaily(environment: Environment): void {
  if (environment.DATABASE_URL) return;
  const look = async () => {
    if (isTorn(await checkDatabase(fileOf(environment)))) tellOfDamage(environment);
  };
  setInterval(() => void look(), DAY_MS).unref();
}

function tellOfDamage(environment: Environment): void {
  noteDamage(true);
  console.error(
    `${fileOf(environment)} is damaged (quick_check). Look at the disk and start the office again: it sets ` +
      'the file aside and brings what can be read into a fresh one. Have a backup at hand.',
  );
}

async function postgresTrouble(url: string): Promise<Trouble | undefined> {
  const code = await tryPostgres(url);
  if (code === undefined) return undefined;
  return {
    code: 'database_away',
    title: 'ติดต่อฐานข้อมูลของระบบหลังบ้านไม่ได้',
    advice: 'ผู้ดูแลเครื่องต้องตรวจว่า PostgreSQL ทำงานอยู่ และตรวจ DATABASE_URL',
    log: `PostgreSQL does not take the office (${code}). See whether it runs, and DATABASE_URL. The office tries again every two seconds.`,
  };
}

/** A log beside an empty file may hold all of it. */
const hasLog = (environment: Environment) =>
  statSync(fileOf(environment), { throwIfNoEntry: false })?.size === 0 &&
  existsSync(`${fileOf(environment)}-wal`);

async function isDamaged(environment: Environment): Promise<boolean> {
  const file = fileOf(environment);
  if (lostFile(environment) || !existsSync(file)) return false;
  return isLogTorn(file) || isTorn(await checkDatabase(file));
}

const isTorn = (state: FileState) => state === 'damaged' || state === 'unreadable';

function mend(environment: Environment): Trouble | undefined {
  rememberIt(environment);
  try {
    console.error(inWords(environment, salvage(environment.DATA_DIR)));
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      code: 'database_damaged',
      title: 'ฐานข้อมูลของระบบหลังบ้านเสียหาย',
      advice: 'ผู้ดูแลเครื่องต้องเพิ่มพื้นที่ว่าง หรือกู้คืนจากข้อมูลสำรอง',
      log: `${fileOf(environment)} is damaged, and what can be read could not be brought into a fresh one yet (${why}). Make room; it is tried again every minute.`,
    };
  }
}

/** Else an office from before such notes would begin anew once the damaged file is moved away. */
function rememberIt(environment: Environment): void {
  try {
    noteInUse(environment);
  } catch {
    // Where no note can be written, no new database can be made either.
  }
}

const missingWords = {
  tables: 'nothing in it could be read',
  steps: 'what is left does not tell its release',
  accounts: 'no account is left',
};

function inWords(environment: Environment, salvaged: Salvaged): string {
  const { kept, lost, notEnough, setAside, torn } = salvaged;
  const figures = (rows: Record<string, number>) =>
    Object.entries(rows)
      .filter(([, count]) => count > 0)
      .map(([table, count]) => `${table} ${count}`)
      .join(', ') || 'none';
  return [
    `${fileOf(environment)} was damaged. It is set aside as ${setAside}.`,
    notEnough
      ? `The office cannot go on with what could be read, since ${missingWords[notEnough.missing]}${notEnough.file ? `: it is in ${notEnough.file}` : ''}.`
      : 'What could be read is in a fresh one.',
    `Rows kept: ${figures(kept)}. Known to be lost: ${figures(lost)}. Tables with pages that cannot be read: ${torn.join(', ') || 'none'}.`,
    'Compare with a backup, look at the disk, then remove the damaged file: it is personal data.',
  ].join(' ');
}
