import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { thaiDictionary } from '@clinicdee/thai';
import type { Log } from '../calls/log.ts';
import type { Environment } from '../environment.ts';
import { Metrics } from '../health/metrics.ts';
import { openHealth } from '../health/open-health.ts';
import type {
  FindSearchParts,
  RenderEdited,
  RenderRoute,
  RenderSearchFrame,
  RouteOf,
  ShowContents,
} from './astro/entry.ts';
import { type BuiltFiles, readBuiltFiles } from './built-files.ts';
import { CdnPurge } from './cdn-purge.ts';
import { makeFirstPages } from './first-pages.ts';
import { type Handler, siteHandler } from './handler.ts';
import { leadCall } from './lead-call.ts';
import { plainErrorPage } from './own-pages.ts';
import { openServices } from './open-services.ts';
import { refusal } from '../calls/refuse.ts';
import { mainLanguage } from '../content/languages.ts';
import { contentOf, showContents } from '../content/site-content.ts';
import { Gate } from './overload.ts';
import { articleTag, LIST_TAG, PageCache } from './page-cache.ts';
import { type Render, renderedPages } from './rendered-pages.ts';
import { SearchPages } from './search-pages.ts';
import { ShownPages } from './shown-pages.ts';

/** What `npm run build` left. */
const dist = path.join(import.meta.dirname, '../../dist');

/** What is read before the data folder is needed. */
interface Build {
  files: BuiltFiles;
  /** The day of the build in Bangkok. */
  builtOn: string;
  renderRoute: RenderRoute;
  renderEdited: RenderEdited;
  renderSearchFrame: RenderSearchFrame;
  findSearchParts: FindSearchParts;
  showContents: ShowContents;
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
  const { indexNowKey, officeOrigin, siteUrl, tags } = environment;
  const built = build ?? (await readBuild(environment));
  const { renderRoute, routeOf } = built;
  /** As built, but for the pages of which the office has changed the words. */
  const files = new Map(withKey(built.files, indexNowKey));
  const cache = new PageCache();
  const metrics = new Metrics();
  const purge = environment.cdnPurge && new CdnPurge({ ...environment.cdnPurge, log });
  const {
    services,
    clock,
    disk,
    leads,
    pictures,
    healthWords,
    beginEdits,
    renewSearch,
    rest: restServices,
    close,
  } = openServices(
    environment,
    log,
    ({ ids, isListChanged }) => {
      cache.purge([...(isListChanged ? [LIST_TAG] : []), ...ids.map(articleTag)]);
      purge?.soon();
    },
    (facts) => pages.make(facts),
    metrics,
  );
  const health = openHealth(
    {
      ...{
        environment,
        clock,
        disk,
        leads,
        words: healthWords,
        articles: services.articleService,
        edits: services.editService,
        pictures,
      },
      hasHome: () => files.has('/'),
    },
    metrics,
  );
  const locals = { ...services, officeOrigin, siteUrl };
  const surroundings = (visitor: string, request: Request) => ({
    clientAddress: visitor,
    errorPage: async (status: 404 | 500) => plainErrorPage(request, files, status),
  });
  const pages = new ShownPages({
    built: built.files,
    builtOn: built.builtOn,
    files,
    render: (path, contents) => {
      const request = new Request(new URL(path, siteUrl));
      const tried = { ...locals, triedContents: contents };
      return built.renderEdited(request, { locals: tried, ...surroundings('', request) });
    },
    onShown: (contents, { areWordsNew, isPageNew }) => {
      showContents(contents);
      built.showContents(contents);
      // What is rendered says no day of the product's views.
      if (areWordsNew) cache.clear();
      if (areWordsNew || isPageNew) purge?.soon();
      busy = refusal('busy', contentOf(mainLanguage));
    },
    clock,
    log,
  });
  let busy = refusal('busy', contentOf(mainLanguage));
  await beginEdits();
  await pages.begin();
  // Before anybody searches: with thousands of articles it takes longer than a page.
  await renewSearch();
  const render: Render = (request, visitor) =>
    renderRoute(request, { locals: { ...locals }, ...surroundings(visitor, request) });
  const searches = new SearchPages(
    (holes) => {
      const request = new Request(new URL('/articles', siteUrl));
      const inner = { ...surroundings('', request), locals: { ...locals, holes } };
      return built.renderSearchFrame(request, inner);
    },
    (request, visitor) => built.findSearchParts(request, visitor, services),
    cache,
  );
  const handle = siteHandler({
    files,
    cache,
    render,
    searches,
    gate: new Gate(log),
    busy: () => busy,
    log,
    health,
    metrics,
    routeOf,
    logsRequests: environment.logsRequests,
    headers: { tags, officeOrigin, siteUrl, cdnSeconds: environment.cdnSeconds },
    answerCall: leadCall(services.leadService),
  });
  await makeFirstPages(
    renderedPages(render, cache, searches),
    services.articleService.catalogue,
    siteUrl,
  );
  // Another release may stand here than the one whose pages the CDN keeps.
  purge?.soon();
  const rest = async () => {
    await Promise.all([pages.stop(), restServices()]);
  };
  const closeAll = async () => {
    await Promise.all([pages.stop(), purge?.stop()]);
    await close();
  };
  return { handle, rest, close: closeAll };
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
