import { defineMiddleware } from 'astro:middleware';

/**
 * Sets `locals` in Astro's development server. In production `server/open-site.ts` passes them to the
 * renderer.
 */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  if (import.meta.env.DEV) {
    const { developmentLocals } = await import('./services/development.ts');
    Object.assign(locals, developmentLocals(new URL(url.origin)));
  }
  return next();
});
