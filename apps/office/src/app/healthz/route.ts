/** Liveness: whether the process responds. Readiness is at `/readyz`. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
