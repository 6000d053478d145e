/** The office has one front door. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: '/admin' } });
}
