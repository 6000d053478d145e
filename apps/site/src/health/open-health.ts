import { answerMetrics, measureReadiness } from '@clinicdee/protocol/http/metrics';
import { answerReadiness, Readiness } from '@clinicdee/protocol/http/readiness';
import type { Registry } from 'prom-client';
import type { Log } from '../http/log.ts';
import { Poller } from '../http/poller.ts';
import { sendAlert } from './send-alert.ts';
import { siteChecks, type Watched } from './checks.ts';
import { StaffAlerts } from './staff-alerts.ts';
import { type HealthCode, healthCodes } from './health-codes.ts';

/** Interval at which staff are alerted of problems. */
const CHECK_MS = 30_000;

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
  const alerts = new StaffAlerts({
    report: () => readiness.report(),
    records: watched.leads.outbox,
    tell: (alert) => sendAlert(alertChannels, alert, log),
  });
  const poller = new Poller(async () => {
    await alerts.check();
    return CHECK_MS;
  });
  poller.pollAfter(CHECK_MS);
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
  return { probes, stop: () => void poller.stop() };
}

const uncached = { 'cache-control': 'no-store' };
