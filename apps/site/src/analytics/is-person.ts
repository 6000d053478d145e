import { isbot } from 'isbot';

/** Whether a request is neither from a bot nor a prefetch, and has no Do Not Track or GPC header. */
export function isPerson({ headers }: Request): boolean {
  const userAgent = headers.get('user-agent');
  if (!userAgent || isbot(userAgent)) return false;
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1') return false;
  return headers.get('sec-purpose') === null;
}
