import type { BuiltFiles } from './built-files.ts';
import { type HeaderOptions, protect } from './headers.ts';
import type { Log } from '../calls/log.ts';
import type { PageCache } from './page-cache.ts';
import { type Render, renderedPages } from './rendered-pages.ts';
import { deliver, type Whole } from './whole.ts';

/** The site as a function: no port, no Node. `visitor` is the address of who asks. */
export type Handler = (request: Request, visitor: string) => Promise<Response>;

interface Parts {
  files: BuiltFiles;
  render: Render;
  /** Where rendered pages are kept. */
  cache: PageCache;
  headers: HeaderOptions;
  log: Log;
}

/**
 * Answers every request: built files first, then what Astro renders, else the page for what is not
 * there. A fault is logged and answered with the page for faults; nothing is thrown.
 */
export function siteHandler({ files, render, cache, headers, log }: Parts): Handler {
  const rendered = renderedPages(render, cache);

  const answer: Handler = async (request, visitor) => {
    const { pathname, search } = new URL(request.url);
    const path = decoded(pathname);
    if (path === undefined) return plain(400, 'Bad request');
    if (path === '/healthz') return healthy();
    const file = isReading(request) ? files.get(path) : undefined;
    if (file) return deliver(request, file);
    if (path.length > 1 && path.endsWith('/')) return redirect(withoutSlashes(pathname) + search);
    return (await rendered(request, visitor)) ?? errorPage(request, files, 404);
  };

  return async (request, visitor) => {
    const started = performance.now();
    const response = await answer(request, visitor).catch((error: unknown) => {
      // Whoever left while sending is answered by nobody, and it is no fault of ours.
      if (!request.signal.aborted) log.error({ err: error }, 'request failed');
      return errorPage(request, files, 500);
    });
    const { pathname } = new URL(request.url);
    if (pathname !== '/healthz') {
      // Neither the address of the visitor nor the query, where anything may stand.
      const facts = { method: request.method, path: pathname, status: response.status };
      log.info({ ...facts, ms: Math.round(performance.now() - started) }, 'answered');
    }
    return protect(response, request, headers);
  };
}

/** The built page for a status, as an answer to any method. */
export function errorPage(request: Request, files: BuiltFiles, status: 404 | 500) {
  const page: Whole | undefined = files.get(`/${status}`);
  return page ? deliver(request, page) : plain(status, String(status));
}

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const healthy = () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });

const plain = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

const redirect = (location: string) => new Response(null, { status: 308, headers: { location } });

/** One slash in front, whatever was there: two would lead to another host. */
const withoutSlashes = (pathname: string) => `/${pathname.replace(/^\/+|\/+$/g, '')}`;

function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
