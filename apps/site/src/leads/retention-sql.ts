import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import type { Ask } from './outbox-sql.ts';
import type { Erased, Periods } from './outbox.ts';

/** From when a lead's period counts; whoever brought one back began it anew. */
const begun = `CASE WHEN state = 'delivered' THEN delivered_at ELSE received_at END`;
/** ?1 is the time for delivered leads, ?2 for others. */
const isOld = `payload <> '{}' AND
  CASE WHEN coalesce(kept_from, 0) > ${begun} THEN kept_from ELSE ${begun} END
    < CASE WHEN state = 'delivered' THEN ?1 ELSE ?2 END`;
/** Fourteen days in the trash, however old the lead. ?3 is the time for that. */
const isOver = (end: string) => `${isOld} AND trashed_at <= ${end}`;

const count = (_: unknown, changes: number) => changes;

/** Rows of the outbox in SQLite, after which of its numbers and up to which. */
type Range = readonly [number, number];

/**
 * How many rows the statements of {@link eraseOld} would erase for good, of how many that still have words.
 * Rows that are withdrawn have none any more, and are no loss.
 */
export function countOld(
  { delivered, deliveredTrash, other, otherTrash }: Periods,
  now: number,
  rows: Range,
): Ask<ErasureRows> {
  return {
    sql: `SELECT count(*) AS total, max(received_at) AS newest,
            count(*) FILTER (WHERE ${isOver("CASE WHEN state = 'delivered' THEN ?3 ELSE ?4 END")}) AS due
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
 * The statements of {@link Outbox.eraseOld}, in their order. A clock that was ahead has dated
 * leads in the future, and put young ones away: that is undone first. Each looks at one lead alone, so that
 * some may be done after the others.
 *
 * @param rows in SQLite, after which of its numbers and up to which; all without
 */
export function eraseOld(periods: Periods, now: number, rows?: Range) {
  const { delivered, deliveredTrash, other, otherTrash } = periods;
  const trash = [now - delivered + deliveredTrash, now - other + otherTrash];
  const ends = [now - delivered, now - other];
  /** @param sql that ends in its conditions */
  const step = <T>(sql: string, values: number[], read: Ask<T>['read'], end = ''): Ask<T> => {
    const [first, second] = [values.length + 1, values.length + 2];
    const among = rows ? ` AND rowid > ?${first} AND rowid <= ?${second}` : '';
    return { sql: `${sql}${among}${end}`, values: [...values, ...(rows ?? [])], read };
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
      `DELETE FROM outbox WHERE state <> 'delivered' AND ${isOver('?3')}`,
      [...ends, now - otherTrash],
      (erased): Erased['gone'] => erased.map(({ id }) => String(id)),
      ' RETURNING id',
    ),
    eraseDelivered: step(
      `UPDATE outbox SET payload = '{}', fingerprint = id, trashed_at = NULL WHERE ${isOver('?3')}`,
      [...ends, now - deliveredTrash],
      (erased) => erased.map(({ id }) => String(id)),
      ' RETURNING id',
    ),
    // What was withdrawn has no words any more, only what tells it from another.
    eraseWithdrawn: step(
      "DELETE FROM outbox WHERE state = 'withdrawn' AND received_at < ?1",
      [now - delivered],
      count,
    ),
  };
}
