import { defineMiddleware } from 'astro:middleware';

/**
 * Sets `locals` and answers calls of the API in Astro's development server. In production `server/page-renderer.ts` does both.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  if (import.meta.env.DEV) {
    const { clientAddress, locals, request, url } = context;
    const { developmentLocals } = await import('./services/development.ts');
    Object.assign(locals, developmentLocals(new URL(url.origin)));
    const { answerCall } = await import('./services/api.ts');
    const call = await answerCall(request, { clientAddress, locals });
    if (call) return call.response;
  }
  return next();
});
