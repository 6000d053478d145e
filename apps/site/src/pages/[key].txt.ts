import type { APIRoute } from 'astro';

/** The key file by which search engines verify IndexNow notifications (indexnow.org). */
export const GET: APIRoute = ({ locals, params }) => {
  const { indexNowKey: key } = locals;
  if (key === undefined || params.key !== key) return new Response(null, { status: 404 });
  return new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
