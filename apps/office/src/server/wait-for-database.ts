import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment.ts';

const LOOK_MS = 2_000;

/** Why the office cannot begin. */
export interface Trouble {
  /** For whoever opens it in a browser, in Thai. */
  title: string;
  /** What helps, in Thai. */
  advice: string;
  /** For the log: what is wrong and what to do. */
  log: string;
}

const pageOf = ({ title, advice }: Trouble) => `<!doctype html><html lang="th">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1>
<p>${advice} แล้วระบบจะทำงานต่อเอง ระบบจะไม่เริ่มใหม่ด้วยฐานข้อมูลว่าง
ระหว่างนี้ข้อมูลผู้สนใจจากเว็บไซต์ยังรออยู่ที่เว็บไซต์ ไม่สูญหาย</p>
<p>The office cannot use its database. Its log says why and what to do.</p></html>`;

/**
 * Waits while something keeps the office from its database, and says so to whoever asks: with 503, so
 * that the site keeps its leads. The site goes on meanwhile, and so does the office once all is well.
 *
 * @param look why the office cannot begin; undefined when it can
 */
export async function waitForDatabase(
  { HOST, OFFICE_PORT }: Pick<Environment, 'HOST' | 'OFFICE_PORT'>,
  look: () => Promise<Trouble | undefined>,
): Promise<void> {
  let trouble = await look();
  if (!trouble) return;
  console.error(trouble.log);
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' });
    response.end(trouble && pageOf(trouble));
  });
  await once(server.listen(OFFICE_PORT, HOST), 'listening');
  while (trouble) {
    await sleep(LOOK_MS);
    const before: string = trouble.log;
    trouble = await look();
    if (trouble && trouble.log !== before) console.error(trouble.log);
  }
  console.error('The office has its database again, and starts.');
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
