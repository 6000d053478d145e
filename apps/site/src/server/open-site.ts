import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { measureRequests } from '@clinicdee/protocol/http/metrics';
import { thaiDictionary } from '@clinicdee/thai';
import type { Hono } from 'hono';
import { Registry } from 'prom-client';
import { CdnPurge } from '../http/cdn-purge.ts';
import type { Log } from '../http/log.ts';
import type { Environment } from '../environment/environment.ts';
import { openHealth } from '../health/open-health.ts';
import { siteApp, type SiteBindings } from './app.ts';
import type { RenderRoute } from './astro/entry.ts';
import type { Protect } from './cached-response.ts';
import { protect } from './headers.ts';
import { LiveContent } from './live-content.ts';
import { LoadShedder } from './load-shedder.ts';
import { openServices } from '../services/open-services.ts';
import { ARTICLES_TAG, CAMPAIGN_TAG, PageCache } from './page-cache.ts';
import { pageRenderer } from './page-renderer.ts';
import { readStaticFiles } from './static-files.ts';

/** Output of `npm run build`. */
const dist = path.join(import.meta.dirname, '../../dist');

export interface Site {
  app: Hono<SiteBindings>;
  close: () => Promise<void>;
}

/**
 * Opens the site without a port: `server.ts` listens on one, tests call `app` directly.
 *
 * @throws Error if there is no build or the data folder is unusable
 */
export async function openSite(environment: Environment, log: Log): Promise<Site> {
  const { cdnSeconds, officeOrigin, siteUrl, tags } = environment;
  thaiDictionary();
  const { renderRoute } = (await import(
    pathToFileURL(path.join(dist, 'server/entry.mjs')).href
  )) as { renderRoute: RenderRoute };
  const headerOptions = { tags, officeOrigin, siteUrl, cdnSeconds };
  const protectAt =
    (pathname: string, status: number): Protect =>
    (headers) => {
      protect(headers, { path: pathname, status }, headerOptions);
    };
  const files = readStaticFiles(path.join(dist, 'client'), (file) => protectAt(file, 200));
  const cache = new PageCache();
  const registry = new Registry();
  const purge = environment.cdnPurge && new CdnPurge({ ...environment.cdnPurge, log });
  const drop = (tag: string) => {
    cache.purge(tag);
    purge?.schedule();
  };
  const opened = openServices({
    environment,
    log,
    onArticlesChanged: () => drop(ARTICLES_TAG),
    renderPages: (facts) => content.render(facts),
    onCampaignPages: () => drop(CAMPAIGN_TAG),
  });
  const { services, erasure } = opened;
  const renderPage = pageRenderer({
    renderRoute,
    locals: services,
    protect: protectAt,
  });
  const content = new LiveContent({
    renderPage,
    cache,
    siteUrl,
    log,
    onChange: () => purge?.schedule(),
  });
  const health = openHealth(
    {
      environment,
      erasure,
      disk: opened.disk,
      leads: opened.leads,
      articles: services.articleService,
      siteContent: services.siteContentService,
    },
    { registry, log },
  );
  await services.siteContentService.begin();
  await content.begin();
  // Build the search index early: with thousands of articles it takes longer than rendering a page.
  opened.warmSearch();
  const app = siteApp({
    cache,
    content,
    files,
    probes: health.probes,
    log,
    measure: measureRequests(registry),
    renderPage,
    headers: headerOptions,
    shedder: new LoadShedder(),
  });
  // The CDN may have cached pages of the previous release.
  purge?.schedule();
  return {
    app,
    close: async () => {
      health.stop();
      await Promise.all([content.stop(), purge?.stop()]);
      await opened.close();
    },
  };
}
