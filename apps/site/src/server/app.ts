import { type Context, Hono } from 'hono';
import { httpStatus } from '@clinicdee/protocol';
import { repairAddress } from '../attribution/campaign-address.ts';
import { isFormPost } from '../http/form-request.ts';
import type { Log } from '../http/log.ts';
import { type Refused, refuse } from '../http/refuse.ts';
import { languageAt, mainPathOf } from '../content/languages.ts';
import { contentOf } from '../content/site-content.ts';
import type { measureRequests } from '@clinicdee/protocol/http/metrics';
import type { Probes } from '../health/open-health.ts';
import {
  type Address,
  canonicalPath,
  inLowerCase,
  readAddress,
  withoutTrailingPunctuation,
  withoutTrailingSlashes,
} from './address.ts';
import { type CachedResponse, isReading } from './cached-response.ts';
import { type HeaderOptions, protect } from './headers.ts';
import { type ErrorStatus, errorStatuses } from './error-statuses.ts';
import type { LiveContent } from './live-content.ts';
import type { LoadShedder } from './load-shedder.ts';
import type { PageCache, Rendered } from './page-cache.ts';
import type { RenderPage } from './page-renderer.ts';
import type { StaticFiles } from './static-files.ts';

/** The client of a request. */
export interface Visitor {
  /** IP address, for rate limits; behind a trusted proxy, the address that the proxy reports. */
  address: string;
  /** Whether the client is a program on this machine and not a proxy. */
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
  probes: Probes;
  measure: ReturnType<typeof measureRequests>;
  log: Log;
}

/** Creates the site as a Hono app, independent of any port. */
export function siteApp(parts: Parts): Hono<SiteBindings> {
  const { cache, content, files, headers, log, measure, probes, renderPage, shedder } = parts;
  const app = new Hono<SiteBindings>();

  const send = (c: SiteContext, response: CachedResponse) => response.respond(c.req.raw);
  const sendError = (c: SiteContext, status: ErrorStatus) =>
    send(c, content.errorPage(status, languageOf(c)));
  const withHeaders = (c: SiteContext, response: Response) => {
    protect(response.headers, { path: c.req.path, status: response.status }, headers);
    return response;
  };

  const refuseMethod = (c: SiteContext, allow = 'GET, HEAD') => {
    const { method_not_allowed: text } = contentOf(languageOf(c)).refusals;
    return withHeaders(c, c.text(text, 405, { allow, 'cache-control': 'no-store' }));
  };

  /** Replaces an error page by an envelope. Hono keeps the other headers of the page, such as Retry-After. */
  const refuseCall = (c: SiteContext) => {
    const words = contentOf(languageOf(c));
    const errors = Object.keys(words.refusals) as Refused[];
    const error = errors.find((one) => httpStatus[one] === c.res.status);
    if (!error) return;
    for (const name of pageHeaders) c.res.headers.delete(name);
    c.res = withHeaders(c, refuse(error, words));
  };

  /** Renders the request unless the load shedder refuses it; then returns undefined. */
  const render = (c: SiteContext) => {
    const address = c.get('address');
    const request = requestOf(c);
    const work = isFormPost(request.method, address.pathname) ? 'form' : 'page';
    return shedder.run<Partial<Rendered>>(work, async () => {
      // Astro decodes paths more than once, so `%25` would give each page additional addresses.
      if (address.pathname.includes('%25')) return {};
      const renderRequest = () => renderPage(request, address, c.env.address);
      if (!isReading(c.req.raw)) return (await renderRequest()) ?? {};
      return (await cache.load(address.key, renderRequest)) ?? {};
    });
  };

  const redirectTo = (c: SiteContext, pathname: string, search = c.get('address').search) =>
    withHeaders(c, c.redirect(pathname + search, 308));

  /** Whether there is a page, or the former address of one. */
  const isPage = async (c: SiteContext, pathname: string) =>
    (await app.fetch(new Request(new URL(pathname, c.req.url)), c.env)).status < 400;

  // Metrics omit the visitor's address and the path.
  app.use(async (c, next) => {
    const started = performance.now();
    const address = readAddress(c.req.url);
    if (address) {
      c.set('address', address);
      await next();
    } else {
      const { body, headers } = await sendError(c, 404);
      c.res = new Response(body, { status: 400, headers });
    }
    if (isCall(c) && !c.res.headers.get('content-type')?.includes('json')) refuseCall(c);
    const seconds = (performance.now() - started) / 1000;
    measure(c.req.raw.method, c.get('route') ?? NO_ROUTE, c.res.status, seconds);
  });

  // Serve assets and cached pages from memory.
  app.use(async (c, next) => {
    const { pathname, key } = c.get('address');
    const file = files.get(pathname);
    if (file && !isReading(c.req.raw)) return refuseMethod(c);
    const response = file ?? (isReading(c.req.raw) ? cache.get(key) : undefined);
    if (!response) return next();
    c.set('route', response.content.route);
    return send(c, response);
  });

  // Redirect to the canonical address of a page.
  app.use(async (c, next) => {
    const { pathname } = c.get('address');
    const errorStatus = errorStatuses.find((status) => mainPathOf(pathname) === `/${status}`);
    if (errorStatus !== undefined) return sendError(c, errorStatus);
    // Status 308 preserves the method and body of a form.
    const trimmed = withoutTrailingSlashes(pathname);
    if (trimmed !== pathname) return redirectTo(c, trimmed);
    // Astro would serve the page for both forms; a redirect to `//` would lead to another host.
    if (/\.html$|\/\//i.test(pathname)) return sendError(c, 404);
    const canonical = canonicalPath(pathname);
    return canonical === pathname ? next() : redirectTo(c, canonical);
  });

  app.use(async (c, next) => {
    const { pathname } = c.get('address');
    const probe = probes[pathname];
    if (!probe) return next();
    if (!isReading(c.req.raw)) return refuseMethod(c);
    const answer = await probe(requestOf(c), c.env);
    if (!answer) return next();
    c.set('route', pathname);
    return withHeaders(c, answer);
  });

  app.all('*', async (c) => {
    const address = c.get('address');
    const rendered = await render(c);
    if (!rendered) return sendError(c, 503);
    const { response } = rendered;
    if (response) c.set('route', response.content.route);
    if (!response || response.content.status === 404) {
      const repaired = new URL(repairAddress(c.req.url));
      const path = withoutTrailingSlashes(inLowerCase(repaired.pathname));
      const meant = withoutTrailingPunctuation(path);
      if (isReading(c.req.raw) && meant !== address.pathname && (await isPage(c, meant))) {
        return redirectTo(c, meant, repaired.search);
      }
      return response?.content.body.byteLength ? send(c, response) : sendError(c, 404);
    }
    const { body, headers: responseHeaders, status } = response.content;
    if (body.byteLength > 0) return send(c, response);
    if (status === 405) return refuseMethod(c, responseHeaders.allow);
    return status === 503 ? sendError(c, 503) : send(c, response);
  });

  app.onError((error, c) => {
    // An aborted request is not a server error.
    if (!c.req.raw.signal.aborted) log.error({ err: error }, 'request failed');
    return sendError(c, 500);
  });

  return app;
}

/** The `route` label of requests that match no route. */
const NO_ROUTE = 'none';

/** Whether a program asks, which reads JSON. */
const isCall = ({ req }: SiteContext) =>
  mainPathOf(req.path).startsWith('/api/') ||
  /^(?!.*text\/html).*application\/json/.test(req.header('accept') ?? '');

const pageHeaders = ['content-encoding', 'content-length', 'content-security-policy', 'vary'];

/** The language of a request, whose address may be malformed. */
const languageOf = (c: SiteContext) => languageAt(c.req.path);

/** The request as the renderer gets it: HEAD is rendered as GET. */
const requestOf = ({ req: { raw } }: SiteContext): Request =>
  raw.method === 'HEAD' ? new Request(raw.url, { headers: raw.headers }) : raw;
