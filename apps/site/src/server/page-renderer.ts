import { bindHtml } from '@clinicdee/thai';
import { languageAt } from '../content/languages.ts';
import { answerCall } from '../services/api.ts';
import { type Contents, currentContents } from '../content/site-content.ts';
import { ownNames } from '../thai/unbroken-words.ts';
import type { Address } from './address.ts';
import type { RenderRoute } from './astro/entry.ts';
import { CachedResponse, entityTag, type Protect } from './cached-response.ts';
import { REVALIDATED } from './headers.ts';
import { CACHE_TAG_HEADER, type Rendered } from './page-cache.ts';

interface Parts {
  renderRoute: RenderRoute;
  /** `Astro.locals` except `contents`. */
  locals: Omit<App.Locals, 'contents'>;
  protect: (pathname: string, status: number) => Protect;
}

/**
 * Renders a page or an endpoint with `contents`, by default the live content. Returns undefined if no route matches.
 * `visitor` is the client's address, for rate limits.
 */
export type RenderPage = (
  request: Request,
  address: Pick<Address, 'pathname'>,
  visitor: string,
  contents?: Contents,
) => Promise<Rendered | undefined>;

/** Creates a renderer that answers a call of the API or calls Astro, inserts Thai line breaks and sets ETag and cache headers. */
export const pageRenderer =
  ({ locals, protect, renderRoute }: Parts): RenderPage =>
  async (request, { pathname }, visitor, contents = currentContents()) => {
    // Astro refuses an empty address.
    const clientAddress = visitor || '0.0.0.0';
    const options = { locals: { ...locals, contents }, clientAddress };
    const rendered = (await answerCall(request, options)) ?? (await renderRoute(request, options));
    if (!rendered) return undefined;
    const { response, route } = rendered;
    const { status } = response;
    const routeHeaders = new Headers(response.headers);
    const tags = routeHeaders.get(CACHE_TAG_HEADER)?.split(' ');
    routeHeaders.delete(CACHE_TAG_HEADER);
    // Wrong after line breaks are inserted.
    routeHeaders.delete('content-length');
    const type = routeHeaders.get('content-type');
    if (type === 'text/html') routeHeaders.set('content-type', 'text/html; charset=utf-8');
    const isThai = type?.startsWith('text/html') && languageAt(pathname) === 'th';
    const body = isThai
      ? new TextEncoder().encode(bindHtml(await response.text(), ownNames))
      : new Uint8Array(await response.arrayBuffer());
    const isPage = status === 200 && body.byteLength > 0 && request.method !== 'POST';
    const headers = {
      // Neither errors nor redirects: browsers keep a 301 for good, and an address may get a page again.
      ...(status >= 300 && { 'cache-control': 'no-store' }),
      ...(isPage &&
        routeHeaders.get('cache-control') !== 'no-store' && {
          etag: entityTag(body),
          'cache-control': REVALIDATED,
        }),
      ...Object.fromEntries(routeHeaders),
    };
    const content = { status, headers, body, route };
    const effort = tags ? 'kept' : 'once';
    return { response: new CachedResponse(content, protect(pathname, status), effort), tags };
  };
