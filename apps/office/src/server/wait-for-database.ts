import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment/environment.ts';
import type { HealthReport } from '@clinicdee/protocol';
import { Gauge, Registry } from 'prom-client';
import { answerMetrics } from './metrics.ts';

const CHECK_INTERVAL_MS = 2_000;

/** Why the office cannot start. */
export interface StartProblem {
  /** Code in `GET /readyz`. */
  code: string;
  /** Title of the error page, in Thai. */
  title: string;
  /** Remedy, in Thai. */
  advice: string;
  /** Log message: problem and remedy. */
  log: string;
}

interface Waiting {
  problem: StartProblem;
  /** Milliseconds since 1970. */
  since: number;
}

/**
 * Waits until the database is usable and responds with 503 meanwhile, so that the site keeps its leads in the outbox.
 *
 * @param check returns why the office cannot start; undefined when it can
 */
export async function waitForDatabase(
  { HOST, METRICS_TOKEN, OFFICE_PORT }: Pick<Environment, 'HOST' | 'METRICS_TOKEN' | 'OFFICE_PORT'>,
  check: () => Promise<StartProblem | undefined>,
): Promise<void> {
  const first = await check();
  if (!first) return;
  console.error(first.log);
  let waiting: Waiting = { problem: first, since: Date.now() };
  const server = createServer((request, response) => {
    if (!answerMetrics(request, response, METRICS_TOKEN, metricsOf(waiting.problem)))
      respond(request, response, waiting);
  });
  await once(server.listen(OFFICE_PORT, HOST), 'listening');
  for (;;) {
    await sleep(CHECK_INTERVAL_MS);
    const problem = await check();
    if (!problem) break;
    const before = waiting.problem;
    if (problem.log !== before.log) console.error(problem.log);
    const since = problem.code === before.code ? waiting.since : Date.now();
    waiting = { problem, since };
  }
  console.error('The database is usable again: the office starts.');
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/** Responds while the office waits: `/healthz` is 200, since a restart would not help; everything else is 503. */
function respond(
  { url }: IncomingMessage,
  response: ServerResponse,
  { problem, since }: Waiting,
): void {
  const path = url?.split('?')[0];
  const send = (status: number, type: string, body: string) =>
    response
      .writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        ...(status === 503 && { 'retry-after': '60' }),
      })
      .end(body);
  if (path === '/healthz') send(200, 'application/json', JSON.stringify({ status: 'ok' }));
  else if (path === '/readyz') {
    send(503, 'application/json', JSON.stringify(reportOf(problem, since)));
  } else send(503, 'text/html; charset=utf-8', pageOf(problem));
}

const level = 'failure';

const reportOf = ({ code, title, advice }: StartProblem, since: number): HealthReport => ({
  status: 'not_ready',
  checks: { database: level },
  reasons: [
    {
      ...{ check: 'database', code, level, since: new Date(since).toISOString() },
      en: 'The office cannot use its database and waits: its log says why and what to do. Leads wait in the site meanwhile.',
      th: `${title} ${advice} ลูกค้าใหม่รออยู่ในเว็บไซต์ระหว่างนี้`,
    },
  ],
});

/** Returns metrics with the names of the running office, so that the same alert rules apply. */
function metricsOf({ code }: StartProblem): Registry {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({ name: 'office_ready', help: 'Whether GET /readyz answers 200', registers }).set(0);
  new Gauge({
    ...{ name: 'office_health_reason', registers, labelNames: ['check', 'code', 'level'] },
    help: 'Why something is not as it should be, one for each reason of GET /readyz',
  }).set({ check: 'database', code, level }, 1);
  return registry;
}

const pageOf = ({ title, advice }: StartProblem) => `<!doctype html><html lang="th">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1>
<p>${advice} แล้วระบบจะทำงานต่อเอง ระบบจะไม่เริ่มใหม่ด้วยฐานข้อมูลว่าง
ระหว่างนี้ข้อมูลผู้สนใจจากเว็บไซต์ยังรออยู่ที่เว็บไซต์ ไม่สูญหาย</p>
<p>The office cannot use its database. Its log says why and what to do.</p></html>`;
