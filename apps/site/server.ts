/*
 * The production server. Runs from source with Node's type stripping and serves the output of
 * `npm run build` in `dist/`.
 */
import { once } from 'node:events';
import { onStopSignal } from '@clinicdee/data-dir/process';
import { restrictPermissions } from '@clinicdee/data-dir/data-folder';
import { closeServer, listenOn } from '@clinicdee/protocol/http/server';
import { pino } from 'pino';
import { storedContents } from './src/site-content-sync/stored-contents.ts';
import { readEnvironment } from './src/environment/environment.ts';
import { exitCodeOf, explainStartupError } from './src/services/startup-errors.ts';
import { httpServer } from './src/server/http-server.ts';
import { openSite } from './src/server/open-site.ts';
import { countSamples, refuseSamples, samplesInPublic } from './src/content/samples.ts';

/** Shutdown timeout, in milliseconds. */
const STOP_MS = 12_000;
/** Pending connections, for bursts as after an advertisement: the kernel delays further ones by a second or more. */
const BACKLOG = 4096;

async function start(): Promise<void> {
  let stop: (signal: string) => unknown = () => process.exit(0);
  onStopSignal((signal) => void stop(signal));
  const environment = readEnvironment();
  const { host, logLevel, trustedProxies } = environment;
  const log = pino({ level: logLevel, base: null });
  const contents = storedContents(environment.dataDir);
  // Skipped when the content is unreadable: a damaged disk must not prevent the start.
  if (contents) refuseSamples(environment, countSamples(contents));
  const openFolder = restrictPermissions(environment.dataDir);
  if (openFolder !== undefined) {
    log.warn(
      { path: environment.dataDir, code: openFolder },
      'the permissions let other users of this machine read this and could not be changed',
    );
  }
  const site = await openSite(environment, log);
  const samples = samplesInPublic(environment);
  if (samples > 0) {
    log.warn({ code: 'samples_left', samples }, 'sample content is public');
  }
  const server = httpServer(site.app.fetch, trustedProxies);

  stop = async (signal) => {
    log.info({ signal }, 'stopping');
    // Everything acknowledged is on disk, so a hanging operation need not delay a deployment.
    setTimeout(() => {
      log.warn({ code: 'cut_off' }, 'shutdown timed out');
      process.exit(0);
    }, STOP_MS).unref();
    await closeServer(server);
    await site.close();
    // An open connection to a hanging server would keep the process alive.
    process.exit(0);
  };
  // An unhandled rejection is logged; it must not stop the site.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

  const options = listenOn({ port: environment.port, host, backlog: BACKLOG });
  await once(server.listen(options), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : environment.port;
  process.stdout.write(`Site    http://${host}:${port}\n`);
}

// Otherwise React renders pages with its slow development build.
process.env.NODE_ENV ??= 'production';
try {
  await start();
} catch (error) {
  process.stderr.write(`${explainStartupError(error)}\n`);
  process.exit(exitCodeOf(error));
}
