import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { lostFile } from '../database-file.ts';
import type { Environment } from '../environment.ts';

const LOOK_MS = 2_000;

const page = `<!doctype html><html lang="th"><meta charset="utf-8"><title>ฐานข้อมูลหายไป</title>
<h1>ฐานข้อมูลของระบบหลังบ้านหายไป</h1>
<p>ระบบจะไม่เริ่มใหม่ด้วยฐานข้อมูลว่าง ผู้ดูแลเครื่องต้องกู้คืนจากข้อมูลสำรอง (npm run restore) แล้วระบบจะทำงานต่อเอง
ระหว่างนี้ข้อมูลผู้สนใจจากเว็บไซต์ยังรออยู่ที่เว็บไซต์ ไม่สูญหาย</p>
<p>The office's database is missing or empty. Its log says what to do.</p></html>`;

/**
 * Waits while the office's database is missing that was there before, and says so to whoever asks: with
 * 503, so that the site keeps its leads. The site goes on meanwhile, and so does the office once the
 * file is back.
 */
export async function waitForDatabase(environment: Environment): Promise<void> {
  const lost = lostFile(environment);
  if (lost === undefined) return;
  console.error(lost);
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' });
    response.end(page);
  });
  await once(server.listen(environment.OFFICE_PORT, environment.HOST), 'listening');
  while (lostFile(environment) !== undefined) await sleep(LOOK_MS);
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
