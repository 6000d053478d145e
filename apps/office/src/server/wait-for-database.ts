import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment/environment.ts';
import { respondWaiting, type StartProblem } from './respond-waiting.ts';

const CHECK_INTERVAL_MS = 2_000;

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
  let waiting = { problem: first, since: Date.now(), metricsToken: METRICS_TOKEN };
  const server = createServer((request, response) => respondWaiting(request, response, waiting));
  await once(server.listen(OFFICE_PORT, HOST), 'listening');
  for (;;) {
    await sleep(CHECK_INTERVAL_MS);
    const problem = await check();
    if (!problem) break;
    const before = waiting.problem;
    if (problem.log !== before.log) console.error(problem.log);
    const since = problem.code === before.code ? waiting.since : Date.now();
    waiting = { ...waiting, problem, since };
  }
  console.error('The database is usable again: the office starts.');
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
