/*
 * Public holidays of Thailand on which an office is closed, B.E. 2568–2571 (2025–2028). Reviewed on
 * 21 November 2026.
 *
 * Fixed dates and their substitution days after a weekend are computed for every year. Lunar holidays and
 * special holidays are listed as the cabinet announces them each year; those of 2027 and 2028 come from
 * the calendar and are not announced yet. After an announcement compare them, add a year, and set
 * `ANNOUNCED_UNTIL`; until then the office's dashboard asks for it. Holidays of government offices only
 * (Buddhist Lent, the Ploughing Ceremony) are excluded.
 */

/** Holidays with a fixed date. */
const sameEveryYear = [
  ['01-01', 'วันขึ้นปีใหม่'],
  ['04-06', 'วันจักรี'],
  ['04-13', 'วันสงกรานต์'],
  ['04-14', 'วันสงกรานต์'],
  ['04-15', 'วันสงกรานต์'],
  ['05-01', 'วันแรงงานแห่งชาติ'],
  ['05-04', 'วันฉัตรมงคล'],
  ['06-03', 'วันเฉลิมพระชนมพรรษาสมเด็จพระนางเจ้าฯ พระบรมราชินี'],
  ['07-28', 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว'],
  ['08-12', 'วันแม่แห่งชาติ'],
  ['10-13', 'วันนวมินทรมหาราช'],
  ['10-23', 'วันปิยมหาราช'],
  ['12-05', 'วันพ่อแห่งชาติ'],
  ['12-10', 'วันรัฐธรรมนูญ'],
  ['12-31', 'วันสิ้นปี'],
] as const;

/** Lunar holidays on their own day; on a weekend they get a substitution day too. */
const lunar = [
  ['2025-02-12', 'วันมาฆบูชา'],
  ['2025-05-11', 'วันวิสาขบูชา'],
  ['2025-07-10', 'วันอาสาฬหบูชา'],
  ['2026-03-03', 'วันมาฆบูชา'],
  ['2026-05-31', 'วันวิสาขบูชา'],
  ['2026-07-29', 'วันอาสาฬหบูชา'],
  ['2027-02-21', 'วันมาฆบูชา'],
  ['2027-05-20', 'วันวิสาขบูชา'],
  ['2027-07-18', 'วันอาสาฬหบูชา'],
  ['2028-02-10', 'วันมาฆบูชา'],
  ['2028-05-08', 'วันวิสาขบูชา'],
  ['2028-07-06', 'วันอาสาฬหบูชา'],
] as const;

/** Special holidays of one year, added by the cabinet. */
const announced = [
  ['2025-06-02', 'วันหยุดพิเศษ'],
  ['2025-08-11', 'วันหยุดพิเศษ'],
  ['2026-01-02', 'วันหยุดพิเศษ'],
] as const;

/** The last year that was compared with the cabinet's announcement. */
const ANNOUNCED_UNTIL = 2026;
const LISTED_UNTIL = Number(lunar.at(-1)?.[0].slice(0, 4));

/** From 1 December callbacks may be promised for the next year, and its holidays are public. */
const NEXT_YEAR_FROM = '12-01';

/**
 * Returns the year whose announced holidays are missing on a day; from December on it checks the next year. Undefined
 * when they are complete.
 *
 * @param day in Bangkok: `2026-12-05`
 * @returns `isListed` when the lunar holidays of the year are listed from the calendar
 */
export function missingHolidays(day: string): { year: number; isListed: boolean } | undefined {
  const year = Number(day.slice(0, 4)) + (day.slice(5) >= NEXT_YEAR_FROM ? 1 : 0);
  return year > ANNOUNCED_UNTIL ? { year, isListed: year <= LISTED_UNTIL } : undefined;
}

const DAY_MS = 24 * 60 * 60_000;
const ofYear = new Map<number, ReadonlyMap<string, string>>();

/**
 * Returns the Thai name of a holiday; undefined for any other day. Lunar holidays after 2028 are
 * missing.
 *
 * @param day in Bangkok: `2026-12-05`
 */
export function holidayOn(day: string): string | undefined {
  const year = Number(day.slice(0, 4));
  let holidays = ofYear.get(year);
  if (!holidays) ofYear.set(year, (holidays = holidaysOf(year)));
  return holidays.get(day);
}

/** Returns every holiday in a year, substitution days included. */
function holidaysOf(year: number): ReadonlyMap<string, string> {
  // The substitution day of a holiday in late December may be in this year.
  const own = new Map<string, string>([
    ...[year - 1, year].flatMap((holidayYear) =>
      sameEveryYear.map(([date, name]) => [`${holidayYear}-${date}`, name] as const),
    ),
    ...lunar,
    ...announced,
  ]);
  const all = new Map(own);
  for (const [day, name] of [...own].sort(([a], [b]) => a.localeCompare(b))) {
    if (!isWeekend(day)) continue;
    // A holiday of two days on one weekend gets one substitution day.
    if (own.get(dayAfter(day, -1)) === name && isWeekend(dayAfter(day, -1))) continue;
    let instead = dayAfter(day, 1);
    while (isWeekend(instead) || all.has(instead)) instead = dayAfter(instead, 1);
    all.set(instead, `ชดเชย${name}`);
  }
  return new Map([...all].filter(([day]) => day.startsWith(`${year}-`)));
}

/** Returns whether a calendar day is a Saturday or Sunday. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

/** Returns the calendar day `count` days later. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
