const TIMEOUT = 10_000;

/**
 * Posts JSON and waits ten seconds at most; redirects are not followed.
 *
 * @throws when no answer came
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
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
}
