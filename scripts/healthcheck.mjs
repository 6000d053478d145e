// Exits 0 once an app answers that it is alive, 1 after a minute: `node healthcheck.mjs [URL]`. Without an
// address it is the app of the working directory, as a container's health check asks.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const { PORT = '4321', OFFICE_PORT = '4322' } = process.env;
const port = path.basename(process.cwd()) === 'office' ? OFFICE_PORT : PORT;
const [url = `http://127.0.0.1:${port}/healthz`] = process.argv.slice(2);

const end = performance.now() + PATIENCE_MS;
process.exitCode = 1;
while (performance.now() < end) {
  // A connection waits in the socket's queue until the app accepts it.
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  );
  if (answer?.ok) {
    process.exitCode = 0;
    break;
  }
  await sleep(500);
}
