import { createApp } from 'astro/app/entrypoint';
import { isFormPost } from '../../calls/form-post.ts';
import { readListQuery } from '../../articles/read/list-address.ts';
import { contentAt, showContents as show } from '../../content/site-content.ts';
import { type SearchParts, searchParts } from '../../screens/articles/search-parts.tsx';
import { editedRoute, isInnerRoute, SEARCH_FRAME } from './inner-routes.ts';

/** What a route is rendered with. */
interface Surroundings {
  /** Handed to pages and endpoints; theirs alone for this request. */
  locals: App.Locals;
  /** Who asks, for limits. */
  clientAddress: string;
  /** The built page for a status, shown where a route fails. */
  errorPage: (status: 404 | 500) => Promise<Response>;
}

/** Renders a page or an endpoint; undefined when there is none at this address. */
export type RenderRoute = (
  request: Request,
  surroundings: Surroundings,
) => Promise<Response | undefined>;

const isCall = (path: string) => path.startsWith('/api/');

// Whole pages at once: they are compressed, compared and kept whole, and one that fails in the middle
// is then an error page instead of half a page.
const app = createApp({ streaming: false });

/** The routes as they were built: `server/open-site.ts` loads this file from `dist/`. */
export const renderRoute: RenderRoute = async (request, { errorPage, ...options }) => {
  const route = app.match(request);
  // Astro adds routes of its own (images, islands) that nothing here uses.
  if (!route || route.origin === 'internal' || isInnerRoute(route.route)) return undefined;
  // Calls answer for themselves; whatever is only read would be rendered for any method.
  const { method } = request;
  if (!isCall(route.route) && method !== 'GET' && !isFormPost(method, route.route)) {
    const allow = isFormPost('POST', route.route) ? 'GET, HEAD, POST' : 'GET, HEAD';
    return new Response(null, { status: 405, headers: { allow } });
  }
  return app.render(request, {
    ...options,
    routeData: route,
    prerenderedErrorPageFetch: (url) => errorPage(url.includes('/404') ? 404 : 500),
  });
};

/** The pattern of what is rendered at a path, such as `/articles/detail/[slug]`; undefined for nothing. */
export type RouteOf = (path: string) => string | undefined;

export const routeOf: RouteOf = (path) => {
  const address = URL.parse(encodeURI(path), 'http://site');
  const route = address && app.match(new Request(address));
  const isPublic = route && route.origin !== 'internal' && !isInnerRoute(route.route);
  return isPublic ? route.route : undefined;
};

/** Renders a page that was built, at its own address; undefined when none was. */
export type RenderEdited = RenderRoute;

export const renderEdited: RenderEdited = (request, surroundings) =>
  renderInner(editedRoute(new URL(request.url).pathname), request, surroundings);

/** Renders the page of every search at the address of the list, with the holes of `locals` in it. */
export type RenderSearchFrame = RenderRoute;

export const renderSearchFrame: RenderSearchFrame = (request, surroundings) =>
  renderInner(SEARCH_FRAME, request, surroundings);

async function renderInner(
  route: string,
  request: Request,
  { errorPage, ...options }: Surroundings,
): Promise<Response | undefined> {
  const routeData = app.match(new Request(new URL(route, request.url)));
  if (!routeData) return undefined;
  return app.render(request, {
    ...options,
    routeData,
    prerenderedErrorPageFetch: () => errorPage(500),
  });
}

/** What of a search's page is that search's own; undefined where Astro alone knows what to say. */
export type FindSearchParts = (
  request: Request,
  visitor: string,
  locals: Pick<App.Locals, 'articleService' | 'countService'>,
) => SearchParts | undefined;

export const findSearchParts: FindSearchParts = (request, visitor, locals) => {
  const { articleService: service, countService } = locals;
  const url = new URL(request.url);
  const query = readListQuery(url.searchParams);
  if (query.search === undefined || !service.hasCopy()) return undefined;
  return searchParts(contentAt(url), query, service, (search) => {
    void countService.missed.note(request, search, visitor);
  });
};

/** The day of the build in Bangkok, `2026-01-31`. */
export const builtOn: string = import.meta.env.BUILT_ON;

/** Pages and calls of the build say this from now on: they have contents of their own beside the server's. */
export type ShowContents = typeof show;

export const showContents: ShowContents = show;
