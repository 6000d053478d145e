import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import { retentionDays } from '@clinicdee/protocol/personal-data';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import type { Database } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ErasureGuard } from '../erasure.ts';
import type { LeadJournal } from './journal.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long the outbox keeps the payload of a delivered lead. */
const KEPT_DELIVERED_MS = retentionDays.deliveredLead * DAY_MS;
/** The last part of every period: the lead is in the trash and can be restored. */
const IN_TRASH_MS = retentionDays.trash * DAY_MS;

/** Batch size: a batch takes a few milliseconds. */
const ROWS = 100;

/** Retention periods in milliseconds; each includes the time in the trash at its end. */
interface Periods {
  delivered: number;
  deliveredTrash: number;
  other: number;
  otherTrash: number;
}

/** @param keptDays how long an undelivered lead is kept, the trash included */
export function retentionPeriods(keptDays: number): Periods {
  const keptMs = keptDays * DAY_MS;
  return {
    ...{ delivered: KEPT_DELIVERED_MS, deliveredTrash: IN_TRASH_MS },
    ...{ other: keptMs, otherTrash: Math.min(IN_TRASH_MS, keptMs / 2) },
  };
}

interface Parts {
  database: Database;
  journal: LeadJournal | undefined;
  guard: Pick<ErasureGuard, 'allows'>;
  log: Log;
  /** How long an undelivered lead is kept, the trash included. */
  keptDays: number;
}

/**
 * Enforces the retention periods of the privacy notice in two steps. For its last fourteen days a lead is in the
 * trash: neither listed nor sent, and restored by `npm run leads -- --restore`. Then a delivered lead loses its
 * payload, and an undelivered one is deleted. {@link ErasureGuard} can hold both steps.
 */
export class Retention {
  readonly #parts: Parts;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Runs retention now and every hour. Never rejects. */
  start(): Promise<void> {
    const run = () => (this.#running = this.#run());
    this.#timer = setInterval(() => void run(), HOUR_MS).unref();
    return run();
  }

  /** Starts no further batch, and waits for the current one. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      await this.#eraseOld(Date.now());
      // The log still has the pages from before; also those of leads that were withdrawn since the last run.
      this.#parts.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      this.#parts.log.error({ code: codeOf(error) }, 'old leads not erased yet');
    }
  }

  async #eraseOld(now: number): Promise<void> {
    const { database, guard, journal, keptDays, log } = this.#parts;
    const periods = retentionPeriods(keptDays);
    if (!guard.allows('leads', await countOld(database, periods, now), now)) return;
    let count = 0;
    try {
      for await (const { delivered, gone } of eraseOld(database, journal, periods, now)) {
        count += delivered;
        for (const lead of gone) {
          log.warn({ lead, code: 'retention' }, 'lead erased that was never delivered');
        }
        if (this.#isStopped) break;
      }
    } finally {
      if (count > 0) log.info({ count }, 'delivered leads erased');
    }
  }
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
