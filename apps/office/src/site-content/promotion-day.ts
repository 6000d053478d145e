import { siteContentSubjects } from '@clinicdee/protocol/site-content';
import { bangkokDay } from '../i18n/date-formats.ts';

/** Returns the first day from today on which a promotion holds; undefined when none does. */
export function promotionDay(document: unknown): string | undefined {
  const { data } = siteContentSubjects.promotions.safeParse(document);
  const today = bangkokDay(Date.now());
  const days = (data?.promotions ?? [])
    .filter(({ until }) => until >= today)
    .map(({ from }) => (from > today ? from : today));
  return days.sort()[0];
}
