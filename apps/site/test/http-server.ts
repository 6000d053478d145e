import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { onTestFinished } from 'vitest';
import { serve } from '../../office/test/serve.ts';

/** Starts an HTTP server on a free loopback port, until the end of the test. */
export async function startServer(listener: RequestListener) {
  const { url, stop } = await serve(listener);
  onTestFinished(stop);
  return { url };
}

/** A request as a test server received it. */
interface ReceivedRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a server that records every request with its body, then calls `answer`. */
export async function recordingServer(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
) {
  const received: ReceivedRequest[] = [];
  const server = await startServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const { method, url, headers } = request;
      received.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() });
      answer(response, request);
    });
  });
  return { ...server, received };
}
