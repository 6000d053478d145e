import { bindHtml } from '@clinicdee/thai';
import type { Contents } from '../content/site-content.ts';
import type { Address } from './address.ts';
import type { RenderRoute } from './astro/entry.ts';
import { CachedResponse, entityTag, type Protect } from './cached-response.ts';
import { REVALIDATED } from './headers.ts';
import { CACHE_TAG_HEADER, type Rendered } from './page-cache.ts';

interface Parts {
  renderRoute: RenderRoute;
  /** What pages and endpoints are handed, but for the contents. */
  locals: Omit<App.Locals, 'contents'>;
  /** The words and figures that visitors see now. */
  contents: () => Contents;
  protect: (pathname: string, status: number) => Protect;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Renders a page or an endpoint with these words and figures, those of now unless others are given; undefined where
 * no route is. `visitor` is who asks, for rate limits.
 */
export type RenderPage = (
  request: Request,
  address: Pick<Address, 'pathname'>,
  visitor: string,
  contents?: Contents,
) => Promise<Rendered | undefined>;

/** Renders through Astro. Line breaks of Thai are set here. */
export const pageRenderer =
  ({ contents: current, locals, now, protect, renderRoute }: Parts): RenderPage =>
  async (request, { pathname }, visitor, contents = current()) => {
    const rendered = await renderRoute(request, {
      locals: { ...locals, contents },
      clientAddress: visitor || UNKNOWN_VISITOR,
    });
    if (!rendered) return undefined;
    const { response, route } = rendered;
    const { status } = response;
    const sent = new Headers(response.headers);
    const tags = sent.get(CACHE_TAG_HEADER)?.split(' ');
    sent.delete(CACHE_TAG_HEADER);
    // Of the text before line breaks were set.
    sent.delete('content-length');
    const type = sent.get('content-type');
    if (type === 'text/html') sent.set('content-type', 'text/html; charset=utf-8');
    const isHtml = type?.startsWith('text/html') === true;
    const body = isHtml
      ? new TextEncoder().encode(bindHtml(await response.text()))
      : new Uint8Array(await response.arrayBuffer());
    const isPage = status === 200 && body.byteLength > 0 && request.method !== 'POST';
    const headers = {
      // Nobody keeps what went wrong.
      ...(status >= 400 && { 'cache-control': 'no-store' }),
      ...(isPage &&
        sent.get('cache-control') !== 'no-store' && {
          etag: entityTag(body),
          'last-modified': new Date(now()).toUTCString(),
          'cache-control': REVALIDATED,
        }),
      ...Object.fromEntries(sent),
    };
    const content = { status, headers, body, route };
    const effort = tags ? 'kept' : 'once';
    return { response: new CachedResponse(content, protect(pathname, status), effort), tags };
  };

/** Astro refuses an empty address. */
const UNKNOWN_VISITOR = '0.0.0.0';
