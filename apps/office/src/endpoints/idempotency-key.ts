/** The caller's key for one submission, or undefined when it is not usable. */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key')?.trim();
  return key && /^[\x21-\x7e]{8,200}$/.test(key) ? key : undefined;
}
