import type { Database, Row, Value } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import { type JournaledLead, type JournalSummary, parseLine } from './journal-lines.ts';
import { newIdentity, TRIES } from './identity.ts';

/* The rows of the outbox that both the outbox and the journal's reconciliation read and write. */

/** Without a key, the same form values within this time are the same lead. */
const SAME_WITHIN_MS = 60 * 60 * 1000;

/** Reads a time from a nullable column. */
export const timeOf = (value: unknown): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);

/** Finds a duplicate of a form fill. */
export function findDuplicate(
  database: Database,
  key: string | undefined,
  fingerprint: string,
  now: number,
): { id: string; reference: string } | undefined {
  const [sql, values]: [string, Value[]] =
    key === undefined
      ? [
          `SELECT id, reference FROM outbox
           WHERE fingerprint = ?3 AND received_at > ?1 AND received_at < ?2
           ORDER BY received_at DESC LIMIT 1`,
          [now - SAME_WITHIN_MS, now + SAME_WITHIN_MS, fingerprint],
        ]
      : [
          'SELECT id, reference FROM outbox WHERE idempotency_key = ?1 AND fingerprint = ?2',
          [key, fingerprint],
        ];
  const row = database.prepare(sql).get(...values);
  return row && { id: String(row.id), reference: String(row.reference) };
}

interface Stored {
  isErased: boolean;
  /** Undefined for delivered leads. */
  payload: string | undefined;
}

/** Returns every row of the outbox by its id. */
function storedIds(database: Database): Map<string, Stored> {
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

const journaled = (row: Row): JournaledLead => ({
  ...{ id: String(row.id), reference: String(row.reference), payload: String(row.payload) },
  idempotencyKey: String(row.idempotency_key),
  fingerprint: String(row.fingerprint),
  isSuspected: row.is_suspected === 1,
  receivedAt: Number(row.received_at),
});

/** Yields every lead that is neither erased nor a canary, in the form of the journal, with its delivery time. */
export function* leadsWithPayload(
  database: Database,
): Generator<{ lead: JournaledLead; arrivedAt: number | undefined }> {
  const nextRows = database.prepare(
    `SELECT rowid, id, reference, idempotency_key, fingerprint, payload, is_suspected, received_at,
            CASE WHEN state = 'delivered' THEN delivered_at END AS arrived_at
     FROM outbox WHERE rowid > ? AND is_canary = 0 AND payload <> '{}' ORDER BY rowid LIMIT 500`,
  );
  for (let rows = nextRows.all(-1); rows.length > 0; rows = nextRows.all(rows.at(-1)?.rowid ?? 0)) {
    for (const row of rows) yield { lead: journaled(row), arrivedAt: timeOf(row.arrived_at) };
  }
}

/**
 * Restores the row of a lead from the journal.
 *
 * @param arrivedAt when the lead API acknowledged it; undefined when it is still to be sent
 * @returns whether a row was inserted: the same form fill may be stored under another id
 */
function restoreLead(
  database: Database,
  lead: JournaledLead,
  arrivedAt: number | undefined,
): boolean {
  const key = lead.idempotencyKey === lead.id ? undefined : lead.idempotencyKey;
  if (findDuplicate(database, key, lead.fingerprint, lead.receivedAt)) return false;
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

/**
 * Restores the leads that the database lacks, and corrupted payloads.
 *
 * @param journal the lines of the journal
 * @param before a database that was replaced: its leads are copied too
 * @returns how many leads were restored, and the ids of erased rows that the journal still has
 */
export function restoreLeads(
  database: Database,
  journal: Iterable<Buffer>,
  { leads, erased, deliveredAt }: JournalSummary,
  before: Database | undefined,
): { restored: number; erased: Set<string> } {
  const stored = storedIds(database);
  let restored = 0;
  const restore = (lead: JournaledLead, arrivedAt: number | undefined) => {
    const row = stored.get(lead.id);
    if (erased.has(lead.id) || row?.isErased) return;
    if (!row) {
      stored.set(lead.id, { isErased: false, payload: undefined });
      if (restoreLead(database, lead, arrivedAt)) restored++;
    } else if (row.payload !== undefined && row.payload !== lead.payload) {
      repairRow(database, lead);
      restored++;
    }
  };
  inTransaction(database, () => {
    for (const line of journal) {
      const record = parseLine(line);
      if (record && 'lead' in record) restore(record.lead, deliveredAt.get(record.lead.id));
    }
    for (const { lead, arrivedAt } of before ? leadsWithPayload(before) : []) {
      restore(lead, arrivedAt);
    }
  });
  const erasedRows = [...stored].filter(([id, { isErased }]) => isErased && leads.has(id));
  return { restored, erased: new Set(erasedRows.map(([id]) => id)) };
}
