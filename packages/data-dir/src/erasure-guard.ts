const DAY_MS = 24 * 60 * 60 * 1000;
/** A larger clock change since the last run, in either direction, counts as a leap. */
const LARGEST_LEAP_MS = 2 * DAY_MS;
/** A larger share of all rows in one run is unusual: retention periods are months, and runs are daily. */
const LARGEST_SHARE = 1 / 20;
/** No hold up to this number of rows, however small the table. */
const FEW_ROWS = 20;
/** How long an acceptance is valid. */
const ACCEPTANCE_MS = 2 * DAY_MS;

/** State between runs; times in milliseconds since 1970. */
export interface ErasureMemory {
  /** Time of the last run or acceptance. */
  ranAt?: number | undefined;
  /** When a person last accepted a hold. */
  acceptedAt?: number | undefined;
}

/** The rows of a run. */
export interface ErasureRows {
  /** Number of rows that would be erased permanently. */
  due: number;
  /** Number of all rows. */
  total: number;
  /** Date of the newest row, in milliseconds since 1970; undefined without rows. */
  newestAt: number | undefined;
}

/** Why erasure is on hold until a person accepts it. */
export type ErasureHold =
  | { reason: 'clock_leap'; now: number; known: number }
  | { reason: 'many_rows'; due: number; total: number };

/** Returns whether an acceptance is still valid. */
export const isAccepted = (now: number, { acceptedAt }: ErasureMemory): boolean =>
  acceptedAt !== undefined && Math.abs(now - acceptedAt) <= ACCEPTANCE_MS;

/** Returns whether the last run is more than two days away. A machine that was off looks the same. */
export const isLeap = (now: number, { ranAt }: ErasureMemory): boolean =>
  ranAt !== undefined && Math.abs(now - ranAt) > LARGEST_LEAP_MS;

/**
 * Returns why erasure must wait for a person, or undefined: the clock leapt by more than two days since the
 * last run, the newest row is dated in the future (at a first run: or long ago), or one run would erase more
 * than a twentieth of all rows and more than twenty.
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

/** Describes a hold for the log and for `npm run erasure`. */
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
