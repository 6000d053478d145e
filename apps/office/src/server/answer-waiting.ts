import type { HealthReport } from '@clinicdee/protocol';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Gauge, Registry } from 'prom-client';
import { answerMetrics } from './metrics.ts';

/** Why the office cannot begin. */
export interface Trouble {
  /** As in `GET /readyz`. */
  code: string;
  /** For whoever opens it in a browser, in Thai. */
  title: string;
  /** What helps, in Thai. */
  advice: string;
  /** For the log: what is wrong and what to do. */
  log: string;
}

/** It is alive, and no restart would help; it is not ready, for the same reason on every screen that watches it. */
export function answerWaiting(
  request: IncomingMessage,
  response: ServerResponse,
  { trouble, since, metricsToken }: Waiting,
): void {
  if (answerMetrics(request, response, metricsToken, figuresOf(trouble))) return;
  const path = request.url?.split('?')[0];
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
    send(503, 'application/json', JSON.stringify(reportOf(trouble, since)));
  } else send(503, 'text/html; charset=utf-8', pageOf(trouble));
}

interface Waiting {
  trouble: Trouble;
  /** Milliseconds since 1970. */
  since: number;
  metricsToken: string | undefined;
}

const level = 'failure';

const reportOf = ({ code, title, advice }: Trouble, since: number): HealthReport => ({
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

/** The names are those of the office at work, so that the same rules watch both. */
function figuresOf({ code }: Trouble): Registry {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({ name: 'office_ready', help: 'Whether GET /readyz answers 200', registers }).set(0);
  new Gauge({
    ...{ name: 'office_health_reason', registers, labelNames: ['check', 'code', 'level'] },
    help: 'Why something is not as it should be, one for each reason of GET /readyz',
  }).set({ check: 'database', code, level }, 1);
  return registry;
}

const pageOf = ({ title, advice }: Trouble) => `<!doctype html><html lang="th">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1>
<p>${advice} แล้วระบบจะทำงานต่อเอง ระบบจะไม่เริ่มใหม่ด้วยฐานข้อมูลว่าง
ระหว่างนี้ข้อมูลผู้สนใจจากเว็บไซต์ยังรออยู่ที่เว็บไซต์ ไม่สูญหาย</p>
<p>The office cannot use its database. Its log says why and what to do.</p></html>`;
