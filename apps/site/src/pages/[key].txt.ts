import type { APIRoute } from 'astro';

/** The file in which search engines find the key of who tells them of changes (indexnow.org). */
export const GET: APIRoute = ({ locals, params }) => {
  const { indexNowKey: key } = locals;
  if (key === undefined || params.key !== key) return new Response(null, { status: 404 });
  return new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
