import { defineMiddleware } from 'astro:middleware';

/**
 * The production server hands pages and endpoints what they need (`server/open-site.ts`). Astro's own
 * development server knows nothing of it, so there it is made here.
 */
export const onRequest = defineMiddleware(async ({ locals, url, isPrerendered }, next) => {
  if (import.meta.env.DEV) locals.siteUrl = new URL(url.origin);
  if (import.meta.env.DEV && !isPrerendered) {
    const { developmentServices } = await import('./server/development.ts');
    Object.assign(locals, developmentServices());
  }
  return next();
});
