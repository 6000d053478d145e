import { answerMetrics, measureReadiness } from '@clinicdee/protocol/http/metrics';
import { answerReadiness, Readiness } from '@clinicdee/protocol/http/readiness';
import type { Registry } from 'prom-client';
import type { Log } from '../http/log.ts';
import { sendAlert } from './send-alert.ts';
import { siteChecks, type Watched } from './checks.ts';
import { watchHealth } from './staff-alerts.ts';
import { type HealthCode, healthCodes } from './health-codes.ts';

/** Answers for monitoring, by path; undefined where the caller is not to know of the path. */
export type Probes = Readonly<
  Record<
    string,
    (
      request: Request,
      caller: { address: string; isLocal: boolean },
    ) => Response | Promise<Response> | undefined
  >
>;

/** Opens the endpoints for monitoring, and alerts staff of problems until `stop` is called. */
export function openHealth(
  watched: Watched,
  { registry, log }: { registry: Registry; log: Log },
): { probes: Probes; stop: () => void } {
  const { alertChannels, metricsToken } = watched.environment;
  const readiness = new Readiness(siteChecks(watched), (code) => healthCodes[code as HealthCode]);
  measureReadiness(registry, 'site', readiness);
  const stop = watchHealth({
    report: () => readiness.report(),
    records: watched.leads.outbox,
    tell: (alert) => sendAlert(alertChannels, alert, log),
  });
  const probes: Probes = {
    '/healthz': () => Response.json({ status: 'ok' }, { headers: uncached }),
    '/readyz': () => answerReadiness(readiness),
    /** The client's address as the site sees it, so that `npm run doctor` can check the proxy setup. */
    '/callerz': ({ headers }, { address }) =>
      Response.json(
        { address, forwarded_for: headers.get('x-forwarded-for') },
        { headers: uncached },
      ),
    '/metrics': (request, { isLocal }) =>
      metricsToken === undefined && !isLocal
        ? undefined
        : answerMetrics(registry, request, metricsToken),
  };
  return { probes, stop };
}

const uncached = { 'cache-control': 'no-store' };
