/**
 * The answer to whoever asks for articles before the copy is here (a first start, a disk that was
 * erased): an article that nobody knows yet must not be called missing, nor a list without it be
 * whole. The handler makes the page for 503 of it, and a proxy asks the next machine.
 */
export const noCopyYet = () =>
  new Response(null, {
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store' },
  });
