import { type Context, Hono } from 'hono';
import { answerWith } from '@clinicdee/protocol/http/answer';
import { isFormPost } from '../http/form-post.ts';
import type { Log } from '../http/log.ts';
import { refusal } from '../http/refuse.ts';
import { mainLanguage } from '../content/languages.ts';
import { contentOf } from '../content/site-content.ts';
import type { Metrics } from '../health/metrics.ts';
import type { AnswerHealth } from '../health/open-health.ts';
import {
  type Address,
  inLowerCase,
  readAddress,
  withoutNeedlessEscapes,
  withoutClosingSlashes,
} from './address.ts';
import type { CachedResponse } from './cached-response.ts';
import { type HeaderOptions, protect } from './headers.ts';
import { type ErrorStatus, errorStatuses, type LiveContent } from './live-content.ts';
import { type LoadShedder, RETRY_AFTER_SECONDS } from './load-shedder.ts';
import type { PageCache, Rendered } from './page-cache.ts';
import type { RenderPage } from './pages.ts';
import type { StaticFiles } from './static-files.ts';

/** Who asks. */
export interface Visitor {
  /** Their address, for rate limits; behind a trusted proxy, as that one says. */
  address: string;
  /** Whether it is a program on this machine, and no proxy. */
  isLocal: boolean;
}

export interface SiteBindings {
  Bindings: Visitor;
  Variables: { address: Address; route?: string };
}

type SiteContext = Context<SiteBindings>;

interface Parts {
  files: StaticFiles;
  cache: PageCache;
  renderPage: RenderPage;
  content: Pick<LiveContent, 'errorPage'>;
  shedder: LoadShedder;
  headers: HeaderOptions;
  health: AnswerHealth;
  metrics: Pick<Metrics, 'answered' | 'from'>;
  log: Log;
  /** Whether each request is a line of the log. */
  logsRequests: boolean;
}

/** The site as a Hono app: what it answers is decided here, on which port is not. */
export function siteApp(parts: Parts): Hono<SiteBindings> {
  const { cache, content, files, headers, health, log, metrics, renderPage, shedder } = parts;
  const app = new Hono<SiteBindings>();

  const send = (c: SiteContext, response: CachedResponse) =>
    response.respond({ header: (name) => c.req.header(name), isReading: isReading(c) });
  const sendError = async (c: SiteContext, status: ErrorStatus, allow = 'GET, HEAD') => {
    const response = await send(c, content.errorPage(status));
    if (status === 405) response.headers.set('allow', allow);
    return response;
  };
  const withHeaders = (c: SiteContext, response: Response) => {
    const { pathname } = c.get('address');
    protect(response.headers, { path: pathname, status: response.status }, headers);
    return response;
  };

  /** Renders within the limits of load; undefined where there is no room. */
  const render = (c: SiteContext) => {
    const address = c.get('address');
    const request = requestOf(c);
    const work = isFormPost(request.method, address.pathname) ? 'form' : 'page';
    return shedder.run<Partial<Rendered>>(work, async () => {
      // Astro decodes a path more than once: each page would have further addresses.
      if (address.pathname.includes('%25')) return {};
      const rendered = () => renderPage(request, address, c.env.address);
      if (!isReading(c)) return (await rendered()) ?? {};
      metrics.from('render');
      return (await cache.load(address.key, rendered)) ?? {};
    });
  };

  const redirectTo = (c: SiteContext, pathname: string) =>
    withHeaders(c, c.redirect(pathname + c.get('address').search, 308));

  const isPage = async (c: SiteContext, pathname: string) =>
    (await app.fetch(new Request(new URL(pathname, c.req.url)), c.env)).ok;

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
    const route = c.get('route') ?? NO_ROUTE;
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
    if (file && !isReading(c)) return sendError(c, 405);
    const kept = file ?? (isReading(c) ? cache.get(key) : undefined);
    if (!kept) return next();
    c.set('route', kept.content.route);
    metrics.from(file ? 'files' : 'cache');
    return Promise.resolve(send(c, kept));
  });

  // One address a page.
  app.use(async (c, next) => {
    const { pathname } = c.get('address');
    const own = errorStatuses.find((status) => pathname === `/${status}`);
    if (own !== undefined) return sendError(c, own);
    // A form keeps its method and body.
    const closed = withoutClosingSlashes(pathname);
    if (closed !== pathname) return redirectTo(c, closed);
    // Astro takes both for the page without; a redirect to two slashes would lead to another host.
    if (/\.html$|\/\//i.test(pathname)) return sendError(c, 404);
    const canonical = withoutNeedlessEscapes(pathname);
    return canonical === pathname ? next() : redirectTo(c, canonical);
  });

  app.use(async (c, next) => {
    const { pathname } = c.get('address');
    if (!isReading(c)) return isProbe(pathname) ? sendError(c, 405) : next();
    const answer = await health(pathname, requestOf(c), c.env.address, c.env.isLocal);
    if (!answer) return next();
    c.set('route', pathname);
    return withHeaders(c, answer);
  });

  app.all('*', async (c) => {
    const address = c.get('address');
    const found = await render(c);
    if (!found) {
      const isCall = address.pathname.includes('/api/') && !wantsHtml(c);
      if (!isCall) return sendError(c, 503);
      const busy = refusal('busy', contentOf(mainLanguage));
      return withHeaders(c, answerWith(busy, { 'retry-after': String(RETRY_AFTER_SECONDS) }));
    }
    const { response } = found;
    if (response) c.set('route', response.content.route);
    if (!response || response.content.status === 404) {
      const lower = inLowerCase(address.pathname);
      if (isReading(c) && lower !== address.pathname && (await isPage(c, lower))) {
        return redirectTo(c, lower);
      }
      return response?.content.body.byteLength ? send(c, response) : sendError(c, 404);
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

/** What metrics call an address at which nothing is. */
const NO_ROUTE = 'none';

/** Machines ask these every few seconds: no log needs to tell. */
const isProbe = (path: string) => ['/healthz', '/readyz', '/metrics', '/callerz'].includes(path);

const isReading = (c: SiteContext) => c.req.raw.method === 'GET' || c.req.raw.method === 'HEAD';

const wantsHtml = (c: SiteContext) => c.req.header('accept')?.includes('text/html') === true;

/** Whoever asks for the head alone is told what the page would be. */
const requestOf = ({ req: { raw } }: SiteContext): Request =>
  raw.method === 'HEAD' ? new Request(raw.url, { headers: raw.headers }) : raw;
