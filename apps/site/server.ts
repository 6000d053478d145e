/*
 * The production server. Runs from the sources with Node's own type stripping, on what
 * `npm run build` left in `dist/`.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { readEnvironment } from './src/environment.ts';
import { type AstroHandler, createApp } from './src/server/app.ts';
import { explainStart } from './src/server/explain-start.ts';
import { openServices } from './src/server/open-services.ts';
import { articleTag, LIST_TAG, PageCache } from './src/server/page-cache.ts';

const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), 'dist');

async function start(): Promise<void> {
  const environment = readEnvironment();
  const log = pino({ level: environment.logLevel, base: null });
  const cache = new PageCache();
  const { services, close } = openServices(environment, log, ({ ids, isListChanged }) =>
    cache.purge([...(isListChanged ? [LIST_TAG] : []), ...ids.map(articleTag)]),
  );
  const { handler } = (await import(path.join(dist, 'server/entry.mjs'))) as {
    handler: AstroHandler;
  };
  const app = await createApp({ environment, dist, log, cache, astro: handler, services });

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await app.close();
    await close();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(signal));

  await app.listen({ port: environment.port, host: environment.host });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : environment.port;
  process.stdout.write(`Site    http://${environment.host}:${port}\n`);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exit(1);
}
