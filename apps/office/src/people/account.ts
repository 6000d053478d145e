/**
 * Returns the e-mail address of a request body, lower-cased and trimmed as Payload stores it, or ''. Removes
 * control characters, which PostgreSQL rejects in queries.
 */
export function accountIn(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('email' in data)) return '';
  const { email } = data;
  if (typeof email !== 'string') return '';
  return email
    .replace(/\p{Cc}/gu, '')
    .toLowerCase()
    .trim();
}
