import { startKillTimer } from '@clinicdee/data-dir/kill-timer';
import { trimMemory } from '@clinicdee/data-dir/trim-memory';
import { acquireLock } from '@clinicdee/data-dir/lock-file';
import { restrictPermissions } from '@clinicdee/data-dir/restrict-permissions';
import { healthReport } from '@clinicdee/protocol';
import { makeRoom } from '@clinicdee/protocol/http/connections';
import { listenOn } from '@clinicdee/protocol/http/listen';
import next from 'next';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { lostLog } from './src/database/database-file.ts';
import { type Environment, parseEnvironment } from './src/environment/environment.ts';
import { stopAll } from './src/server/at-stop.ts';
import { refusedBody } from './src/server/body-limit.ts';
import { explainStartupError } from './src/server/startup-errors.ts';
import { databaseError, diskProblem } from './src/server/database-error.ts';
import { answerMetrics, countRequests } from './src/server/metrics.ts';
import { AdmissionControl } from './src/server/admission-control.ts';
import { contentPolicy, isPrivate } from './src/server/headers.ts';
import { ownAddress } from './src/server/own-address.ts';
import { readablePath } from './src/server/readable-path.ts';
import { addressWriter } from './src/server/visitor-address.ts';
import { waitForDatabase } from './src/server/wait-for-database.ts';

/** How long a request's headers may take to arrive, and all of it; how often those who are late are looked
 * for; how long a connection may wait for its next request, which is longer than proxies keep theirs. */
const receiving = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 72_000,
};
/** Beyond these, who is silent makes room. */
const WANTED_CONNECTIONS = 4_000;
/** What comes beyond these is closed at once. */
const MOST_CONNECTIONS = 6_000;
/** So many may knock at once. */
const BACKLOG = 4_096;
/** How long connections that a proxy keeps stay open at a stop: a request may be on its way. */
const LAST_REQUESTS = 500;
/** How long a stop waits for requests that arrive and answers that are read. */
const CLOSING = 5_000;
/** The longest that a stop takes: an alert on its way is seen to its end if it comes in time. */
const DRAIN = 13_000;
/** When this thread does not come to that: a flood of pages that are still to be made leaves no timer its turn. */
const END = 14_000;
/** npm and a service manager may both hand on the same signal. */
const SAME_SIGNAL = 1_000;
/** What no other start would mend (sysexits.h); whoever holds a port or a folder may let go of it. */
const CONFIG = 78;

// Dates that the server writes into pages are those of the people here.
process.env.TZ ??= 'Asia/Bangkok';

/** Starts the built office and prints its one line; stops cleanly on a signal. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const { HOST, METRICS_TOKEN, OFFICE_PORT, OFFICE_URL, TRUST_PROXY } = environment;
  for (const { path, code } of restrictPermissions(environment.DATA_DIR)) {
    console.warn(
      `Other users of this machine may read ${path}, and it could not be changed: ${code}`,
    );
  }
  await waitForDatabase(environment, () => diskProblem(environment));
  // Several may work on one PostgreSQL, but one alone on a file.
  if (!environment.DATABASE_URL) hold(environment.DATA_DIR);
  const lost = lostLog(environment);
  if (lost !== undefined) console.error(lost);
  await waitForDatabase(environment, databaseError(environment));
  const app = next({ dev: false, dir: import.meta.dirname, hostname: HOST, port: OFFICE_PORT });
  // Runs the migrations and makes the first admin (src/instrumentation.ts).
  await app.prepare();
  const handle = app.getRequestHandler();
  const writeAddress = addressWriter(TRUST_PROXY);
  const count = countRequests();
  const gate = new AdmissionControl(environment);
  const server = createServer(receiving, (request, response) => {
    if (!server.listening) response.setHeader('connection', 'close');
    count(request, response);
    if (answerMetrics(request, response, METRICS_TOKEN)) return;
    writeAddress(request);
    request.url = readablePath(request.url);
    const elsewhere = ownAddress(request, OFFICE_URL);
    if (elsewhere) response.writeHead(307, { location: elsewhere }).end();
    else if (protect(request, response, environment)) {
      void gate.enter(request, response, () => handle(request, response));
    }
  });
  server.maxConnections = MOST_CONNECTIONS;
  makeRoom(server, WANTED_CONNECTIONS);
  server.listen(listenOn({ port: OFFICE_PORT, host: HOST, backlog: BACKLOG }), () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : OFFICE_PORT;
    // An office that could not be started would answer everybody with a fault, for ever.
    announce(`http://${HOST}:${port}`).catch(failAtStart);
  });
  server.on('error', (error) => fail(error));
  let stoppingSince: number | undefined;
  const stop = () => {
    const now = performance.now();
    if (stoppingSince !== undefined && now - stoppingSince < SAME_SIGNAL) return;
    if (stoppingSince !== undefined) process.exit(1);
    stoppingSince = now;
    startKillTimer(END);
    // Accepts nothing more; what arrives over an open connection is answered, as its last.
    Server.prototype.close.call(server, () => void stopAll().then(() => process.exit(0)));
    setTimeout(() => server.closeIdleConnections(), LAST_REQUESTS).unref();
    // Who still sends, or reads slowly, is cut off; what hangs must not keep a deploy waiting.
    setTimeout(() => server.closeAllConnections(), CLOSING).unref();
    setTimeout(() => process.exit(0), DRAIN).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Sets what each answer is protected by. @returns whether the request may go on */
function protect(
  request: IncomingMessage,
  response: ServerResponse,
  { SITE_URL, PAYLOAD_SECRET }: Environment,
): boolean {
  const policy = contentPolicy(randomBytes(16).toString('base64url'), SITE_URL);
  // Next takes the nonce of its scripts from here.
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
  if (isPrivate(request.url ?? '')) response.setHeader('Cache-Control', 'private, no-store');
  const status = refusedBody(request, PAYLOAD_SECRET);
  if (status === undefined) return true;
  response.writeHead(status, { connection: 'close' }).end();
  return false;
}

/** The line means that the office works: migrations have run and the database answers. */
async function announce(address: string): Promise<void> {
  const report = healthReport.parse(await (await fetch(`${address}/readyz`)).json());
  if (report.checks.database === 'failure')
    fail(new Error('The office has no database: see the lines above.'));
  console.info(`Office  ${address}/admin`);
  trimMemory();
}

function readEnvironment(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    return fail(error, CONFIG);
  }
}

function hold(dataDir: string): void {
  try {
    acquireLock(dataDir, 'office');
  } catch (error) {
    return fail(error);
  }
}

/** Where the disk takes nothing, that is why, whatever was said by whom had to write. */
async function failAtStart(error: unknown): Promise<never> {
  const trouble = await diskProblem(readEnvironment());
  return fail(trouble ? new Error(trouble.log) : error);
}

function fail(error: unknown, code = 1): never {
  console.error(explainStartupError(error));
  process.exit(code);
}

await main().catch(failAtStart);
