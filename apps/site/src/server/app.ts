import { type Context, Hono } from 'hono';
import { isFormPost } from '../calls/form-post.ts';
import type { Log } from '../calls/log.ts';
import { mainLanguage } from '../content/languages.ts';
import { contentOf } from '../content/site-content.ts';
import type { Metrics } from '../health/metrics.ts';
import type { AnswerHealth } from '../health/open-health.ts';
import {
  type Address,
  inLowerCase,
  readAddress,
  withoutNeedlessEscapes,
  withoutOuterSlashes,
} from './address.ts';
import type { RouteOf } from './astro/entry.ts';
import type { CachedResponse } from './cached-response.ts';
import { busyCall, type ErrorPages, type ErrorStatus, errorStatuses } from './error-pages.ts';
import { type HeaderOptions, protect } from './headers.ts';
import type { LoadShedder } from './load-shedder.ts';
import type { PageCache, Rendered } from './page-cache.ts';
import type { Pages } from './pages.ts';
import { isProbe, NO_ROUTE, routeNameOf } from './route-name.ts';
import type { StaticFiles } from './static-files.ts';

/** Who asks. */
export interface Visitor {
  /** Their address, for rate limits; behind a trusted proxy, as that one says. */
  address: string;
  /** Whether it is a program on this machine, and no proxy. */
  isLocal: boolean;
  /** Whether they came by https, perhaps to a trusted proxy. */
  isSecure: boolean;
}

export interface SiteBindings {
  Bindings: Visitor;
  Variables: { address: Address };
}

type SiteContext = Context<SiteBindings>;

interface Parts {
  files: StaticFiles;
  cache: PageCache;
  pages: Pages;
  errorPages: ErrorPages;
  shedder: LoadShedder;
  headers: HeaderOptions;
  health: AnswerHealth;
  metrics: Pick<Metrics, 'answered' | 'from'>;
  routeOf: RouteOf;
  log: Log;
  /** Whether each request is a line of the log. */
  logsRequests: boolean;
}

/** The site as a Hono app: what it answers is decided here, on which port is not. */
export function siteApp(parts: Parts): Hono<SiteBindings> {
  const { cache, errorPages, files, headers, health, log, metrics, pages, shedder } = parts;
  const routeName = routeNameOf(files, parts.routeOf);
  const app = new Hono<SiteBindings>();

  const send = (c: SiteContext, response: CachedResponse) =>
    response.respond({
      header: (name) => c.req.header(name),
      isReading: isReading(c),
      isSecure: c.env.isSecure,
    });
  const sendError = (c: SiteContext, status: ErrorStatus, allow?: string) =>
    send(c, errorPages.get(status, allow));
  const withHeaders = (c: SiteContext, response: Response) => {
    const { path } = c.get('address');
    const { status } = response;
    protect(response.headers, { path, status, isSecure: c.env.isSecure }, headers);
    return response;
  };

  /** Renders within the limits of load; undefined where there is no room. */
  const render = (c: SiteContext, address: Address, request: Request) => {
    const work = isFormPost(request.method, address.pathname) ? 'form' : 'page';
    return shedder.run<Partial<Rendered>>(work, async () => {
      // Astro decodes a path more than once: each page would have further addresses.
      if (address.pathname.includes('%25')) return {};
      if (!isReading(c)) return (await pages.render(request, address, c.env.address)) ?? {};
      metrics.from('render');
      return (await pages.read(request, address, c.env.address)) ?? {};
    });
  };

  /** Leads to where a page is, if there is one. */
  const redirectTo = async (c: SiteContext, pathname: string) => {
    if (!isReading(c) || pathname.startsWith('/api/')) return undefined;
    const target = pathname + c.get('address').search;
    const url = new URL(target, 'http://site');
    const address = readAddress(url.href);
    if (!address) return undefined;
    const isKept = files.has(address.pathname) || cache.get(address.key) !== undefined;
    const found = isKept || (await render(c, address, new Request(url)));
    const status = found === true ? 200 : (found?.response?.content.status ?? 404);
    return status < 400 ? withHeaders(c, c.redirect(target, 308)) : undefined;
  };

  // Metrics and the log: neither the visitor's address nor the query, nor a path that is no page.
  app.use(async (c, next) => {
    const started = performance.now();
    const address = readAddress(c.req.url);
    if (address) {
      c.set('address', address);
      await next();
    } else c.res = await sendError(c, 400);
    const { status } = c.res;
    const { method } = c.req.raw;
    const ms = performance.now() - started;
    const route = address ? routeName(address) : NO_ROUTE;
    metrics.answered(method, route, status, ms / 1000);
    if (!parts.logsRequests || isProbe(route)) return;
    const isPage = route !== NO_ROUTE && (status < 300 || status === 304);
    const path = isPage && address ? address.pathname : route;
    log.info({ method, path, status, ms: Math.round(ms) }, 'answered');
  });

  // What is in memory: assets, and cached pages.
  app.use((c, next) => {
    const { pathname, key } = c.get('address');
    const file = files.get(pathname);
    if (file && !isReading(c)) return Promise.resolve(sendError(c, 405));
    const kept = file ?? (isReading(c) ? cache.get(key) : undefined);
    if (!kept) return next();
    metrics.from(file ? 'files' : 'cache');
    return Promise.resolve(send(c, kept));
  });

  // One address a page.
  app.use(async (c, next) => {
    const { pathname, search } = c.get('address');
    const own = errorStatuses.find((status) => pathname === `/${status}`);
    if (own !== undefined) return sendError(c, own);
    if (pathname.length > 1 && pathname.endsWith('/')) {
      // A form keeps its method and body.
      return withHeaders(c, c.redirect(withoutOuterSlashes(pathname) + search, 308));
    }
    // Astro takes both for the page without.
    if (/\.html$|\/\//i.test(pathname)) return sendError(c, 404);
    const canonical = withoutNeedlessEscapes(pathname);
    if (canonical === pathname) return next();
    return (await redirectTo(c, canonical)) ?? sendError(c, 404);
  });

  app.use(async (c, next) => {
    const { pathname } = c.get('address');
    if (!isReading(c)) return isProbe(pathname) ? sendError(c, 405) : next();
    const answer = await health(pathname, requestOf(c), c.env.address, c.env.isLocal);
    return answer ? withHeaders(c, answer) : next();
  });

  app.all('*', async (c) => {
    const address = c.get('address');
    const found = await render(c, address, requestOf(c));
    if (!found) {
      const isCall = address.pathname.includes('/api/') && !wantsHtml(c);
      if (!isCall) return sendError(c, 503);
      return withHeaders(c, busyCall(contentOf(mainLanguage)));
    }
    const { response } = found;
    if (!response || response.content.status === 404) {
      const lower = inLowerCase(address.pathname);
      const redirect = lower === address.pathname ? undefined : await redirectTo(c, lower);
      return redirect ?? (response ? send(c, response) : sendError(c, 404));
    }
    const { body, headers: sent, status } = response.content;
    // Who asked by a method that a page does not know, or too early, is shown a page, too.
    const isBare = body.byteLength === 0 && (status === 405 || status === 503);
    return isBare ? sendError(c, status, sent.allow) : send(c, response);
  });

  app.onError((error, c) => {
    // A visitor who left while sending is answered by nobody, and it is no fault of ours.
    if (!c.req.raw.signal.aborted) log.error({ err: error }, 'request failed');
    return sendError(c, 500);
  });

  return app;
}

const isReading = (c: SiteContext) => c.req.raw.method === 'GET' || c.req.raw.method === 'HEAD';

const wantsHtml = (c: SiteContext) => c.req.header('accept')?.includes('text/html') === true;

/** The request by the scheme that the visitor used. Whoever asks for the head alone is told what the page would be. */
function requestOf(c: SiteContext): Request {
  const { raw } = c.req;
  const url = c.env.isSecure ? raw.url.replace(/^http:/, 'https:') : raw.url;
  if (raw.method === 'HEAD') return new Request(url, { headers: raw.headers });
  return url === raw.url ? raw : new Request(url, raw);
}
