import type { APIRoute } from 'astro';

/** Returns the local copy of an article's picture. Its name contains a digest, so it never changes. */
export const GET: APIRoute = async ({ params, locals }) => {
  const content = await locals.articleService.pictures.read(params.file ?? '');
  if (!content)
    return new Response('404', { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      // Feed readers embed it on other origins.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
};
