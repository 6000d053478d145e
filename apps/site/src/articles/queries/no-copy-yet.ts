/** Response before the first sync: 503 instead of 404 or an empty list, so that a proxy tries the next machine. */
export const noCopyYet = () =>
  new Response(null, {
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store' },
  });
