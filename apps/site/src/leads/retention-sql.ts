import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import type { Query } from './outbox-sql.ts';
import type { Erased, Periods } from './outbox.ts';

/** When the retention period of a lead starts, unless `kept_from` is later. */
const periodStart = `CASE WHEN state = 'delivered' THEN delivered_at ELSE received_at END`;
/** ?1 is the time for delivered leads, ?2 for others. */
const isOld = `payload <> '{}' AND
  CASE WHEN coalesce(kept_from, 0) > ${periodStart} THEN kept_from ELSE ${periodStart} END
    < CASE WHEN state = 'delivered' THEN ?1 ELSE ?2 END`;
/** Leads whose time in the trash is over, however old they are. */
const isTrashExpired = (end: string) => `${isOld} AND trashed_at <= ${end}`;

const count = (_: unknown, changes: number) => changes;

/** A range of `rowid`s: after the first, up to and including the second. */
type Range = readonly [number, number];

/**
 * Counts the rows that the statements of {@link eraseOld} would erase, and all rows with a payload. Withdrawn rows
 * have none, so their deletion is no loss.
 */
export function countOld(
  { delivered, deliveredTrash, other, otherTrash }: Periods,
  now: number,
  rows: Range,
): Query<ErasureRows> {
  return {
    sql: `SELECT count(*) AS total, max(received_at) AS newest,
            count(*) FILTER (WHERE ${isTrashExpired("CASE WHEN state = 'delivered' THEN ?3 ELSE ?4 END")}) AS due
          FROM outbox WHERE payload <> '{}' AND rowid > ?5 AND rowid <= ?6`,
    values: [now - delivered, now - other, now - deliveredTrash, now - otherTrash, ...rows],
    read: ([row]) => ({
      due: Number(row?.due ?? 0),
      total: Number(row?.total ?? 0),
      newestAt: typeof row?.newest === 'number' ? row.newest : undefined,
    }),
  };
}

/**
 * Returns the statements of {@link Outbox.eraseOld}, in order. The first ones undo the effects of a clock that was
 * ahead: dates in the future, and young leads in the trash. The statements judge each row by itself, so that they can
 * run in batches.
 *
 * @param rows the batch; without it all rows
 */
export function eraseOld(periods: Periods, now: number, rows?: Range) {
  const { delivered, deliveredTrash, other, otherTrash } = periods;
  const trash = [now - delivered + deliveredTrash, now - other + otherTrash];
  const ends = [now - delivered, now - other];
  /** @param sql ends with its conditions */
  const step = <T>(sql: string, values: number[], read: Query<T>['read'], end = ''): Query<T> => {
    const [first, second] = [values.length + 1, values.length + 2];
    const inRange = rows ? ` AND rowid > ?${first} AND rowid <= ?${second}` : '';
    return { sql: `${sql}${inRange}${end}`, values: [...values, ...(rows ?? [])], read };
  };
  return {
    undoWrongDates: [
      ...['received_at', 'kept_from', 'delivered_at', 'trashed_at'].map((date) =>
        step(`UPDATE outbox SET ${date} = ?1 WHERE ${date} > ?1`, [now], count),
      ),
      step(
        `UPDATE outbox SET trashed_at = NULL WHERE trashed_at IS NOT NULL AND NOT (${isOld})`,
        trash,
        count,
      ),
    ],
    putIntoTrash: step(
      `UPDATE outbox SET trashed_at = ?3 WHERE trashed_at IS NULL AND ${isOld}`,
      [...trash, now],
      count,
    ),
    eraseOthers: step(
      `DELETE FROM outbox WHERE state <> 'delivered' AND ${isTrashExpired('?3')}`,
      [...ends, now - otherTrash],
      (erased): Erased['gone'] => erased.map(({ id }) => String(id)),
      ' RETURNING id',
    ),
    eraseDelivered: step(
      `UPDATE outbox SET payload = '{}', fingerprint = id, trashed_at = NULL WHERE ${isTrashExpired('?3')}`,
      [...ends, now - deliveredTrash],
      (erased) => erased.map(({ id }) => String(id)),
      ' RETURNING id',
    ),
    // Withdrawn rows have no payload, only the keys that detect duplicates.
    eraseWithdrawn: step(
      "DELETE FROM outbox WHERE state = 'withdrawn' AND received_at < ?1",
      [now - delivered],
      count,
    ),
  };
}
