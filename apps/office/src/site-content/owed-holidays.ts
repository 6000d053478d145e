import type { OpeningHours } from '@clinicdee/brand/opening-hours';
import { owedHolidays } from '@clinicdee/brand/thai-holidays';
import type { Payload } from 'payload';
import { bangkokDay } from '../i18n/date-formats.ts';
import { openingHours } from './published.ts';

/** So many days follow the moon each year (Makha, Visakha and Asanha Bucha): whoever has entered them has looked. */
const LUNAR_DAYS = 3;
/** What was not compared by the end of January will not be: the year has begun with it. */
const COMPARED_BY = '02-01';

/**
 * The year whose public holidays are to be looked up now; undefined where they were, or the days entered in the office
 * stand in for them.
 *
 * @param day in Bangkok: `2026-12-05`
 * @returns `isListed` where they only have to be compared with the cabinet's announcement
 */
export function holidaysToLookUp(
  day: string,
  { closedDays }: Pick<OpeningHours, 'closedDays'>,
): { year: number; isListed: boolean } | undefined {
  const owed = owedHolidays(day);
  if (!owed) return undefined;
  const isThisYear = day.startsWith(`${owed.year}`);
  if (owed.isListed) return isThisYear && day.slice(5) >= COMPARED_BY ? undefined : owed;
  const entered = closedDays.filter((one) => one.day.startsWith(`${owed.year}`));
  return entered.length >= LUNAR_DAYS ? undefined : owed;
}

/** The same on this day, by what is published. */
export const holidaysToLookUpNow = async (payload: Payload) =>
  holidaysToLookUp(bangkokDay(Date.now()), await openingHours(payload));
