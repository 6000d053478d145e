import { defineMiddleware } from 'astro:middleware';
import { allowTags } from './consent/tag-policy.ts';
import { allowEditor, editorOf } from './server/security-headers.ts';

/**
 * `server.ts` hands pages and endpoints what they need. Astro's own development server knows nothing
 * of it, so there it is made here.
 */
export const onRequest = defineMiddleware(async ({ locals, isPrerendered, url }, next) => {
  if (import.meta.env.DEV && !isPrerendered) {
    const { developmentServices } = await import('./server/development.ts');
    Object.assign(locals, { ...developmentServices(), visitorAddress: '127.0.0.1' });
  }
  const response = await next();
  const policy = isPrerendered ? null : response.headers.get('content-security-policy');
  if (policy !== null) {
    const { tags } = locals.consentService;
    const editor = editorOf(url.pathname, locals.officeOrigin);
    response.headers.set('content-security-policy', allowEditor(allowTags(policy, tags), editor));
  }
  return response;
});
