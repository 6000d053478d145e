/** Redirects `/` to the admin. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: '/admin' } });
}
