import { explainSystemError, onStopSignal } from '@clinicdee/data-dir/process';
import { acquireLock, restrictPermissions } from '@clinicdee/data-dir/data-folder';
import { healthReport } from '@clinicdee/protocol';
import { closeServer, listenOn } from '@clinicdee/protocol/http/server';
import next from 'next';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { lostLog } from './src/database/database-file.ts';
import { type Environment, parseEnvironment } from './src/environment/environment.ts';
import { runShutdown } from './src/server/shutdown.ts';
import { refusedBody } from './src/server/body-limit.ts';
import { refuse } from './src/server/refuse.ts';
import { databaseCheck, diskProblem } from './src/health/database-problem.ts';
import { answerMetrics, countRequests } from './src/server/metrics.ts';
import { limitRequests } from './src/server/admission-control.ts';
import { contentPolicy, securityHeaders } from './src/server/headers.ts';
import { ownAddress, readablePath, addressWriter } from './src/server/addresses.ts';
import { waitForDatabase } from './src/health/wait-for-database.ts';

/** Timeouts in milliseconds. The keep-alive timeout is longer than that of proxies, so that they close first. */
const serverTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 72_000,
};
/** Above this number, new connections are refused. */
const MOST_CONNECTIONS = 6_000;
/** Length of the listen queue. */
const BACKLOG = 4_096;
/** Longest shutdown: running deliveries of alerts may finish within this time. */
const DRAIN = 13_000;
/** Exit code for an error that a restart does not resolve (sysexits.h), unlike a busy port or locked folder. */
const CONFIG = 78;

// Dates rendered on the server are in Thai time.
process.env.TZ ??= 'Asia/Bangkok';

/** Starts the built office, prints its address, and shuts down gracefully on a signal. */
async function main(): Promise<void> {
  let stop = (): void => process.exit(0);
  onStopSignal(() => stop());
  const environment = readEnvironment();
  const { HOST, METRICS_TOKEN, OFFICE_PORT, OFFICE_URL } = environment;
  const { PAYLOAD_SECRET, SITE_URL, TRUST_PROXY } = environment;
  const openFolder = restrictPermissions(environment.DATA_DIR);
  if (openFolder !== undefined) {
    console.warn(
      `Other users of this machine may read ${environment.DATA_DIR}, and it could not be changed: ${openFolder}`,
    );
  }
  await waitForDatabase(environment, () => Promise.resolve(diskProblem(environment)));
  // Several offices may share PostgreSQL, but not a SQLite file.
  if (!environment.DATABASE_URL) acquireLock(environment.DATA_DIR, 'office');
  const lost = lostLog(environment);
  if (lost !== undefined) console.error(lost);
  await waitForDatabase(environment, databaseCheck(environment));
  const app = next({ dev: false, dir: import.meta.dirname, hostname: HOST, port: OFFICE_PORT });
  // Runs the migrations and creates the first admin (src/instrumentation.ts).
  await app.prepare();
  const handle = app.getRequestHandler();
  const writeAddress = addressWriter(TRUST_PROXY);
  const count = countRequests();
  const admit = limitRequests(environment);
  const server = createServer(serverTimeouts, (request, response) => {
    if (!server.listening) response.setHeader('connection', 'close');
    count(request, response);
    const headers = securityHeaders(request.url ?? '', OFFICE_URL);
    response.setHeaders(new Map(Object.entries(headers)));
    if (answerMetrics(request, response, METRICS_TOKEN)) return;
    writeAddress(request);
    request.url = readablePath(request.url);
    const policy = contentPolicy(randomBytes(16).toString('base64url'), SITE_URL);
    // Next reads the nonce for its scripts from this header.
    request.headers['content-security-policy'] = policy;
    response.setHeader('Content-Security-Policy', policy);
    const redirect = ownAddress(request, OFFICE_URL);
    const status = refusedBody(request, PAYLOAD_SECRET);
    if (redirect) response.writeHead(307, { location: redirect }).end();
    else if (status !== undefined) refuse(request, response, status);
    else admit(request, response, () => handle(request, response));
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(listenOn({ port: OFFICE_PORT, host: HOST, backlog: BACKLOG }), () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : OFFICE_PORT;
    // Exits if the start failed: the office would answer every request with an error.
    announce(`http://${HOST}:${port}`).catch(failAtStart);
  });
  server.on('error', (error) => fail(error));
  stop = () => {
    // Requests over open connections are answered with `connection: close`.
    void closeServer(server)
      .then(runShutdown)
      .then(() => process.exit(0));
    // Hanging work must not delay a deploy.
    setTimeout(() => process.exit(0), DRAIN).unref();
  };
}

/** Prints the address once the office works: migrations have run and the database responds. */
async function announce(address: string): Promise<void> {
  const response = await fetch(`${address}/readyz`);
  const report = healthReport.safeParse(response.status === 500 ? {} : await response.json());
  if (report.data?.checks.database !== 'ok')
    fail(new Error('The office has no database: see the lines above.'));
  console.info(`Office  ${address}/admin`);
}

function readEnvironment(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    // The disk may have room, or be mounted, at the next start.
    return fail(error, explainSystemError(error, 'OFFICE_PORT') === undefined ? CONFIG : 1);
  }
}

/** Exits with the disk problem if there is one, since it causes unspecific errors elsewhere. */
function failAtStart(error: unknown): never {
  const problem = diskProblem(readEnvironment());
  return fail(problem ? new Error(problem.log) : error);
}

function fail(error: unknown, code = 1): never {
  const text = error instanceof Error ? error.message : String(error);
  console.error(explainSystemError(error, 'OFFICE_PORT') ?? text);
  process.exit(code);
}

await main().catch(failAtStart);
