import { isLocalCaller } from '@clinicdee/protocol/http/address';
import { answerMetrics as metricsFor, measureRequests } from '@clinicdee/protocol/http/metrics';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { register } from 'prom-client';

/** Parts of the office, by the beginnings of their addresses. */
const parts = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/_next/',
  '/admin',
  '/api/intake/',
  '/api/v2/',
  '/api/public/',
  '/api/media/',
  '/api/',
];

/** Returns the part of an address as a metric label. The number of labels is bounded: each creates a time series. */
export const routeOf = (url: string): string => parts.find((part) => url.startsWith(part)) ?? '/';

/**
 * Registers the metrics of requests and returns their recorder. `health/metrics.ts` adds the office's gauges: both use
 * the library's global registry, since Next's bundles have separate module instances.
 */
export function countRequests() {
  const answered = measureRequests(register);
  return ({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    response.once('close', () => {
      const seconds = (performance.now() - started) / 1000;
      answered(method, routeOf(url), response.statusCode, seconds);
    });
  };
}

/**
 * Responds to `GET /metrics` for clients with the token, or without a token for clients on this machine.
 *
 * @returns whether the request was handled
 */
export function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
): boolean {
  const { method, url } = request;
  if (url?.split('?')[0] !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) return false;
  if (token === undefined && !isLocalCaller(request)) return false;
  const headers = new Headers({ authorization: request.headers.authorization ?? '' });
  void metricsFor(register, { headers }, token).then(
    async (answer) =>
      response
        .setHeaders(answer.headers)
        .writeHead(answer.status)
        .end(await answer.text()),
    () => response.writeHead(500).end(),
  );
  return true;
}
