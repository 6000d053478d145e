// Exits 0 once an app is alive, 1 after a minute: `node healthcheck.mjs [URL]`. The default URL is that of the
// app in the working directory, for health checks of containers.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 60_000;
const { PORT = '4321', OFFICE_PORT = '4322' } = process.env;
const port = path.basename(process.cwd()) === 'office' ? OFFICE_PORT : PORT;
const [url = `http://127.0.0.1:${port}/healthz`] = process.argv.slice(2);

const end = performance.now() + TIMEOUT_MS;
process.exitCode = 1;
while (performance.now() < end) {
  // A connection waits in the socket's backlog until the app accepts it.
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  );
  if (answer?.ok) {
    process.exitCode = 0;
    break;
  }
  await sleep(500);
}
