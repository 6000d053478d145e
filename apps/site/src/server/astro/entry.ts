import { createApp } from 'astro/app/entrypoint';
import { isFormPost } from '../../http/form-post.ts';

/** What a route is rendered with. */
interface Surroundings {
  /** Handed to pages and endpoints; theirs alone for this request. */
  locals: App.Locals;
  /** The visitor's address, for rate limits. Astro refuses an empty one. */
  clientAddress: string;
}

interface Rendering {
  response: Response;
  /** The pattern of the route, such as `/articles/detail/[slug]`. */
  route: string;
}

/** Renders a page or an endpoint; undefined when there is none at this address. */
export type RenderRoute = (
  request: Request,
  surroundings: Surroundings,
) => Promise<Rendering | undefined>;

// Whole pages at once: they are compressed, compared and cached whole, and one that fails in the middle
// is then an error page instead of half a page.
const app = createApp({ streaming: false });

export const renderRoute: RenderRoute = async (request, options) => {
  const routeData = app.match(request);
  // Astro adds routes of its own (images, server islands) that nothing here uses.
  if (!routeData || routeData.origin === 'internal') return undefined;
  // Calls answer for themselves; a page is rendered by Astro for any method.
  const { route } = routeData;
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (!route.startsWith('/api/') && !isReading && !isFormPost(request.method, route)) {
    const allow = isFormPost('POST', route) ? 'GET, HEAD, POST' : 'GET, HEAD';
    return { route, response: new Response(null, { status: 405, headers: { allow } }) };
  }
  return { route, response: await app.render(request, { ...options, routeData }) };
};
