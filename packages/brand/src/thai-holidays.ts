/*
 * Public holidays of Thailand on which an office is closed, B.E. 2568–2571 (2025–2028). Reviewed on
 * 21 November 2026.
 *
 * Days with a date of their own are computed, for every year, with the day that makes up for a
 * weekend. Days of the lunar calendar and days that the cabinet adds are listed: they follow its
 * announcement of each year, and those of 2027 and 2028 are the calendar's, not yet announced. Compare
 * them when they are, add a year, and set `ANNOUNCED_UNTIL`: until then the office's dashboard says
 * that they are owed. Days kept by government offices alone (Buddhist Lent, the Ploughing Ceremony)
 * are not among them.
 */

/** Month and day of what is kept on the same date every year. */
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

/** What moves with the moon, on the day itself; one on a weekend is made up for like the others. */
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

/** What the cabinet added once. */
const announced = [
  ['2025-06-02', 'วันหยุดพิเศษ'],
  ['2025-08-11', 'วันหยุดพิเศษ'],
  ['2026-01-02', 'วันหยุดพิเศษ'],
] as const;

/** The last year whose days were compared with the cabinet's announcement. */
const ANNOUNCED_UNTIL = 2026;
const LISTED_UNTIL = Number(lunar.at(-1)?.[0].slice(0, 4));

/** From the beginning of December calls of the next year are promised, and its holidays are known to everybody. */
const NEXT_YEAR_FROM = '12-01';

/**
 * The year whose holidays somebody has to look up by a day: from December on the next one. Undefined while its days are
 * the announced ones.
 *
 * @param day in Bangkok: `2026-12-05`
 * @returns `isListed` where the calendar's days are there, as far as they were known before the announcement
 */
export function owedHolidays(day: string): { year: number; isListed: boolean } | undefined {
  const year = Number(day.slice(0, 4)) + (day.slice(5) >= NEXT_YEAR_FROM ? 1 : 0);
  return year > ANNOUNCED_UNTIL ? { year, isListed: year <= LISTED_UNTIL } : undefined;
}

const DAY_MS = 24 * 60 * 60_000;
const ofYear = new Map<number, ReadonlyMap<string, string>>();

/**
 * The holiday that a calendar day is, in Thai; undefined for any other day. Beyond 2028 the days of the
 * lunar calendar are missing.
 *
 * @param day in Bangkok: `2026-12-05`
 */
export function holidayOn(day: string): string | undefined {
  const year = Number(day.slice(0, 4));
  let holidays = ofYear.get(year);
  if (!holidays) ofYear.set(year, (holidays = holidaysOf(year)));
  return holidays.get(day);
}

/** Every holiday that lies in a year, days that make up for others too. */
function holidaysOf(year: number): ReadonlyMap<string, string> {
  // The end of the year before may be made up for in this one.
  const own = new Map<string, string>([
    ...[year - 1, year].flatMap((one) =>
      sameEveryYear.map(([date, name]) => [`${one}-${date}`, name] as const),
    ),
    ...lunar,
    ...announced,
  ]);
  const all = new Map(own);
  for (const [day, name] of [...own].sort(([a], [b]) => a.localeCompare(b))) {
    if (!isWeekend(day)) continue;
    // Two holidays on one weekend that are kept together are made up for once.
    if (own.get(dayAfter(day, -1)) === name && isWeekend(dayAfter(day, -1))) continue;
    let instead = dayAfter(day, 1);
    while (isWeekend(instead) || all.has(instead)) instead = dayAfter(instead, 1);
    all.set(instead, `ชดเชย${name}`);
  }
  return new Map([...all].filter(([day]) => day.startsWith(`${year}-`)));
}

/** Whether a calendar day is a Saturday or Sunday. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

/** The calendar day so many days later. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
