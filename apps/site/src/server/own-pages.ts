import type { Envelope } from '@clinicdee/protocol';
import type { BuiltFiles } from './built-files.ts';
import { RETRY_AFTER_SECONDS } from './overload.ts';
import { deliver, type Whole } from './whole.ts';

type OwnStatus = 400 | 404 | 405 | 500 | 503;

/** The site's own pages for what went wrong, each made once for as long as its file stays the same. */
export function ownPages(files: BuiltFiles): (status: OwnStatus) => Whole {
  const made = new Map<OwnStatus, { of: Whole | undefined; page: Whole }>();
  return (status) => {
    const of = files.get(`/${status}`);
    const known = made.get(status);
    if (known?.of === of && known) return known.page;
    const page = ownPage(of ?? bare(status), status);
    made.set(status, { of, page });
    return page;
  };
}

/** A page for what went wrong, under its status. */
function ownPage({ body, compressed, headers }: Whole, status: OwnStatus): Whole {
  const kept: Record<string, string> = {
    ...headers,
    ...(status === 405 && { allow: 'GET, HEAD' }),
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  };
  // Nobody keeps what went wrong, to compare it with what may go wrong next.
  delete kept.etag;
  return { status, body, compressed, headers: kept };
}

/** An envelope as an answer that is whole in memory. */
export const wholeCall = (envelope: Envelope, retryAfterSeconds?: number): Whole => ({
  status: envelope.code,
  body: new TextEncoder().encode(JSON.stringify(envelope)),
  headers: {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
  },
});

/** Where there is no build. */
const bare = (status: number): Whole => ({
  status,
  body: new TextEncoder().encode(String(status)),
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
});

/** The built page for a status, as an answer to any method. */
export const errorPage = (request: Request, files: BuiltFiles, status: 404 | 500) =>
  deliver(request, ownPage(files.get(`/${status}`) ?? bare(status), status));

/**
 * The same as Astro asks for it where a page fails: without a coding, since it goes on from there like
 * whatever is rendered, and is compressed on its way out.
 */
export const plainErrorPage = ({ url }: Request, files: BuiltFiles, status: 404 | 500) =>
  errorPage(new Request(url), files, status);
