import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileOf, lostFile, noteDamage, noteInUse } from '../database-file.ts';
import type { Environment } from '../environment.ts';
import { checkDatabase, type FileState } from './check-database.ts';

const LOOK_MS = 2_000;

const DAY_MS = 24 * 60 * 60_000;

const pageOf = (
  title: string,
) => `<!doctype html><html lang="th"><meta charset="utf-8"><title>${title}</title>
<h1>${title}</h1>
<p>ระบบจะไม่เริ่มใหม่ด้วยฐานข้อมูลว่าง ผู้ดูแลเครื่องต้องกู้คืนจากข้อมูลสำรอง (npm run restore) แล้วระบบจะทำงานต่อเอง
ระหว่างนี้ข้อมูลผู้สนใจจากเว็บไซต์ยังรออยู่ที่เว็บไซต์ ไม่สูญหาย</p>
<p>The office cannot read its database. Its log says why and what to do.</p></html>`;

/**
 * Waits while the office's database is missing that was there before, or cannot be read, and says so to
 * whoever asks: with 503, so that the site keeps its leads. The site goes on meanwhile, and so does the
 * office once the file is back.
 */
export async function waitForDatabase(environment: Environment): Promise<void> {
  let why = await trouble(environment);
  if (why === undefined) return;
  console.error(why.log);
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' });
    response.end(pageOf(why?.title ?? ''));
  });
  await once(server.listen(environment.OFFICE_PORT, environment.HOST), 'listening');
  while ((why = await trouble(environment)) !== undefined) await sleep(LOOK_MS);
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/** Looks through the SQLite file every day, and tells of damage: in the log, in `/readyz`, on the dashboard. */
export function checkDaily(environment: Environment): void {
  if (environment.DATABASE_URL) return;
  setInterval(() => void look(environment), DAY_MS).unref();
}

/** Why the office cannot begin; undefined when it can. */
async function trouble(
  environment: Environment,
): Promise<{ title: string; log: string } | undefined> {
  const lost = lostFile(environment);
  if (lost !== undefined) return { title: 'ฐานข้อมูลของระบบหลังบ้านหายไป', log: lost };
  if (environment.DATABASE_URL || !existsSync(fileOf(environment))) return undefined;
  if ((await look(environment)) !== 'unreadable') return undefined;
  rememberIt(environment);
  return {
    title: 'ฐานข้อมูลของระบบหลังบ้านเสียหาย',
    log: `${damage(environment)} What the office needs of it cannot be read, so it waits, and makes no new admin.`,
  };
}

/** Else an office from before such notes would begin anew once the damaged file is moved away. */
function rememberIt(environment: Environment): void {
  try {
    noteInUse(environment);
  } catch {
    // Where no note can be written, no new database can be made either.
  }
}

/** Looks at the file; where it is damaged but can be read, the office works on and says so. */
async function look(environment: Environment): Promise<FileState> {
  const state = await checkDatabase(fileOf(environment));
  noteDamage(state === 'damaged' || state === 'unreadable');
  if (state === 'damaged') console.error(damage(environment));
  return state;
}

const damage = (environment: Environment) =>
  `${fileOf(environment)} is damaged (quick_check). Look at the disk, move the file away and restore a ` +
  'backup (npm run restore); keep the damaged file until you have compared.';
