import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { failure, Readiness } from '@clinicdee/protocol/http/readiness';
import type { Environment } from '../environment/environment.ts';
import { plainPage } from '../server/refuse.ts';
import type { DatabaseProblem } from './database-problem.ts';
import { describeCode } from './health-codes.ts';

const CHECK_INTERVAL_MS = 2_000;

/**
 * Waits until the database is usable and responds with 503 meanwhile, so that the site keeps its leads in the outbox.
 * Probes have the same codes as in the running office.
 *
 * @param check returns why the office cannot start; undefined when it can
 */
export async function waitForDatabase(
  { HOST, OFFICE_PORT }: Pick<Environment, 'HOST' | 'OFFICE_PORT'>,
  check: () => Promise<DatabaseProblem | undefined>,
): Promise<void> {
  const first = await check();
  if (!first) return;
  let problem = first;
  console.error(problem.log);
  const look = () => failure(problem.code);
  const readiness = new Readiness([{ name: 'database', look, broken: look() }], describeCode);
  const server = createServer((request, response) => void respond(request, response, readiness));
  await once(server.listen(OFFICE_PORT, HOST), 'listening');
  for (;;) {
    await sleep(CHECK_INTERVAL_MS);
    const found = await check();
    if (!found) break;
    if (found.log !== problem.log) console.error(found.log);
    problem = found;
  }
  console.error('The database is usable again: the office starts.');
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/** Responds while the office waits: `/healthz` is 200, since a restart would not help; everything else is 503. */
async function respond(
  { url }: IncomingMessage,
  response: ServerResponse,
  readiness: Readiness,
): Promise<void> {
  const path = url?.split('?')[0];
  const send = (status: number, type: string, body: string) =>
    response
      .writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        ...(status === 503 && { 'retry-after': '60' }),
      })
      .end(body);
  const report = await readiness.report();
  if (path === '/healthz') send(200, 'application/json', JSON.stringify({ status: 'ok' }));
  else if (path === '/readyz') send(503, 'application/json', JSON.stringify(report));
  else send(503, 'text/html; charset=utf-8', pageOf(report.reasons[0]?.th ?? ''));
}

const pageOf = (problem: string) =>
  plainPage(
    'หลังบ้านเปิดฐานข้อมูลไม่ได้',
    problem,
    'เมื่อแก้แล้วระบบจะทำงานต่อเอง ระบบจะไม่เริ่มใหม่ด้วยฐานข้อมูลว่าง',
    'The office cannot use its database. Its log says why and what to do.',
  );
