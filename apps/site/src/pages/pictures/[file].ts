import type { APIRoute } from 'astro';

/** The site's own copy of a picture from an article. Its name carries a digest: it never changes. */
export const GET: APIRoute = async ({ params, locals }) => {
  const content = await locals.articleService.pictures.read(params.file ?? '');
  if (!content)
    return new Response('404', { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      // Readers of the feed show it on pages of their own.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
};
