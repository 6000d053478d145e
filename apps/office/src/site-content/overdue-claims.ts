import { fileContent } from '@clinicdee/brand/site-content';
import { type SiteFacts, siteContentSubjects } from '@clinicdee/protocol/site-content';
import type { Payload } from 'payload';
import { bangkokDay } from '../i18n/date-formats.ts';
import { publishedContent } from './published.ts';

type Claim = SiteFacts['claims']['claims'][number];

/** Returns the shown claims whose day of review is past, in Bangkok. @param now milliseconds since 1970 */
export function overdue(claims: readonly Claim[], now: number): Claim[] {
  const today = bangkokDay(now);
  return claims.filter(
    ({ isShown, reviewOn }) => isShown && reviewOn !== undefined && reviewOn < today,
  );
}

/** Returns the overdue claims of the published content, or of the repository's when none is published. */
export async function overdueClaims(payload: Payload): Promise<Claim[]> {
  const { claims } = await publishedContent(payload);
  const parsed = siteContentSubjects.claims.safeParse(claims ?? fileContent.claims);
  return parsed.success ? overdue(parsed.data.claims, Date.now()) : [];
}
