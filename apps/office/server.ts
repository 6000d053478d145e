import next from 'next';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseEnvironment } from './src/environment.ts';
import { stopAll } from './src/server/at-stop.ts';
import { refusedBody } from './src/server/body-limit.ts';
import { contentPolicy, isPrivate } from './src/server/headers.ts';
import { ownAddress } from './src/server/own-address.ts';
import { addressWriter } from './src/server/visitor-address.ts';

/** Longer than an alert may take, so that one on its way is seen to its end. */
const DRAIN = 15_000;

// Dates that the server writes into pages are those of the people here.
process.env.TZ ??= 'Asia/Bangkok';

/** Starts the built office and prints its one line; stops cleanly on a signal. */
async function main(): Promise<void> {
  const { HOST, OFFICE_PORT, OFFICE_URL, SITE_URL, TRUST_PROXY } = parseEnvironment(process.env);
  const app = next({ dev: false, dir: import.meta.dirname, hostname: HOST, port: OFFICE_PORT });
  // Runs the migrations and makes the first admin (src/instrumentation.ts).
  await app.prepare();
  const handle = app.getRequestHandler();
  const writeAddress = addressWriter(TRUST_PROXY);
  const server = createServer((request, response) => {
    writeAddress(request);
    const elsewhere = ownAddress(request, OFFICE_URL);
    if (elsewhere) response.writeHead(307, { location: elsewhere }).end();
    else if (protect(request, response, SITE_URL)) void handle(request, response);
  });
  server.listen(OFFICE_PORT, HOST, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : OFFICE_PORT;
    void announce(`http://${HOST}:${port}`);
  });
  server.on('error', fail);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.close(() => void stopAll().then(() => process.exit(0)));
    server.closeIdleConnections();
    // What hangs must not keep a deploy waiting.
    setTimeout(() => process.exit(0), DRAIN).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Sets what each answer is protected by. @returns whether the request may go on */
function protect(request: IncomingMessage, response: ServerResponse, siteUrl: string): boolean {
  const policy = contentPolicy(randomBytes(16).toString('base64url'), siteUrl);
  // Next takes the nonce of its scripts from here.
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
  if (isPrivate(request.url ?? '')) response.setHeader('Cache-Control', 'private, no-store');
  const status = refusedBody(request);
  if (status === undefined) return true;
  response.writeHead(status, { connection: 'close' }).end();
  return false;
}

/** The line means that the office works: migrations have run and the database answers. */
async function announce(address: string): Promise<void> {
  const response = await fetch(`${address}/healthz`);
  if (!response.ok) fail(new Error('The office has no database: see the lines above.'));
  console.info(`Office  ${address}/admin`);
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

await main().catch(fail);
