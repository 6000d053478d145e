import { bangkokDay } from '../i18n/date-formats.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The selectable lengths, in days. */
export const lengths = [7, 30, 90] as const;

/** Full days in Bangkok up to today. */
export type Period = ReturnType<typeof periodOf>;

/** Returns the period of a query parameter (`?days=7`), by default thirty days. */
export function periodOf(parameter: unknown, now = Date.now()) {
  const length = lengths.find((days) => String(days) === parameter) ?? 30;
  const days = Array.from({ length }, (_, index) =>
    bangkokDay(now - (length - 1 - index) * DAY_MS),
  );
  const [from = ''] = days;
  /** Of the first day. */
  const start = new Date(`${from}T00:00:00+07:00`);
  // `from` and `to` are both included.
  return { length, from, to: days.at(-1) ?? '', days, start };
}

/** Returns the preceding period of the same length, both days included. */
export function periodBefore({ length, start }: Period): { from: string; to: string } {
  const day = (before: number) => bangkokDay(start.getTime() - before * DAY_MS);
  return { from: day(length), to: day(1) };
}
