import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A server on a free port of loopback. */
export type TestServer = Awaited<ReturnType<typeof serve>>;

/** Starts a server with a listener. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a server that records every request with its body, then calls `answer`. */
export async function record(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const received: ReceivedRequest[] = [];
  const server = await serve((request, response) => {
    void text(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      received.push({ method, path, headers, body });
      answer(response, request);
    });
  });
  return { ...server, received };
}

/** Different ports that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(Array.from({ length: count }, () => serve(() => undefined)));
  await Promise.all(probes.map((probe) => probe.stop()));
  return probes.map(({ url }) => Number(new URL(url).port));
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
