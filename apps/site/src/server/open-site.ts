import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { thaiDictionary } from '@clinicdee/thai';
import type { Log } from '../calls/log.ts';
import type { Environment } from '../environment.ts';
import { Metrics } from '../health/metrics.ts';
import { openHealth } from '../health/open-health.ts';
import type { RenderRoute, RouteOf } from './astro/entry.ts';
import { type BuiltFiles, readBuiltFiles } from './built-files.ts';
import { SharedDatabase } from '../shared/shared-database.ts';
import { errorPage, type Handler, siteHandler } from './handler.ts';
import { openServices } from './open-services.ts';
import { refusal } from '../calls/refuse.ts';
import { mainLanguage } from '../content/languages.ts';
import { contentOf } from '../content/site-content.ts';
import { Gate } from './overload.ts';
import { articleTag, LIST_TAG, PageCache } from './page-cache.ts';

/** What `npm run build` left. */
const dist = path.join(import.meta.dirname, '../../dist');

/** What is read before the data folder is needed. */
interface Build {
  files: BuiltFiles;
  renderRoute: RenderRoute;
  routeOf: RouteOf;
}

/** Reads the build, as it is served at an address. @throws Error when there is none */
export async function readBuild({ siteUrl }: Pick<Environment, 'siteUrl'>): Promise<Build> {
  const files = await readBuiltFiles(dist, siteUrl);
  // Read before anybody asks: it takes a tenth of a second.
  thaiDictionary();
  const entry = pathToFileURL(path.join(dist, 'server/entry.mjs')).href;
  return { files, ...((await import(entry)) as Omit<Build, 'files'>) };
}

/**
 * Opens the whole site, without a port: `server.ts` puts it on one, tests ask it directly.
 *
 * @returns the handler, how to rest before another process follows, and how to close everything
 * @throws Error when there is no build, or when the data folder cannot be used
 */
export async function openSite(
  environment: Environment,
  log: Log,
  build?: Build,
): Promise<{ handle: Handler; rest: () => Promise<void>; close: () => Promise<void> }> {
  const { indexNowKey, keepsArticles, officeOrigin, siteUrl, tags } = environment;
  const { files: built, renderRoute, routeOf } = build ?? (await readBuild(environment));
  const files = withKey(built, indexNowKey);
  const cache = new PageCache();
  const metrics = new Metrics();
  const shared = await openShared(environment, log);
  const { services, clock, disk, leads, healthWords, rest, close } = openServices(
    environment,
    log,
    ({ ids, isListChanged }) =>
      cache.purge([...(isListChanged ? [LIST_TAG] : []), ...ids.map(articleTag)]),
    metrics,
    shared,
  );
  const health = openHealth(
    {
      ...{
        environment,
        clock,
        disk,
        leads,
        shared,
        words: healthWords,
        articles: services.articleService,
      },
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
        locals: { ...services, keepsArticles, officeOrigin, siteUrl },
        clientAddress: visitor,
        errorPage: async (status) => errorPage(request, files, status),
      }),
  });
  return { handle, rest, close };
}

/** @throws NewerSharedDatabase; a database that is away is waited for by nobody */
async function openShared(
  { sharedDatabaseUrl }: Environment,
  log: Log,
): Promise<SharedDatabase | undefined> {
  if (sharedDatabaseUrl === undefined) return undefined;
  const shared = new SharedDatabase(sharedDatabaseUrl, log);
  try {
    await shared.open();
  } catch (error) {
    await shared.close();
    throw error;
  }
  return shared;
}

/** With the file in which search engines find the key of who tells them of changes (indexnow.org). */
function withKey(files: BuiltFiles, key: string | undefined): BuiltFiles {
  if (key === undefined) return files;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
  return new Map([
    ...files,
    [`/${key}.txt`, { status: 200, body: new TextEncoder().encode(key), headers }],
  ]);
}
