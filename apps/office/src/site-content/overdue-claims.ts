import type { SiteFacts } from '@clinicdee/protocol/site-content';
import type { Payload } from 'payload';
import { bangkokDay } from '../i18n/date-formats.ts';
import { publishedSubject } from './published.ts';

type Claim = SiteFacts['claims']['claims'][number];

/** Returns the shown claims whose day of review is past, in Bangkok. @param now milliseconds since 1970 */
export function overdue(claims: readonly Claim[], now: number): Claim[] {
  const today = bangkokDay(now);
  return claims.filter(
    ({ isShown, reviewOn }) => isShown && reviewOn !== undefined && reviewOn < today,
  );
}

/** Returns the overdue claims of the published content, or of the repository's when none is published. */
export const overdueClaims = async (payload: Payload): Promise<Claim[]> =>
  overdue((await publishedSubject(payload, 'claims')).claims, Date.now());
