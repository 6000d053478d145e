/*
 * The production server. Runs from the sources with Node's own type stripping, on what
 * `npm run build` left in `dist/`.
 */
import { once } from 'node:events';
import { startKillTimer } from '@clinicdee/data-dir/kill-timer';
import { trimMemory } from '@clinicdee/data-dir/trim-memory';
import { restrictPermissions } from '@clinicdee/data-dir/restrict-permissions';
import { listenOn } from '@clinicdee/protocol/http/listen';
import { pino } from 'pino';
import { storedContents } from './src/site-content-sync/stored-contents.ts';
import { readEnvironment } from './src/environment/environment.ts';
import { exitCodeOf, explainStartupError } from './src/services/startup-errors.ts';
import { closeServer, httpServer } from './src/server/http-server.ts';
import { openSite } from './src/server/open-site.ts';
import {
  countSamples,
  refuseSamples,
  samplesInPublic,
} from './src/content/sample-content-check.ts';

/** The longest that a stop takes, in milliseconds. */
const STOP_MS = 12_000;
/** When this thread does not come to that. */
const END_MS = 14_000;
/** So many may knock at once, as after an advertisement: the kernel lets each further one wait a second and more. */
const BACKLOG = 4096;
/** Within this a signal is the same one again. */
const SAME_SIGNAL_MS = 1_000;

async function start(): Promise<void> {
  const environment = readEnvironment();
  const { host, logLevel, trustedProxies } = environment;
  const log = pino({ level: logLevel, base: null });
  const kept = storedContents(environment.dataDir);
  // What cannot be read now says nothing of samples: a damaged disk must not keep the site from starting.
  if (kept) refuseSamples(environment, countSamples(kept));
  for (const { path, code } of restrictPermissions(environment.dataDir)) {
    log.warn(
      { path, code },
      'other users of this machine may read this, and it could not be changed',
    );
  }
  const site = await openSite(environment, log);
  const samples = samplesInPublic(environment);
  if (samples > 0) {
    log.warn(
      { code: 'samples_left', samples },
      'what is invented for the sample brand is in public',
    );
  }
  const server = httpServer(site.app.fetch, trustedProxies);

  let stoppingSince: number | undefined;
  const stop = async (signal: string) => {
    const now = performance.now();
    // npm and a service manager may both hand on the same signal; a person's second one means it.
    if (stoppingSince !== undefined && now - stoppingSince < SAME_SIGNAL_MS) return;
    if (stoppingSince !== undefined) process.exit(1);
    stoppingSince = now;
    log.info({ signal }, 'stopping');
    startKillTimer(END_MS);
    // What was acknowledged is on disk since then: whatever hangs must not keep a deploy waiting.
    setTimeout(() => {
      log.warn({ code: 'cut_off' }, 'stopped in the midst of something');
      process.exit(0);
    }, STOP_MS).unref();
    await closeServer(server);
    await site.close();
    // A receiver that hangs holds a connection that would keep the process.
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(signal));
  // A promise that nobody waits for is a fault to be told, and no reason to leave every visitor.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

  const { port: wanted } = environment;
  const where = listenOn({ port: wanted, host, backlog: BACKLOG });
  await once(server.listen(where), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : wanted;
  process.stdout.write(`Site    http://${host}:${port}\n`);
  trimMemory();
}

// React's own switch: without it, pages are rendered by its slow, checking build.
process.env.NODE_ENV ??= 'production';
try {
  await start();
} catch (error) {
  process.stderr.write(`${explainStartupError(error)}\n`);
  process.exit(exitCodeOf(error));
}
