import { createApp } from 'astro/app/entrypoint';
import { isFormPost } from '../../http/form-request.ts';

interface RenderOptions {
  /** `Astro.locals` of this request. */
  locals: App.Locals;
  /** The visitor's address, for rate limits. Astro refuses an empty one. */
  clientAddress: string;
}

interface Rendering {
  response: Response;
  /** The pattern of the route, such as `/articles/detail/[slug]`. */
  route: string;
}

/** Renders a page or an endpoint. Returns undefined if no route matches. */
export type RenderRoute = (
  request: Request,
  options: RenderOptions,
) => Promise<Rendering | undefined>;

// No streaming: pages are compressed, hashed and cached whole, and an error halfway through
// rendering gives an error page instead of a truncated page.
const app = createApp({ streaming: false });

export const renderRoute: RenderRoute = async (request, options) => {
  const routeData = app.match(request);
  // Skip Astro's internal routes (images, server islands), which the site does not use.
  if (!routeData || routeData.origin === 'internal') return undefined;
  // Astro would render a page for any method.
  const { route } = routeData;
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (!isReading && !isFormPost(request.method, route)) {
    const allow = isFormPost('POST', route) ? 'GET, HEAD, POST' : 'GET, HEAD';
    return { route, response: new Response(null, { status: 405, headers: { allow } }) };
  }
  return { route, response: await app.render(request, { ...options, routeData }) };
};
