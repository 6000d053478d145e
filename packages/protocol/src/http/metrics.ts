/* Prometheus metrics that both apps have. */

import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { Readiness } from './readiness.ts';
import { hasBearer } from './secrets.ts';

/** In seconds. A cached page takes 0.1 ms, a rendered page tens of milliseconds, a call up to seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * Registers the metrics of the process and of requests.
 *
 * @returns records a response; `route` is the pattern, never the requested path, to bound the number of labels
 */
export function measureRequests(registry: Registry) {
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return (method: string, route: string, status: number, seconds: number): void => {
    // Clients may invent any number of methods.
    requests.observe({ route, method: methods.has(method) ? method : 'other', status }, seconds);
  };
}

/** Values with their labels; none when they are not known. */
export type Values = readonly (readonly [Record<string, string>, number])[];

/** Registers a gauge that is computed on every scrape, in place of an earlier one. One that fails is left out. */
export function gauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
  values: () => Values | Promise<Values>,
): void {
  registry.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      // Resetting a gauge without labels sets it to 0.
      if (labelNames.length === 0) this.remove();
      try {
        for (const [labels, value] of await values()) this.set(labels, value);
      } catch {
        // An error would leave out all metrics.
      }
    },
  });
}

/** Registers the gauges of `/readyz`. */
export function measureReadiness(
  registry: Registry,
  app: 'site' | 'office',
  readiness: Readiness,
): void {
  gauge(registry, `${app}_ready`, 'Whether GET /readyz answers 200', [], async () => [
    [{}, Number((await readiness.report()).status === 'ready')],
  ]);
  const help = 'Why something is not as it should be, one for each reason of GET /readyz';
  gauge(registry, `${app}_health_reason`, help, ['check', 'code', 'level'], async () => {
    const { reasons } = await readiness.report();
    return reasons.map(({ check, code, level }) => [{ check, code, level }, 1]);
  });
}

/** Answers `GET /metrics` for clients with the token, if there is one. */
export async function answerMetrics(
  registry: Registry,
  request: { headers: Headers },
  token: string | undefined,
): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  if (token !== undefined && !hasBearer(request, token))
    return new Response(null, {
      status: 401,
      headers: { ...headers, 'www-authenticate': 'Bearer' },
    });
  return new Response(await registry.metrics(), {
    headers: { ...headers, 'content-type': registry.contentType },
  });
}
