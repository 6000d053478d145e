const DAY_MS = 24 * 60 * 60_000;
const BANGKOK_MS = 7 * 60 * 60_000;

/** The selectable lengths, in days. */
export const lengths = [7, 30, 90] as const;

/** Full days in Bangkok up to today. */
export interface Period {
  length: (typeof lengths)[number];
  /** `2026-11-21`, both included. */
  from: string;
  to: string;
  days: string[];
  /** Start of the first day. */
  start: Date;
}

/** Returns the period of a query parameter (`?days=7`), by default thirty days. */
export function periodOf(parameter: unknown, now = Date.now()): Period {
  const length = lengths.find((days) => String(days) === parameter) ?? 30;
  const today = Math.floor((now + BANGKOK_MS) / DAY_MS);
  const days = Array.from({ length }, (_, index) =>
    new Date((today - length + 1 + index) * DAY_MS).toISOString().slice(0, 10),
  );
  return {
    length,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    days,
    start: new Date((today - length + 1) * DAY_MS - BANGKOK_MS),
  };
}

/** Returns the preceding period of the same length, both days included. */
export function periodBefore({ from, length }: Period): { from: string; to: string } {
  const first = Date.parse(from);
  const day = (before: number) => new Date(first - before * DAY_MS).toISOString().slice(0, 10);
  return { from: day(length), to: day(1) };
}
