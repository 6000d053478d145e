import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { thaiDictionary } from '@clinicdee/thai';
import type { Hono } from 'hono';
import { articleAddress } from '../articles/read/list-address.ts';
import type { Log } from '../calls/log.ts';
import { currentContents, showContents } from '../content/site-content.ts';
import type { Environment } from '../environment.ts';
import { Metrics } from '../health/metrics.ts';
import { openHealth } from '../health/open-health.ts';
import { readAddress } from './address.ts';
import { siteApp, type SiteBindings } from './app.ts';
import type { RenderRoute, RouteOf } from './astro/entry.ts';
import { CachedResponse, type Protect } from './cached-response.ts';
import { CdnPurge } from './cdn-purge.ts';
import { ErrorPages } from './error-pages.ts';
import { protect } from './headers.ts';
import { LiveContent } from './live-content.ts';
import { LoadShedder } from './load-shedder.ts';
import { openServices } from '../services/open-services.ts';
import { articleTag, LIST_TAG, PageCache } from './page-cache.ts';
import { Pages } from './pages.ts';
import { readStaticFiles } from './static-files.ts';

/** What `npm run build` left. */
const dist = path.join(import.meta.dirname, '../../dist');

/** The routes as Astro built them. */
interface Build {
  renderRoute: RenderRoute;
  routeOf: RouteOf;
}

/** Loads the build, which takes a tenth of a second, before the data folder is needed. @throws Error when there is none */
export async function loadBuild(): Promise<Build> {
  thaiDictionary();
  return (await import(pathToFileURL(path.join(dist, 'server/entry.mjs')).href)) as Build;
}

/** The site without a port, and how it ends. */
export interface Site {
  app: Hono<SiteBindings>;
  /** The page for what is no request. */
  badRequest: () => Response | Promise<Response>;
  close: () => Promise<void>;
}

/**
 * Opens the whole site: `server.ts` puts it on a port, tests ask it directly.
 *
 * @throws Error when there is no build, or when the data folder cannot be used
 */
export async function openSite(environment: Environment, log: Log, build?: Build): Promise<Site> {
  const { cdnSeconds, indexNowKey, officeOrigin, siteUrl, tags } = environment;
  const { renderRoute, routeOf } = build ?? (await loadBuild());
  const headerOptions = { tags, officeOrigin, siteUrl, cdnSeconds };
  const protectAt =
    (status: number) =>
    (pathname: string): Protect =>
    (headers, isSecure) => {
      protect(headers, { path: pathname, status, isSecure }, headerOptions);
    };
  const files = readStaticFiles(path.join(dist, 'client'), protectAt(200));
  if (indexNowKey !== undefined) files.set(...indexNowFile(indexNowKey, protectAt(200)));
  const cache = new PageCache();
  const errorPages = new ErrorPages(protectAt(500)('/'));
  const metrics = new Metrics();
  const purge = environment.cdnPurge && new CdnPurge({ ...environment.cdnPurge, log });
  const opened = openServices(
    environment,
    log,
    ({ ids, isListChanged }) => {
      cache.purge([...(isListChanged ? [LIST_TAG] : []), ...ids.map(articleTag)]);
      purge?.soon();
    },
    (facts) => content.render(facts),
    metrics,
  );
  const { services, clock } = opened;
  const pages = new Pages({
    renderRoute,
    cache,
    locals: { ...services, officeOrigin, siteUrl },
    contents: currentContents,
    clock,
    protect: (pathname, status) => protectAt(status)(pathname),
  });
  const content = new LiveContent({
    ...{ pages, cache, errorPages, siteUrl, clock, log },
    show: showContents,
    onChange: () => purge?.soon(),
  });
  const health = openHealth(
    {
      ...{ environment, clock },
      disk: opened.disk,
      leads: opened.leads,
      pictures: opened.pictures,
      words: opened.healthWords,
      articles: services.articleService,
      edits: services.editService,
      hasHome: () => content.hasHome,
    },
    metrics,
  );
  await opened.beginEdits();
  await content.begin();
  // Before anybody searches: with thousands of articles it takes longer than a page.
  await opened.renewSearch();
  const app = siteApp({
    ...{ cache, errorPages, files, health, log, metrics, pages, routeOf },
    headers: headerOptions,
    shedder: new LoadShedder(log),
    logsRequests: environment.logsRequests,
  });
  await warmUp(pages, services.articleService.catalogue.newest(1)[0], siteUrl);
  // Another release may stand here than the one whose pages the CDN keeps.
  purge?.soon();
  return {
    app,
    badRequest: () =>
      errorPages.get(400).respond({ header: () => undefined, isReading: false, isSecure: false }),
    close: async () => {
      await Promise.all([content.stop(), purge?.stop()]);
      await opened.close();
    },
  };
}

/**
 * Renders a page of each kind that shows articles before anybody asks: the first of each meets a cold compiler. Never
 * throws: whoever asks for the page is told.
 */
async function warmUp(
  pages: Pages,
  newest: { slug: string; title: string } | undefined,
  siteUrl: URL,
): Promise<void> {
  if (!newest) return;
  const search = `/articles?${new URLSearchParams({ q: newest.title })}`;
  for (const target of ['/articles', articleAddress(newest.slug), search]) {
    const url = new URL(target, siteUrl);
    const address = readAddress(url.href);
    if (address) await pages.read(new Request(url), address, '').catch(() => undefined);
  }
}

/** The file in which search engines find the key of who tells them of changes (indexnow.org). */
function indexNowFile(
  key: string,
  protectAt: (pathname: string) => Protect,
): [string, CachedResponse] {
  const address = `/${key}.txt`;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
  const body = new TextEncoder().encode(key);
  return [address, new CachedResponse({ status: 200, headers, body }, protectAt(address), 'kept')];
}
