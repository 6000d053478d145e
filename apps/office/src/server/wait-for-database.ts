import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment/environment.ts';
import { answerWaiting, type Trouble } from './answer-waiting.ts';

const LOOK_MS = 2_000;

/**
 * Waits while something keeps the office from its database, and says so to whoever asks: with 503, so
 * that the site keeps its leads. The site goes on meanwhile, and so does the office once all is well.
 *
 * @param look why the office cannot begin; undefined when it can
 */
export async function waitForDatabase(
  { HOST, METRICS_TOKEN, OFFICE_PORT }: Pick<Environment, 'HOST' | 'METRICS_TOKEN' | 'OFFICE_PORT'>,
  look: () => Promise<Trouble | undefined>,
): Promise<void> {
  const first = await look();
  if (!first) return;
  console.error(first.log);
  let waiting = { trouble: first, since: Date.now(), metricsToken: METRICS_TOKEN };
  const server = createServer((request, response) => answerWaiting(request, response, waiting));
  await once(server.listen(OFFICE_PORT, HOST), 'listening');
  for (;;) {
    await sleep(LOOK_MS);
    const trouble = await look();
    if (!trouble) break;
    const before = waiting.trouble;
    if (trouble.log !== before.log) console.error(trouble.log);
    const since = trouble.code === before.code ? waiting.since : Date.now();
    waiting = { ...waiting, trouble, since };
  }
  console.error('The office has its database again, and starts.');
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
