import { LARGEST_LEAP_MS } from '@clinicdee/data-dir/erasure-guard';
import { type LeadPayload } from '@clinicdee/protocol';
import type { Database, Row, Value } from '../database/sql.ts';
import { newIdentity, TRIES } from './identity.ts';
import type { JournaledLead } from './journal-lines.ts';
import { LONGEST_WAIT_MS, NOT_BEGUN, type OutboxQueue, SAME_WITHIN_MS } from './outbox.ts';
import {
  type Identity,
  type LeadStatus,
  type NewLead,
  readPayload,
  readStatus,
} from './stored-lead.ts';

/* The queries of the outbox: `?1` stands for the first value. */

/** A statement, and how its rows are read. */
export interface Query<Answer> {
  sql: string;
  values: Value[];
  read: (rows: readonly Row[], changes: number) => Answer;
}

const statusColumns = 'id, reference, state, attempts, last_failure, received_at, delivered_at';
const isActiveLead = 'is_canary = 0 AND trashed_at IS NULL';

const count = (_: readonly Row[], changes: number) => changes;
const nothing = () => undefined;

/** Reads a time from a nullable column. */
const at = (value: unknown): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);
const readDuplicate = ([row]: readonly Row[]) =>
  row && { id: String(row.id), reference: String(row.reference) };

/** Placeholders for values, numbered from `from`; never empty, since SQL needs at least one. */
const placeholders = (from: number, values: readonly Value[]): string =>
  values.length === 0 ? "''" : values.map((_, index) => `?${from + index}`).join(', ');

/** Finds a duplicate of a form fill. */
export function findDuplicate(
  key: string | undefined,
  fingerprint: string,
  now: number,
): Query<{ id: string; reference: string } | undefined> {
  if (key !== undefined) {
    return {
      sql: 'SELECT id, reference FROM outbox WHERE idempotency_key = ?1 AND fingerprint = ?2',
      values: [key, fingerprint],
      read: readDuplicate,
    };
  }
  return {
    sql: `SELECT id, reference FROM outbox
          WHERE fingerprint = ?3 AND received_at > ?1 AND received_at < ?2
          ORDER BY received_at DESC LIMIT 1`,
    values: [now - SAME_WITHIN_MS, now + SAME_WITHIN_MS, fingerprint],
    read: readDuplicate,
  };
}

/** NULL; or {@link NOT_BEGUN} for a time that a wrong clock wrote, judged by the time of the last erasure. */
const keptFrom = (time: string) =>
  `(SELECT CASE WHEN seen_at > 0 AND abs(${time} - seen_at) > ${LARGEST_LEAP_MS} THEN ${NOT_BEGUN} END FROM clock)`;

/** Returns the values of {@link insert}, in the order of its columns. */
export const newRow = (
  lead: NewLead,
  { id, reference }: Identity,
  fingerprint: string,
  now: number,
): Value[] => [
  ...[id, reference, lead.idempotencyKey ?? id, fingerprint, JSON.stringify(lead.payload)],
  ...[Number(lead.isSuspected), Number(lead.isCanary ?? false), now],
];

/** Inserts a row unless the form fill is stored already. Returns whether it was inserted. */
export const insert = (values: Value[]): Query<boolean> => ({
  sql: `INSERT INTO outbox
          (id, reference, idempotency_key, fingerprint, payload, is_suspected, is_canary,
           received_at, next_attempt_at, kept_from)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ${keptFrom('?8')})
        ON CONFLICT DO NOTHING`,
  values,
  read: (_, changes) => changes === 1,
});

export const receivedAt = (reference: string): Query<number | undefined> => ({
  sql: 'SELECT received_at FROM outbox WHERE reference = ?1',
  values: [reference],
  read: ([row]) => at(row?.received_at),
});

/** Columns needed for delivery. */
const deliveryColumns = 'id, reference, payload, is_suspected, is_canary, attempts, received_at';

/** The waiting leads. Must match the condition of the partial indices literally. */
const isWaiting = `state = 'waiting' AND trashed_at IS NULL`;

/** The due leads; `?1` is now, `?2` the latest plausible date. */
const isDue = `${isWaiting} AND (next_attempt_at <= ?1 OR next_attempt_at > ?2)`;

/** The order of delivery. */
const deliveryOrder = (newest: boolean) =>
  `is_canary, last_tried_at NULLS FIRST, received_at ${newest ? 'DESC' : 'ASC'}`;

export function due(limit: number, now: number, except: readonly string[], newest: boolean) {
  return {
    sql: `SELECT ${deliveryColumns} FROM outbox WHERE ${isDue} AND id NOT IN (${placeholders(4, except)})
          ORDER BY ${deliveryOrder(newest)} LIMIT ?3`,
    values: [now, now + LONGEST_WAIT_MS, limit, ...except],
    read: (rows: readonly Row[]) => rows,
  };
}

/** Reads both ends of an index instead of all waiting rows. */
export function nextAttemptAt(except: readonly string[], now: number): Query<number | undefined> {
  const others = `FROM outbox WHERE ${isWaiting} AND id NOT IN (${placeholders(2, except)})`;
  return {
    sql: `SELECT (SELECT next_attempt_at ${others} ORDER BY next_attempt_at LIMIT 1) AS next,
                 EXISTS (SELECT 1 ${others} AND next_attempt_at > ?1) AS is_ahead`,
    values: [now + LONGEST_WAIT_MS, ...except],
    read: ([row]) => {
      const next = at(row?.next);
      return next !== undefined && row?.is_ahead === 1 ? Math.min(next, now) : next;
    },
  };
}

export const markDelivered = (id: string, now: number): Query<undefined> => ({
  sql: `UPDATE outbox SET state = 'delivered', delivered_at = ?1, attempts = attempts + 1,
               last_failure = NULL, kept_from = coalesce(${keptFrom('?1')}, kept_from)
        WHERE id = ?2 AND state <> 'delivered'`,
  values: [now, id],
  read: nothing,
});

export const markFailed = (
  id: string,
  failure: string,
  nextAttemptAt: number,
  now: number,
): Query<number> => ({
  sql: `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ?1, last_tried_at = ?2,
               same_failures = CASE WHEN last_failure = ?3 THEN same_failures + 1 ELSE 1 END,
               last_failure = ?3
        WHERE id = ?4 RETURNING same_failures`,
  values: [nextAttemptAt, now, failure, id],
  read: ([row]) => Number(row?.same_failures ?? 0),
});

export const markRefused = (id: string): Query<undefined> => ({
  sql: `UPDATE outbox SET state = 'refused' WHERE id = ?1 AND state = 'waiting'`,
  values: [id],
  read: nothing,
});

export const setAsideUnreadable = (id: string): Query<number> => ({
  sql: "UPDATE outbox SET state = 'refused', last_failure = 'unreadable' WHERE id = ?1",
  values: [id],
  read: count,
});

export const resend = (which: string, now: number, onlyRefused: boolean): Query<number> => ({
  sql: `UPDATE outbox SET state = 'waiting', next_attempt_at = ?1, same_failures = 0
        WHERE state IN (${onlyRefused ? "'refused'" : "'refused', 'waiting'"})
          AND ${isActiveLead} AND ?2 IN ('all', id, reference)`,
  values: [now, which],
  read: count,
});

/** @returns the ids of withdrawn leads */
export const withdraw = (key: string): Query<string[]> => ({
  sql: `UPDATE outbox SET state = 'withdrawn', payload = '{}'
        WHERE state IN ('waiting', 'refused') AND idempotency_key = ?1 RETURNING id`,
  values: [key],
  read: (rows) => rows.map(({ id }) => String(id)),
});

/** Erases the personal data of a lead. @returns the ids */
export const erase = (which: string): Query<string[]> => ({
  sql: `UPDATE outbox SET payload = '{}', fingerprint = id, trashed_at = NULL,
               state = CASE WHEN state = 'delivered' THEN state ELSE 'withdrawn' END
        WHERE ?1 IN (id, reference) AND payload <> '{}' RETURNING id`,
  values: [which],
  read: (rows) => rows.map(({ id }) => String(id)),
});

/** Resends every lead received since a time, delivered or not, unless it is erased. */
export const resendSince = (since: number, now: number): Query<number> => ({
  sql: `UPDATE outbox SET state = 'waiting', next_attempt_at = ?1, same_failures = 0
        WHERE state IN ('waiting', 'refused', 'delivered') AND ${isActiveLead} AND payload <> '{}'
          AND received_at >= ?2`,
  values: [now, since],
  read: count,
});

export const retryNow = (failures: readonly string[], now: number): Query<undefined> => ({
  sql: `UPDATE outbox SET next_attempt_at = ?1
        WHERE ${isWaiting} AND next_attempt_at > ?1
          AND last_failure IN (${placeholders(2, failures)})`,
  values: [now, ...failures],
  read: nothing,
});

export const restore = (which: string, now: number): Query<number> => ({
  sql: `UPDATE outbox SET trashed_at = NULL, kept_from = ?1, next_attempt_at = ?1
        WHERE trashed_at IS NOT NULL AND ?2 IN ('all', id, reference)`,
  values: [now, which],
  read: count,
});

export const list = (isTrash: boolean): Query<LeadStatus[]> => ({
  sql: `SELECT ${statusColumns} FROM outbox
        WHERE is_canary = 0 AND trashed_at IS ${isTrash ? 'NOT NULL' : 'NULL'}
        ORDER BY received_at, id`,
  values: [],
  read: (rows) => rows.map(readStatus),
});

export const queue: Query<OutboxQueue> = {
  sql: `SELECT (SELECT count(*) FROM outbox WHERE state = 'waiting' AND ${isActiveLead}) AS waiting,
               (SELECT min(received_at) FROM outbox WHERE state = 'waiting' AND ${isActiveLead})
                 AS waiting_since,
               (SELECT count(*) FROM outbox WHERE state = 'refused' AND ${isActiveLead}) AS refused,
               (SELECT min(received_at) FROM outbox WHERE state = 'refused' AND ${isActiveLead})
                 AS refused_since`,
  values: [],
  read: ([row]) => ({
    waiting: Number(row?.waiting ?? 0),
    waitingSince: at(row?.waiting_since),
    refused: Number(row?.refused ?? 0),
    refusedSince: at(row?.refused_since),
  }),
};

export const countRefused: Query<number> = {
  sql: "SELECT count(*) AS total FROM outbox WHERE state = 'refused' AND is_canary = 0",
  values: [],
  read: ([row]) => Number(row?.total ?? 0),
};

export const newestRefused = (limit: number): Query<LeadStatus[]> => ({
  sql: `SELECT ${statusColumns} FROM outbox WHERE state = 'refused' AND is_canary = 0
        ORDER BY received_at DESC, id LIMIT ?1`,
  values: [limit],
  read: (rows) => rows.map(readStatus),
});

/** Returns the last `rowid` of the next `most` rows after one, and how many rows there are. */
export const rowsAfter = (after: number, most: number): Query<{ last: number; size: number }> => ({
  sql: `SELECT max(rowid) AS last, count(*) AS size FROM (
          SELECT rowid FROM outbox WHERE rowid > ?1 ORDER BY rowid LIMIT ?2)`,
  values: [after, most],
  read: ([row]) => ({ last: Number(row?.last ?? after), size: Number(row?.size ?? 0) }),
});

export const payloadOf = (id: string): Query<LeadPayload | undefined> => ({
  sql: "SELECT payload FROM outbox WHERE id = ?1 AND payload <> '{}' AND trashed_at IS NULL",
  values: [id],
  read: ([row]) => row && readPayload(row.payload),
});

export const canary: Query<LeadStatus | undefined> = {
  // A canary in the trash is not sent any more, so the next one must not wait for it.
  sql: `SELECT ${statusColumns} FROM outbox WHERE is_canary = 1 AND trashed_at IS NULL
        ORDER BY received_at DESC LIMIT 1`,
  values: [],
  read: ([row]) => row && readStatus(row),
};

export const removeCanaries: Query<undefined> = {
  sql: "DELETE FROM outbox WHERE is_canary = 1 AND (state <> 'waiting' OR trashed_at IS NOT NULL)",
  values: [],
  read: nothing,
};

/** Stores a time under a key. */
export const note = (key: string, now: number): Query<undefined> => ({
  sql: `INSERT INTO health (key, at) VALUES (?1, ?2)
        ON CONFLICT (key) DO UPDATE SET at = excluded.at`,
  values: [key, now],
  read: nothing,
});

export const notedAt = (key: string): Query<number | undefined> => ({
  sql: 'SELECT at FROM health WHERE key = ?1',
  values: [key],
  read: ([row]) => at(row?.at),
});

export const forget = (key: string): Query<undefined> => ({
  sql: 'DELETE FROM health WHERE key = ?1',
  values: [key],
  read: nothing,
});

/** The key of the time of an alert. */
export const alertKey = (name: string) => `told:${name}`;

export const noteWriting = (now: number) => note('written', now);

interface Stored {
  isErased: boolean;
  /** Undefined for delivered leads. */
  payload: string | undefined;
}

/** Returns every row of the outbox by its id. */
export function storedIds(database: Database): Map<string, Stored> {
  const rows = database
    .prepare(
      `SELECT id, payload = '{}' AS is_erased,
              CASE WHEN state IN ('waiting', 'refused') THEN payload END AS payload FROM outbox`,
    )
    .all();
  return new Map(
    rows.map(({ id, is_erased: isErased, payload }) => [
      String(id),
      { isErased: isErased === 1, payload: payload === null ? undefined : String(payload) },
    ]),
  );
}

/** Overwrites a corrupted row with the copy from the journal. */
export function repairRow(
  database: Database,
  { id, reference, payload, receivedAt }: JournaledLead,
): void {
  database
    .prepare(
      `UPDATE outbox SET reference = ?2, payload = ?3, received_at = ?4,
              state = CASE WHEN last_failure = 'unreadable' THEN 'waiting' ELSE state END
       WHERE id = ?1`,
    )
    .run(id, reference, payload, receivedAt);
}

/** Yields every lead that is neither erased nor a canary, in the form of the journal, with its delivery time. */
export function* leadsWithPayload(
  database: Database,
): Generator<{ lead: JournaledLead; arrivedAt: number | undefined }> {
  const nextRows = database.prepare(
    `SELECT rowid, id, reference, idempotency_key, fingerprint, payload, is_suspected, received_at,
            CASE WHEN state = 'delivered' THEN delivered_at END AS arrived_at
     FROM outbox WHERE rowid > ? AND is_canary = 0 AND payload <> '{}' ORDER BY rowid LIMIT 500`,
  );
  for (let last = -1; ;) {
    const rows = nextRows.all(last);
    for (const row of rows) {
      const lead = {
        ...{ id: String(row.id), reference: String(row.reference), payload: String(row.payload) },
        idempotencyKey: String(row.idempotency_key),
        fingerprint: String(row.fingerprint),
        isSuspected: row.is_suspected === 1,
        receivedAt: Number(row.received_at),
      };
      yield { lead, arrivedAt: at(row.arrived_at) };
      last = Number(row.rowid);
    }
    if (rows.length === 0) return;
  }
}

/**
 * Restores the row of a lead from the journal.
 *
 * @param arrivedAt when the lead API acknowledged it; undefined when it is still to be sent
 * @returns whether a row was inserted: the same form fill may be stored under another id
 */
export function restoreLead(
  database: Database,
  lead: JournaledLead,
  arrivedAt: number | undefined,
): boolean {
  const key = lead.idempotencyKey === lead.id ? undefined : lead.idempotencyKey;
  const duplicate = findDuplicate(key, lead.fingerprint, lead.receivedAt);
  if (database.prepare(duplicate.sql).get(...duplicate.values)) return false;
  const insert = database.prepare(
    `INSERT INTO outbox (id, reference, idempotency_key, fingerprint, payload, is_suspected,
                         received_at, next_attempt_at, state, delivered_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9) ON CONFLICT DO NOTHING`,
  );
  let { reference } = lead;
  for (let tries = 1; tries <= TRIES; tries++) {
    const { changes } = insert.run(
      ...[lead.id, reference, lead.idempotencyKey, lead.fingerprint, lead.payload],
      ...[Number(lead.isSuspected), lead.receivedAt],
      ...(arrivedAt === undefined ? ['waiting', null] : ['delivered', arrivedAt]),
    );
    if (changes === 1) return true;
    // Another lead has this reference.
    ({ reference } = newIdentity());
  }
  throw new Error('The lead could not be restored from the journal');
}
