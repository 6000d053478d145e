/**
 * Response to requests for articles before the first sync (first start, erased disk): 503 instead of 404 or
 * an empty list. The handler renders the error page, and a proxy tries the next machine.
 */
export const noCopyYet = () =>
  new Response(null, {
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store' },
  });
