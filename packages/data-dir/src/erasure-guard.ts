const DAY_MS = 24 * 60 * 60 * 1000;
/** A clock that moved further than this since the last run, either way, is a leap. */
export const LARGEST_LEAP_MS = 2 * DAY_MS;
/** More than this share of all rows at once is unusual: periods are months, and runs come every day. */
const LARGEST_SHARE = 1 / 20;
/** So few rows are no alarm, however small the table. */
const FEW_ROWS = 20;
/** How long a person's word lasts. */
const ACCEPTANCE_MS = 2 * DAY_MS;

/** What is stored between runs; times in milliseconds since 1970. */
export interface ErasureMemory {
  /** When erasure ran last, or was last accepted. */
  ranAt?: number | undefined;
  /** When a person last accepted what was held. */
  acceptedAt?: number | undefined;
}

/** The rows that a run is about. */
export interface ErasureRows {
  /** How many would be erased for good. */
  due: number;
  /** How many there are. */
  total: number;
  /** The date of the newest, in milliseconds since 1970; undefined where there is none. */
  newestAt: number | undefined;
}

/** Why nothing is erased until a person accepts it. */
export type ErasureHold =
  | { reason: 'clock_leap'; now: number; known: number }
  | { reason: 'many_rows'; due: number; total: number };

/** Whether a person has accepted erasure lately. */
export const isAccepted = (now: number, { acceptedAt }: ErasureMemory): boolean =>
  acceptedAt !== undefined && Math.abs(now - acceptedAt) <= ACCEPTANCE_MS;

/** Whether the time is further from the last run than two days. A machine that was off looks the same. */
export const isLeap = (now: number, { ranAt }: ErasureMemory): boolean =>
  ranAt !== undefined && Math.abs(now - ranAt) > LARGEST_LEAP_MS;

/**
 * Whether erasure has to wait for a person: the clock leapt by more than two days since the last run,
 * the newest row is dated in the future (at a first run: or long ago), or more than a twentieth of all
 * rows, and more than twenty, would go at once.
 *
 * @param now milliseconds since 1970
 */
export function erasureHold(
  now: number,
  memory: ErasureMemory,
  { due, total, newestAt }: ErasureRows,
): ErasureHold | undefined {
  const { ranAt } = memory;
  if (isAccepted(now, memory)) return undefined;
  if (ranAt !== undefined && isLeap(now, memory)) {
    return { reason: 'clock_leap', now, known: ranAt };
  }
  if (newestAt !== undefined) {
    const ahead = newestAt - now;
    const isFar = (ranAt === undefined ? Math.abs(ahead) : ahead) > LARGEST_LEAP_MS;
    if (isFar) return { reason: 'clock_leap', now, known: newestAt };
  }
  if (due > FEW_ROWS && due > total * LARGEST_SHARE) return { reason: 'many_rows', due, total };
  return undefined;
}

/** A hold in words, for the log and for `npm run erasure`. */
export function describeHold(hold: ErasureHold | undefined): string {
  if (!hold) return 'nothing is held';
  const accept =
    'Nothing is erased until the clock is right, or a person accepts it: npm run erasure -- --accept';
  if (hold.reason === 'many_rows') {
    return `${hold.due} of ${hold.total} rows would be erased at once. Nothing is erased until a person accepts it: npm run erasure -- --accept`;
  }
  const days = Math.round(Math.abs(hold.now - hold.known) / DAY_MS);
  const direction = hold.now > hold.known ? 'ahead of' : 'behind';
  return `the clock shows ${minute(hold.now)}, ${days} days ${direction} what is known (${minute(hold.known)}). ${accept}`;
}

const minute = (time: number) =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
