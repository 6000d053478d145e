import type { Envelope } from '@clinicdee/protocol';
import type { Log } from '../calls/log.ts';
import type { Metrics } from '../health/metrics.ts';
import type { AnswerHealth } from '../health/open-health.ts';
import type { BuiltFiles } from './built-files.ts';
import type { AnswerCall } from './lead-call.ts';
import { refusesPlain, takesNothing } from './compression.ts';
import { type HeaderOptions, protect } from './headers.ts';
import { type Gate, kindOf, RETRY_AFTER_SECONDS } from './overload.ts';
import { errorPage, ownPages, wholeCall } from './own-pages.ts';
import type { PageCache } from './page-cache.ts';
import { type Asked, type Ready, ReadyAnswers } from './ready.ts';
import { pageKey, type Render, renderedPages } from './rendered-pages.ts';
import type { SearchPages } from './search-pages.ts';
import { isProbe, NO_ROUTE, routesOf } from './routes.ts';
import { decoded, inLowerCase, type Place, Places, withoutSlashes } from './target.ts';
import { deliver, type Whole } from './whole.ts';

/**
 * The site as a function: no port, no Node. `visitor` is the address of who asks, `isLocal` whether that
 * is a program on this machine and no proxy, `asker` as in {@link Asked}.
 */
export interface Handler {
  (request: Request, visitor: string, isLocal?: boolean, asker?: unknown): Promise<Response>;
  /**
   * Answers at once what needs no work: built files and kept pages, and what names no address. Undefined for everything else. What it says, the function says too.
   */
  ready?: (asked: Asked) => Ready | undefined;
}

interface Parts {
  files: BuiltFiles;
  render: Render;
  /** Answers what comes in storms, before anything is rendered; undefined for everything else. */
  answerCall?: AnswerCall;
  searches?: Pick<SearchPages, 'page'>;
  /** Where rendered pages are kept. */
  cache: PageCache;
  gate: Gate;
  /** What a call is answered for which there is no room, in the words of now. */
  busy: () => Envelope;
  headers: HeaderOptions;
  log: Log;
  /** Answers what is asked about the site itself. */
  health: AnswerHealth;
  metrics: Pick<Metrics, 'answered' | 'from'>;
  /** The pattern of what is rendered at a path; undefined where nothing is. */
  routeOf: (path: string) => string | undefined;
  /** Whether each request is a line of the log. */
  logsRequests: boolean;
}

/**
 * Answers every request: built files first, then what Astro renders, else the page for what is not
 * there. A fault is logged and answered with the page for faults; nothing is thrown.
 */
export function siteHandler(parts: Parts): Handler {
  const { files, render, cache, gate, headers, log, health, metrics } = parts;
  const rendered = renderedPages(render, cache, parts.searches);
  const routes = routesOf(files, parts.routeOf);
  const places = new Places(routes);
  const answers = new ReadyAnswers((sent, of) => protect(sent, of, headers));
  const own = ownPages(files);
  const busyCalls = new WeakMap<Envelope, Whole>();
  const busyCall = (envelope: Envelope): Whole => {
    const whole = busyCalls.get(envelope) ?? wholeCall(envelope, RETRY_AFTER_SECONDS);
    busyCalls.set(envelope, whole);
    return whole;
  };

  const answer = async (
    request: Request,
    visitor: string,
    url: URL,
    isLocal: boolean,
  ): Promise<Response> => {
    if (isReading(request.method) && takesNothing(request.headers.get('accept-encoding'))) {
      return notAcceptable();
    }
    const { pathname, search } = url;
    const path = decoded(pathname);
    if (path === undefined) return deliver(request, own(400));
    const said = isReading(request.method)
      ? await health(path, request, visitor, isLocal)
      : undefined;
    if (said) return said;
    if (isProbe(path) && !isReading(request.method)) return deliver(request, own(405));
    const file = files.get(path);
    if (file) return deliver(request, isReading(request.method) ? file : own(405));
    if (path.length > 1 && path.endsWith('/')) return redirect(withoutSlashes(pathname) + search);
    const called = parts.answerCall?.(path, request, visitor);
    if (called) return deliver(request, await called);
    const response = await rendered(request, visitor);
    if (response && isReading(request.method)) metrics.from('render');
    if (response && response.status !== 404) {
      // Who asked in a way that a page does not know, or too early, is shown a page, too.
      const { status } = response;
      const isBare = response.headers.get('content-length') === '0';
      return isBare && (status === 405 || status === 503)
        ? deliver(request, own(status))
        : response;
    }
    return (await elsewhere(url, request, visitor)) ?? response ?? errorPage(request, files, 404);
  };

  /** Leads to the page that stands at the same address in lower case, as names of pages do here. */
  const elsewhere = async (url: URL, request: Request, visitor: string) => {
    const lower = inLowerCase(url.pathname);
    if (lower === url.pathname || lower.startsWith('/api/') || !isReading(request.method)) return;
    const there = new Request(new URL(lower + url.search, url), { headers: request.headers });
    const page = files.get(decoded(lower) ?? '') ?? (await rendered(there, visitor));
    return page && page.status < 400 ? redirect(lower + url.search) : undefined;
  };

  const tell = (asked: Told, status: number, started: number) => {
    const { method, path } = asked;
    const ms = performance.now() - started;
    metrics.answered(method, asked.route, status, ms / 1000);
    if (!parts.logsRequests || isProbe(path)) return;
    // Neither the address of the visitor nor the query, nor a path that is no page: anything may stand there.
    const isPage = asked.route !== NO_ROUTE && (status < 300 || status === 304);
    const shown = isPage ? path : asked.route;
    log.info({ method, path: shown, status, ms: Math.round(ms) }, 'answered');
  };

  const wholeAt = (asked: Asked, place: Place | undefined): Whole | undefined => {
    if (!place) return own(400);
    if (!isReading(asked.method)) return undefined;
    return files.get(place.path) ?? cache.get(place.key);
  };

  const refusalFor = (path: string, accept: string | null | undefined) => {
    const isCall = path.includes('/api/') && !accept?.includes('text/html');
    return isCall ? busyCall(parts.busy()) : own(503);
  };

  /** What somebody comes for while there is no room for it; undefined while there is. */
  const shutFor = (method: string, path: string) => {
    const kind = kindOf(method, path);
    return kind && gate.isShut(kind) ? kind : undefined;
  };

  const inTurn = async (
    request: Request,
    visitor: string,
    url: URL,
    isLocal: boolean,
    asker: unknown,
  ) => {
    const { method, headers: sent } = request;
    const { pathname } = url;
    const kind = kindOf(method, pathname);
    const work = () => answer(request, visitor, url, isLocal);
    if (!kind) return work();
    const response = gate.isShut(kind) ? undefined : await gate.enter(kind, work);
    if (response) return response;
    await gate.turnAway(kind, asker);
    return deliver(request, refusalFor(pathname, sent.get('accept')));
  };

  const handle = async (
    request: Request,
    visitor: string,
    isLocal = false,
    asker: unknown = visitor,
  ) => {
    const started = performance.now();
    const url = new URL(request.url);
    const response = await inTurn(request, visitor, url, isLocal, asker).catch((error: unknown) => {
      // Whoever left while sending is answered by nobody, and it is no fault of ours.
      if (!request.signal.aborted) log.error({ err: error }, 'request failed');
      return errorPage(request, files, 500);
    });
    const { pathname } = url;
    const route = routes(decoded(pathname) ?? '');
    tell({ method: request.method, path: pathname, route }, response.status, started);
    const isSecure = url.protocol === 'https:';
    protect(response.headers, { path: url.pathname, status: response.status, isSecure }, headers);
    return response;
  };

  const ready = (asked: Asked) => {
    // What cannot be read as an address is answered here or nowhere.
    if (asked.target !== undefined && refusesPlain(asked.acceptEncoding)) return undefined;
    const started = performance.now();
    const place = places.of(asked.target, pageKey);
    const here = wholeAt(asked, place);
    const shut = here ? undefined : shutFor(asked.method, place?.path ?? '');
    const whole = here ?? (shut && refusalFor(place?.path ?? '', asked.accept));
    if (!whole) return undefined;
    const path = place?.pathname ?? '';
    const made = answers.of(asked, path, whole);
    if (!made) return undefined;
    if (place && made.status < 400) metrics.from(files.has(place.path) ? 'files' : 'cache');
    const told = { method: asked.method, path, route: place?.route ?? NO_ROUTE };
    const after = shut && gate.turnAway(shut, asked.asker());
    if (!after) {
      tell(told, made.status, started);
      return made;
    }
    return { ...made, after: after.then(() => tell(told, made.status, started)) };
  };
  return Object.assign(handle, { ready });
}

/** Without a body, which could not be read either. */
const notAcceptable = () =>
  new Response(null, {
    status: 406,
    headers: { vary: 'accept-encoding', 'cache-control': 'no-store', 'content-length': '0' },
  });

interface Told {
  method: string;
  path: string;
  route: string;
}

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

const redirect = (location: string) => new Response(null, { status: 308, headers: { location } });
