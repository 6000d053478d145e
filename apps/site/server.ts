/*
 * The production server. Runs from the sources with Node's own type stripping, on what
 * `npm run build` left in `dist/`.
 */
import { once } from 'node:events';
import { pino } from 'pino';
import { readEnvironment } from './src/environment.ts';
import { explainStart } from './src/server/explain-start.ts';
import { closeServer, serverFor } from './src/server/node-adapter.ts';
import { openSite } from './src/server/open-site.ts';

async function start(): Promise<void> {
  const environment = readEnvironment();
  const { host, logLevel, trustedProxies } = environment;
  const log = pino({ level: logLevel, base: null });
  const site = await openSite(environment, log);
  const server = serverFor(site.handle, trustedProxies);

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await closeServer(server);
    await site.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(signal));
  // A promise that nobody waits for is a fault to be told, and no reason to leave every visitor.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

  await once(server.listen(environment.port, host), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : environment.port;
  process.stdout.write(`Site    http://${host}:${port}\n`);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exit(1);
}
