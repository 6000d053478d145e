import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import type { LeadJournal } from './journal.ts';

/** Batch size: a batch takes a few milliseconds. */
const ROWS = 100;

/** Retention periods in milliseconds; each includes the time in the trash at its end. */
export interface Periods {
  delivered: number;
  deliveredTrash: number;
  other: number;
  otherTrash: number;
}

/** The result of one batch. */
interface Erased {
  /** How many delivered leads lost their payload; reference and times stay. */
  delivered: number;
  /** Ids of deleted leads, which were never delivered. */
  gone: string[];
}

/** When the retention period of a lead starts, unless `kept_from` is later. */
const periodStart = `CASE WHEN state = 'delivered' THEN delivered_at ELSE received_at END`;
/** ?1 is the time for delivered leads, ?2 for others. */
const isOld = `payload <> '{}' AND
  CASE WHEN coalesce(kept_from, 0) > ${periodStart} THEN kept_from ELSE ${periodStart} END
    < CASE WHEN state = 'delivered' THEN ?1 ELSE ?2 END`;
/** Leads whose time in the trash is over, however old they are. */
const isTrashExpired = (end: string) => `${isOld} AND trashed_at <= ${end}`;

/** A range of `rowid`s: after the first, up to and including the second. */
type Range = readonly [number, number];

/** Yields ranges of `rowid`s, one batch each, and yields to the event loop between them. */
async function* rangesOf(database: Database): AsyncGenerator<Range> {
  for (let after = 0; ;) {
    const began = performance.now();
    const next = database.prepare(
      `SELECT max(rowid) AS last, count(*) AS size FROM (
         SELECT rowid FROM outbox WHERE rowid > ?1 ORDER BY rowid LIMIT ${ROWS})`,
    );
    const { last, size } = next.get(after) ?? {};
    if (typeof last !== 'number') return;
    yield [after, last];
    if (size !== ROWS) return;
    after = last;
    // Pauses as long as the batch took, to leave disk and event loop to others: many leads may be due at once.
    await sleep(performance.now() - began);
  }
}

/**
 * Counts the leads that {@link eraseOld} would erase, and all leads with a payload. Withdrawn rows have none, so their
 * deletion is no loss.
 */
export async function countOld(
  database: Database,
  { delivered, deliveredTrash, other, otherTrash }: Periods,
  now: number,
): Promise<ErasureRows> {
  const trashEnd = "CASE WHEN state = 'delivered' THEN ?3 ELSE ?4 END";
  const ends = [now - delivered, now - other, now - deliveredTrash, now - otherTrash];
  const rows: ErasureRows = { due: 0, total: 0, newestAt: undefined };
  for await (const range of rangesOf(database)) {
    const count = database.prepare(
      `SELECT count(*) AS total, max(received_at) AS newest,
              count(*) FILTER (WHERE ${isTrashExpired(trashEnd)}) AS due
       FROM outbox WHERE payload <> '{}' AND rowid > ?5 AND rowid <= ?6`,
    );
    const { due, newest, total } = count.get(...ends, ...range) ?? {};
    rows.due += Number(due);
    rows.total += Number(total);
    rows.newestAt = Math.max(Number(newest ?? -Infinity), rows.newestAt ?? -Infinity);
  }
  return rows;
}

/**
 * Moves old leads to the trash and erases those whose time there is over. Works in batches and yields to the event
 * loop between them; each yielded batch is committed.
 */
export async function* eraseOld(
  database: Database,
  journal: LeadJournal | undefined,
  periods: Periods,
  now: number,
): AsyncGenerator<Erased> {
  for await (const range of rangesOf(database)) {
    yield inTransaction(database, () => {
      const { delivered, gone } = eraseBatch(database, periods, now, range);
      // Before the commit, so that erased leads are not restored from the journal.
      journal?.blank([...gone, ...delivered]);
      return { delivered: delivered.length, gone };
    });
  }
}

/** @returns the ids of the leads that were erased */
function eraseBatch(database: Database, periods: Periods, now: number, range: Range) {
  const { delivered, deliveredTrash, other, otherTrash } = periods;
  const trash = [now - delivered + deliveredTrash, now - other + otherTrash];
  const ends = [now - delivered, now - other];
  /** @param sql ends with its conditions */
  const change = (sql: string, values: number[], end = '') => {
    const [first, second] = [values.length + 1, values.length + 2];
    return database
      .prepare(`${sql} AND rowid > ?${first} AND rowid <= ?${second}${end}`)
      .all(...values, ...range)
      .map(({ id }) => String(id));
  };
  // A clock that was ahead has left dates in the future, and young leads in the trash.
  for (const date of ['received_at', 'kept_from', 'delivered_at', 'trashed_at']) {
    change(`UPDATE outbox SET ${date} = ?1 WHERE ${date} > ?1`, [now]);
  }
  change(
    `UPDATE outbox SET trashed_at = NULL WHERE trashed_at IS NOT NULL AND NOT (${isOld})`,
    trash,
  );
  change(`UPDATE outbox SET trashed_at = ?3 WHERE trashed_at IS NULL AND ${isOld}`, [
    ...trash,
    now,
  ]);
  const gone = change(
    `DELETE FROM outbox WHERE state <> 'delivered' AND ${isTrashExpired('?3')}`,
    [...ends, now - otherTrash],
    ' RETURNING id',
  );
  const emptied = change(
    `UPDATE outbox SET payload = '{}', fingerprint = id, trashed_at = NULL WHERE ${isTrashExpired('?3')}`,
    [...ends, now - deliveredTrash],
    ' RETURNING id',
  );
  // Withdrawn rows have no payload, only the keys that detect duplicates.
  change("DELETE FROM outbox WHERE state = 'withdrawn' AND received_at < ?1", [now - delivered]);
  return { delivered: emptied, gone };
}
