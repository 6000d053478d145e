/**
 * The account that a form names, in Payload's spelling: small letters, without blanks around. Control
 * characters, which no address has and PostgreSQL cannot look for, are left out.
 *
 * @returns an empty text when it names none
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
