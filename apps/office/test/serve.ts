import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of loopback. */
export interface TestServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a server with a listener. */
export async function serve(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const { url, stop } = await serve(() => undefined);
  await stop();
  return Number(new URL(url).port);
}

/** Secrets for tests that read the environment without a data folder. */
export const secrets = {
  ANALYTICS_READ_KEY: 'analytics-key',
  LEADS_ADMIN_KEY: 'x',
  CONTENT_API_KEY: 'x',
  LEAD_API_TOKEN: 'x',
  REGISTRATION_API_TOKEN: 'x',
  PAYLOAD_SECRET: 'x',
};
