import { answerMetrics, measureReadiness } from '@clinicdee/protocol/http/metrics';
import { answerReadiness, Readiness } from '@clinicdee/protocol/http/readiness';
import type { Registry } from 'prom-client';
import type { Log } from '../http/log.ts';
import { sendAlert } from './send-alert.ts';
import { siteChecks, type Watched } from './checks.ts';
import { watchHealth } from './staff-alerts.ts';
import { type HealthCode, healthCodes } from './health-codes.ts';

/** Answers the health endpoints. Returns undefined for other paths. */
export type AnswerHealth = (
  path: string,
  request: Request,
  visitor: string,
  isLocal: boolean,
) => Promise<Response | undefined>;

/**
 * Creates the handler of `/healthz`, `/readyz`, `/metrics` and `/callerz`, and alerts staff of problems until `stop` is
 * called.
 */
export function openHealth(
  watched: Watched,
  { registry, log }: { registry: Registry; log: Log },
): { answer: AnswerHealth; stop: () => void } {
  const { alertChannels, metricsToken } = watched.environment;
  const readiness = new Readiness(siteChecks(watched), (code) => healthCodes[code as HealthCode]);
  measureReadiness(registry, 'site', readiness);
  const stop = watchHealth({
    report: () => readiness.report(),
    records: watched.leads.outbox,
    tell: (alert) => sendAlert(alertChannels, alert, log),
  });
  const answer: AnswerHealth = async (path, request, visitor, isLocal) => {
    switch (path) {
      case '/healthz':
        return Response.json({ status: 'ok' }, { headers: uncached });
      case '/readyz':
        return answerReadiness(readiness);
      case '/callerz': {
        // The client's address as the site sees it, so that `npm run doctor` can check the proxy setup.
        const forwarded = request.headers.get('x-forwarded-for');
        const caller = { address: visitor, forwarded_for: forwarded };
        return Response.json(caller, { headers: uncached });
      }
      case '/metrics':
        return metricsToken === undefined && !isLocal
          ? undefined
          : answerMetrics(registry, request, metricsToken);
      default:
        return undefined;
    }
  };
  return { answer, stop };
}

const uncached = { 'cache-control': 'no-store' };
