const TIMEOUT = 10_000;

/**
 * Posts JSON and waits ten seconds at most. A redirect is not followed, but answered as it came: the
 * message is signed or authorised for this address alone.
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
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
}
