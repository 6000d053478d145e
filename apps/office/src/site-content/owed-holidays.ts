import type { OpeningHours } from '@clinicdee/brand/opening-hours';
import { missingHolidays } from '@clinicdee/brand/thai-holidays';

/** Lunar holidays of a year (Makha, Visakha and Asanha Bucha): entered means looked up. */
const LUNAR_DAYS = 3;
/** A listed year needs no comparison after January. */
const COMPARED_BY = '02-01';

/**
 * Returns the year whose public holidays must be looked up; undefined when they are known or entered in the office.
 *
 * @param day in Bangkok: `2026-12-05`
 * @returns `isListed`: they only need comparing with the cabinet's announcement
 */
export function holidaysToLookUp(
  day: string,
  { closedDays }: Pick<OpeningHours, 'closedDays'>,
): { year: number; isListed: boolean } | undefined {
  const owed = missingHolidays(day);
  if (!owed) return undefined;
  const isThisYear = day.startsWith(`${owed.year}`);
  if (owed.isListed) return isThisYear && day.slice(5) >= COMPARED_BY ? undefined : owed;
  const entered = closedDays.filter((closed) => closed.day.startsWith(`${owed.year}`));
  return entered.length >= LUNAR_DAYS ? undefined : owed;
}
