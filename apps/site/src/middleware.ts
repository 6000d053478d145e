import { defineMiddleware } from 'astro:middleware';

/**
 * The production server hands pages and endpoints what they need (`server/open-site.ts`). Astro's own
 * development server knows nothing of it, so there it is made here.
 */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  if (import.meta.env.DEV) {
    const { developmentLocals } = await import('./services/development.ts');
    Object.assign(locals, developmentLocals(new URL(url.origin)));
  }
  return next();
});
