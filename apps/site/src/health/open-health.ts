import { hasBearer } from '@clinicdee/protocol/http/secrets';
import { answerReadiness, Readiness } from '@clinicdee/protocol/http/readiness';
import type { ArticleService } from '../articles/open-article-service.ts';
import type { SiteDisk } from '../storage/site-disk.ts';
import type { EditService } from '../site-content-sync/open-edit-service.ts';
import type { Environment } from '../environment/environment.ts';
import type { ErasureGuard } from '../erasure.ts';
import type { LeadHealth } from '../leads/open-lead-service.ts';
import {
  articlesCheck,
  canaryCheck,
  erasureCheck,
  contentCheck,
  databaseCheck,
  diskCheck,
  fileCheck,
  leadApiCheck,
  leadsCheck,
  picturesCheck,
} from './checks.ts';
import type { SharePictures } from '../share/share-pictures.ts';
import type { Metrics } from './metrics.ts';
import { type HealthCode, words } from './words.ts';

/** Dependencies of the health checks. */
export interface Watched {
  environment: Environment;
  leads: LeadHealth;
  disk: Pick<SiteDisk, 'trouble'>;
  erasure: Pick<ErasureGuard, 'hold'>;
  articles: Pick<ArticleService, 'copiedAt' | 'refused'>;
  edits: Pick<EditService, 'failingSince' | 'refusedSince'>;
  pictures: Pick<SharePictures, 'failing'>;
}

/** Answers the health endpoints. Returns undefined for other paths. */
export type AnswerHealth = (
  path: string,
  request: Request,
  visitor: string,
  isLocal: boolean,
) => Promise<Response> | undefined;

/** Creates the handler of `/healthz`, `/readyz`, `/metrics` and `/callerz`. */
export function openHealth(watched: Watched, metrics: Metrics): AnswerHealth {
  const { environment, leads, articles } = watched;
  const readiness = new Readiness(
    [
      databaseCheck(leads.outbox, watched.disk),
      fileCheck(environment.dataDir),
      diskCheck(environment.dataDir),
      erasureCheck(watched.erasure),
      leadsCheck(leads),
      leadApiCheck(leads),
      canaryCheck(leads),
      contentCheck(watched.edits, environment.contentSite?.intervalMs),
      articlesCheck(articles, environment.contentSite?.intervalMs),
      picturesCheck(watched.pictures),
    ],
    (code) => words[code as HealthCode],
  );
  metrics.measure({
    ...{ leads, readiness },
    copiedAt: () => articles.copiedAt(),
    pictures: watched.pictures,
  });
  return (path, request, visitor, isLocal) => {
    switch (path) {
      case '/healthz':
        return Promise.resolve(liveness());
      case '/readyz':
        return answerReadiness(readiness);
      case '/callerz':
        return Promise.resolve(callerOf(request, visitor));
      case '/metrics': {
        const { metricsToken } = environment;
        if (metricsToken === undefined) return isLocal ? metrics.answer() : undefined;
        return hasBearer(request, metricsToken)
          ? metrics.answer()
          : Promise.resolve(unauthorized());
      }
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
