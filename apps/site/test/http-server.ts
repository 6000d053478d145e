import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { record, serve } from '../../office/test/serve.ts';

/** Starts an HTTP server on a free loopback port, until the end of the test. */
export async function startServer(listener: RequestListener) {
  const { url, stop } = await serve(listener);
  onTestFinished(stop);
  return { url };
}

/** Starts a server that records every request, until the end of the test. */
export async function recordingServer(...[answer]: Parameters<typeof record>) {
  const server = await record(answer);
  onTestFinished(server.stop);
  return server;
}
