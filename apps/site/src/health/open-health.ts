import { hasBearer } from '@clinicdee/protocol/http/secrets';
import { answerReadiness, Readiness } from '@clinicdee/protocol/http/readiness';
import { siteChecks, type Watched } from './checks.ts';
import type { Metrics } from './metrics.ts';
import { type HealthCode, words } from './words.ts';

/** Answers the health endpoints. Returns undefined for other paths. */
export type AnswerHealth = (
  path: string,
  request: Request,
  visitor: string,
  isLocal: boolean,
) => Promise<Response> | undefined;

/** Creates the handler of `/healthz`, `/readyz`, `/metrics` and `/callerz`. */
export function openHealth(watched: Watched, metrics: Metrics): AnswerHealth {
  const { metricsToken } = watched.environment;
  const readiness = new Readiness(siteChecks(watched), (code) => words[code as HealthCode]);
  metrics.measure({ ...watched, readiness });
  return (path, request, visitor, isLocal) => {
    switch (path) {
      case '/healthz':
        return Promise.resolve(liveness());
      case '/readyz':
        return answerReadiness(readiness);
      case '/callerz':
        return Promise.resolve(callerOf(request, visitor));
      case '/metrics':
        if (metricsToken === undefined) return isLocal ? metrics.answer() : undefined;
        return hasBearer(request, metricsToken)
          ? metrics.answer()
          : Promise.resolve(unauthorized());
      default:
        return undefined;
    }
  };
}

/** Returns the client's address as the site sees it, so that `npm run doctor` can check the proxy setup. */
const callerOf = ({ headers }: Request, visitor: string) =>
  Response.json(
    { address: visitor, forwarded_for: headers.get('x-forwarded-for') },
    { headers: { 'cache-control': 'no-store' } },
  );

/** Answers as long as the process runs. */
const liveness = () =>
  Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });

const unauthorized = () =>
  new Response(null, {
    status: 401,
    headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' },
  });
