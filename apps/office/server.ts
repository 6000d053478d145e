import next from 'next';
import { createServer } from 'node:http';
import { parseEnvironment } from './src/environment.ts';

const DRAIN = 10_000;

// Dates that the server writes into pages are those of the people here.
process.env.TZ ??= 'Asia/Bangkok';

/** Starts the built office and prints its one line; stops cleanly on a signal. */
async function main(): Promise<void> {
  const { HOST, OFFICE_PORT } = parseEnvironment(process.env);
  const app = next({ dev: false, dir: import.meta.dirname, hostname: HOST, port: OFFICE_PORT });
  // Runs the migrations and makes the first admin (src/instrumentation.ts).
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => void handle(request, response));
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
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // A request that hangs must not keep a deploy waiting.
    setTimeout(() => process.exit(0), DRAIN).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
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
