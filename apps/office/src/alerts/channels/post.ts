const TIMEOUT = 10_000;

/**
 * Posts JSON with a timeout of ten seconds. Returns redirects instead of following them: signature and authorisation
 * are for this address only.
 *
 * @throws when there was no response
 */
export function post(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
}
