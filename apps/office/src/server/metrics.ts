import { hasBearer } from '@clinicdee/protocol/http/secrets';
import { isLocalCaller } from '@clinicdee/protocol/http/address';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readiness } from '@clinicdee/protocol/http/readiness';
import { collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import { routeOf } from './routes.ts';

/** In seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * Registers the metrics of requests and returns their recorder. `health/metrics.ts` adds the office's gauges: both use
 * the library's global registry, since Next's bundles have separate module instances.
 */
export function countRequests() {
  collectDefaultMetrics();
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
  });
  return ({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    response.once('close', () => {
      const labels = {
        route: routeOf(url, response.statusCode),
        method: methods.has(method) ? method : 'other',
        status: response.statusCode,
      };
      requests.observe(labels, (performance.now() - started) / 1000);
    });
  };
}

/** Registers the gauges of `/readyz`. */
export function measureReadiness(readiness: Readiness, registry = register): void {
  const registers = [registry];
  // A second start in the same process registers them again.
  for (const name of ['office_ready', 'office_health_reason']) registry.removeSingleMetric(name);
  new Gauge({
    ...{ name: 'office_ready', help: 'Whether GET /readyz answers 200', registers },
    async collect() {
      this.set(Number((await readiness.report()).status === 'ready'));
    },
  });
  new Gauge({
    ...{ name: 'office_health_reason', registers, labelNames: ['check', 'code', 'level'] },
    help: 'Why something is not as it should be, one for each reason of GET /readyz',
    async collect() {
      this.reset();
      const { reasons } = await readiness.report();
      for (const { check, code, level } of reasons) this.set({ check, code, level }, 1);
    },
  });
}

/**
 * Responds to `GET /metrics` for clients with the token, or without a token for clients on this machine.
 *
 * @param from the registry
 * @returns whether the request was handled
 */
export function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
  from = register,
): boolean {
  const { headers, method, url } = request;
  if (url?.split('?')[0] !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) return false;
  if (token === undefined && !isLocalCaller(request)) return false;
  const credentials = new Headers({ authorization: headers.authorization ?? '' });
  if (token !== undefined && !hasBearer({ headers: credentials }, token)) {
    response.writeHead(401, { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' }).end();
    return true;
  }
  void from.metrics().then(
    (text) => {
      response.writeHead(200, {
        'content-type': from.contentType,
        'cache-control': 'no-store',
      });
      response.end(text);
    },
    () => response.writeHead(500).end(),
  );
  return true;
}
