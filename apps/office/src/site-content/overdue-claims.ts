import type { SiteFacts } from '@clinicdee/protocol/site-content';
import { bangkokDay } from '../i18n/date-formats.ts';

type Claim = SiteFacts['claims']['claims'][number];

/** Returns the shown claims whose day of review is past, in Bangkok. @param now milliseconds since 1970 */
export function overdue(claims: readonly Claim[], now: number): Claim[] {
  const today = bangkokDay(now);
  return claims.filter(
    ({ isShown, reviewOn }) => isShown && reviewOn !== undefined && reviewOn < today,
  );
}
