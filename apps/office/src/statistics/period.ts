const DAY_MS = 24 * 60 * 60_000;
const BANGKOK_MS = 7 * 60 * 60_000;

/** The lengths to choose from, in days. */
export const lengths = [7, 30, 90] as const;

/** Whole days in Bangkok, today the last of them. */
export interface Period {
  length: (typeof lengths)[number];
  /** `2026-11-21`, both included. */
  from: string;
  to: string;
  days: string[];
  /** The first moment of it. */
  start: Date;
}

/** The period that an address asks for (`?days=7`); thirty days when it asks for nothing known. */
export function periodOf(asked: unknown, now = Date.now()): Period {
  const length = lengths.find((one) => String(one) === asked) ?? 30;
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

/** The days of the same number just before, both included. */
export function periodBefore({ from, length }: Period): { from: string; to: string } {
  const first = Date.parse(from);
  const day = (before: number) => new Date(first - before * DAY_MS).toISOString().slice(0, 10);
  return { from: day(length), to: day(1) };
}
