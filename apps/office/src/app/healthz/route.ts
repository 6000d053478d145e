/** Whether the process answers; whether it can work is asked at `/readyz`. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
