import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { thaiDictionary } from '@clinicdee/thai';
import type { Log } from '../calls/log.ts';
import type { Environment } from '../environment.ts';
import { Metrics } from '../health/metrics.ts';
import { openHealth } from '../health/open-health.ts';
import type { RenderRoute, RouteOf } from './astro/entry.ts';
import { readBuiltFiles } from './built-files.ts';
import { errorPage, type Handler, siteHandler } from './handler.ts';
import { openServices } from './open-services.ts';
import { refusal } from '../calls/refuse.ts';
import { mainLanguage } from '../content/languages.ts';
import { contentOf } from '../content/site-content.ts';
import { Gate } from './overload.ts';
import { articleTag, LIST_TAG, PageCache } from './page-cache.ts';

/** What `npm run build` left. */
const dist = path.join(import.meta.dirname, '../../dist');

/**
 * Opens the whole site, without a port: `server.ts` puts it on one, tests ask it directly.
 *
 * @returns the handler, and how to close everything behind it
 * @throws Error when there is no build, or when the data folder cannot be used
 */
export async function openSite(
  environment: Environment,
  log: Log,
): Promise<{ handle: Handler; close: () => Promise<void> }> {
  const { officeOrigin, siteUrl, tags } = environment;
  const files = readBuiltFiles(dist);
  const { renderRoute, routeOf } = (await import(
    pathToFileURL(path.join(dist, 'server/entry.mjs')).href
  )) as { renderRoute: RenderRoute; routeOf: RouteOf };
  // Read before anybody asks: it takes a tenth of a second.
  thaiDictionary();
  const cache = new PageCache();
  const metrics = new Metrics();
  const { services, clock, disk, leads, healthWords, close } = openServices(
    environment,
    log,
    ({ ids, isListChanged }) =>
      cache.purge([...(isListChanged ? [LIST_TAG] : []), ...ids.map(articleTag)]),
    metrics,
  );
  const health = openHealth(
    {
      ...{ environment, clock, disk, leads, words: healthWords, articles: services.articleService },
      hasHome: () => files.has('/'),
    },
    metrics,
  );
  const handle = siteHandler({
    files,
    cache,
    gate: new Gate(log),
    busy: refusal('busy', contentOf(mainLanguage)),
    log,
    health,
    metrics,
    routeOf,
    logsRequests: environment.logsRequests,
    headers: { tags, officeOrigin, siteUrl },
    render: (request, visitor) =>
      renderRoute(request, {
        locals: { ...services, officeOrigin },
        clientAddress: visitor,
        errorPage: async (status) => errorPage(request, files, status),
      }),
  });
  return { handle, close };
}
