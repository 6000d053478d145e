import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import { retentionDays } from '@clinicdee/protocol/personal-data';
import type { Log } from '../http/log.ts';
import type { Database } from '../storage/sql.ts';
import { inTransaction } from '../storage/transaction.ts';
import type { ErasureGuard } from '../erasure.ts';
import type { LeadJournal } from './journal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the outbox keeps the payload of a delivered lead. */
const KEPT_DELIVERED_MS = retentionDays.deliveredLead * DAY_MS;
/** The last part of every period: the lead is in the trash and can be restored. */
const IN_TRASH_MS = retentionDays.trash * DAY_MS;

interface Parts {
  database: Database;
  journal: LeadJournal | undefined;
  guard: Pick<ErasureGuard, 'allows'>;
  log: Log;
  /** How long an undelivered lead is kept, the trash included. */
  keptDays: number;
}

/**
 * Enforces the retention periods of the privacy notice in two steps. For its last fourteen days a lead is in the trash:
 * neither listed nor sent, and restored by `npm run leads -- --restore`. Then a delivered lead loses its payload, and
 * an undelivered one is deleted. {@link ErasureGuard} can hold both steps.
 *
 * @returns whether anything may be erased now
 * @throws Error when old leads, or their data in the write-ahead log, could not be erased
 */
export function eraseOldLeads({ database, guard, journal, keptDays, log }: Parts): boolean {
  const now = Date.now();
  const isAllowed = guard.allows(countOld(database, keptDays, now), now);
  if (isAllowed) {
    const { emptied, gone } = inTransaction(database, () => {
      const erased = eraseRows(database, keptDays, now);
      // Before the commit, so that erased leads are not restored from the journal.
      journal?.blank([...erased.gone, ...erased.emptied]);
      return erased;
    });
    for (const lead of gone) {
      log.warn({ lead, code: 'retention' }, 'lead erased that was never delivered');
    }
    if (emptied.length > 0) log.info({ count: emptied.length }, 'delivered leads erased');
  }
  // The write-ahead log still has the erased data.
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return isAllowed;
}

/** ?1 is the time for delivered leads, ?2 for others. */
const isOld = `payload <> '{}' AND kept_from < CASE WHEN state = 'delivered' THEN ?1 ELSE ?2 END`;
/** Leads whose time in the trash is over, however old they are. */
const isTrashExpired = (end: string) => `${isOld} AND trashed_at <= ${end}`;

/** When the periods of delivered and other leads that end now began, and their times in the trash. */
function startsOf(keptDays: number, now: number) {
  const keptMs = keptDays * DAY_MS;
  const trashMs = Math.min(IN_TRASH_MS, keptMs / 2);
  return {
    kept: [now - KEPT_DELIVERED_MS, now - keptMs],
    untilTrash: [now - KEPT_DELIVERED_MS + IN_TRASH_MS, now - keptMs + trashMs],
    deliveredTrash: now - IN_TRASH_MS,
    otherTrash: now - trashMs,
  };
}

/**
 * Counts the leads that would be erased now, and all leads with a payload. Withdrawn rows have none, so their deletion
 * is no loss.
 *
 * @param keptDays how long an undelivered lead is kept, the trash included
 */
export function countOld(database: Database, keptDays: number, now: number): ErasureRows {
  const { deliveredTrash, kept, otherTrash } = startsOf(keptDays, now);
  const row = database
    .prepare(
      `SELECT count(*) AS total, max(received_at) AS newest,
              count(*) FILTER (WHERE ${isTrashExpired("CASE WHEN state = 'delivered' THEN ?3 ELSE ?4 END")}) AS due
       FROM outbox WHERE payload <> '{}'`,
    )
    .get(...kept, deliveredTrash, otherTrash);
  const newest = row?.newest;
  return {
    due: Number(row?.due),
    total: Number(row?.total),
    newestAt: typeof newest === 'number' ? newest : undefined,
  };
}

/**
 * Moves old leads to the trash and erases those whose time there is over.
 *
 * @returns the ids of delivered leads that lost their payload, and of deleted leads, which were never delivered
 */
function eraseRows(database: Database, keptDays: number, now: number) {
  const { deliveredTrash, kept, otherTrash, untilTrash } = startsOf(keptDays, now);
  /** @returns the ids that a `RETURNING` statement has changed */
  const change = (sql: string, ...values: number[]) =>
    database
      .prepare(sql)
      .all(...values)
      .map(({ id }) => String(id));
  // A period starts at the first run after the lead was stored, delivered or restored: that clock can be trusted.
  change('UPDATE outbox SET kept_from = ?1 WHERE kept_from IS NULL', now);
  // A clock that was ahead has left dates in the future, and young leads in the trash.
  change(
    `UPDATE outbox SET received_at = min(received_at, ?1), kept_from = min(kept_from, ?1),
            delivered_at = min(delivered_at, ?1), trashed_at = min(trashed_at, ?1)
     WHERE max(received_at, kept_from, coalesce(delivered_at, 0), coalesce(trashed_at, 0)) > ?1`,
    now,
  );
  change(
    `UPDATE outbox SET trashed_at = NULL WHERE trashed_at IS NOT NULL AND NOT (${isOld})`,
    ...untilTrash,
  );
  change(
    `UPDATE outbox SET trashed_at = ?3 WHERE trashed_at IS NULL AND ${isOld}`,
    ...untilTrash,
    now,
  );
  const gone = change(
    `DELETE FROM outbox WHERE state <> 'delivered' AND ${isTrashExpired('?3')} RETURNING id`,
    ...kept,
    otherTrash,
  );
  const emptied = change(
    `UPDATE outbox SET payload = '{}', fingerprint = id, trashed_at = NULL
     WHERE ${isTrashExpired('?3')} RETURNING id`,
    ...kept,
    deliveredTrash,
  );
  // Withdrawn rows have no payload, only the keys that detect duplicates.
  change(
    "DELETE FROM outbox WHERE state = 'withdrawn' AND kept_from < ?1",
    now - KEPT_DELIVERED_MS,
  );
  return { emptied, gone };
}
