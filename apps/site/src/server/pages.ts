import type { Clock } from '@clinicdee/clock';
import { bindHtml } from '@clinicdee/thai';
import type { Contents } from '../content/site-content.ts';
import type { RenderRoute } from './astro/entry.ts';
import type { Address } from './address.ts';
import { CachedResponse, type Content, entityTag, type Protect } from './cached-response.ts';
import type { Effort } from './encoding.ts';
import { REVALIDATED } from './headers.ts';
import { CACHE_TAG_HEADER, type PageCache, type Rendered } from './page-cache.ts';

interface Parts {
  renderRoute: RenderRoute;
  cache: PageCache;
  /** What pages and endpoints are handed, but for the contents. */
  locals: Omit<App.Locals, 'contents'>;
  /** The words and figures that visitors see now. */
  contents: () => Contents;
  protect: (pathname: string, status: number) => Protect;
  clock: Pick<Clock, 'now'>;
}

/** Renders pages and endpoints through Astro, and keeps those that may be kept. */
export class Pages {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * The page at an address, from the cache or rendered.
   *
   * @param visitor address of the visitor, for rate limits
   * @returns undefined where no route is
   */
  async read(request: Request, address: Address, visitor: string): Promise<Rendered | undefined> {
    return this.#parts.cache.load(address.key, () => this.render(request, address, visitor));
  }

  /** Renders with these words and figures, those of now, and keeps nothing. Line breaks of Thai are set here. */
  async render(
    request: Request,
    { pathname }: Pick<Address, 'pathname'>,
    visitor: string,
    contents = this.#parts.contents(),
    effort?: Effort,
  ): Promise<Rendered | undefined> {
    const { locals, protect, renderRoute } = this.#parts;
    const response = await renderRoute(request, {
      locals: { ...locals, contents },
      clientAddress: visitor || UNKNOWN_VISITOR,
    });
    if (!response) return undefined;
    const tags = response.headers.get(CACHE_TAG_HEADER)?.split(' ');
    const content = await readContent(response, request.method, this.#parts.clock.now());
    const cached = new CachedResponse(
      content,
      protect(pathname, content.status),
      effort ?? (tags ? 'kept' : 'once'),
    );
    return { response: cached, tags };
  }
}

/** Astro refuses an empty address. */
const UNKNOWN_VISITOR = '0.0.0.0';

async function readContent(response: Response, method: string, now: number): Promise<Content> {
  const { status } = response;
  const sent = new Headers(response.headers);
  sent.delete(CACHE_TAG_HEADER);
  // Of the text before line breaks were set.
  sent.delete('content-length');
  const type = sent.get('content-type');
  const isHtml = type?.startsWith('text/html') === true;
  const body = isHtml
    ? new TextEncoder().encode(bindHtml(await response.text()))
    : new Uint8Array(await response.arrayBuffer());
  if (type === 'text/html') sent.set('content-type', 'text/html; charset=utf-8');
  const headers = Object.fromEntries(sent);
  const isPage = status === 200 && body.byteLength > 0 && method !== 'POST';
  if (!isPage || headers['cache-control'] === 'no-store') return { status, headers, body };
  const revalidated = {
    etag: entityTag(body),
    'last-modified': new Date(now).toUTCString(),
    'cache-control': REVALIDATED,
  };
  return { status, body, headers: { ...revalidated, ...headers } };
}
