import type { SQLInputValue } from 'node:sqlite';
import { newReference } from '@clinicdee/protocol';
import type { Database, Row } from '../storage/sql.ts';
import { inTransaction } from '../storage/transaction.ts';
import { type Identity, type LeadState, readState } from './stored-lead.ts';
import type { JournalContent, JournaledLead } from './journal-lines.ts';

/* The rows of the outbox that both the outbox and the journal's reconciliation read and write. */

/** How many references are tried; about one in a hundred thousand is taken already. */
const TRIES = 3;

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
): Identity | undefined {
  const [sql, values]: [string, SQLInputValue[]] =
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

/** A stored lead; `isNew` is false for a duplicate. */
export type Added = Identity & { isNew: boolean };

/**
 * Inserts a lead, unless the same form fill is stored already. Another reference replaces one that is taken.
 *
 * @param arrivedAt when the lead API acknowledged it, and its retention period began; undefined when it is still to be
 *   sent
 */
export function insertLead(
  database: Database,
  { id, reference, payload, fingerprint, ...lead }: JournaledLead,
  { arrivedAt, isCanary = false }: { arrivedAt?: number | undefined; isCanary?: boolean },
): Added {
  const key = lead.idempotencyKey === id ? undefined : lead.idempotencyKey;
  const insert = database.prepare(
    `INSERT INTO outbox
       (id, reference, idempotency_key, fingerprint, payload, is_suspected, is_canary,
        received_at, next_attempt_at, kept_from, state, delivered_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?10, ?9, ?10)
     ON CONFLICT DO NOTHING`,
  );
  for (let tries = 0; tries < TRIES; tries++) {
    // With a key the insert itself detects a duplicate.
    if (tries > 0 || key === undefined) {
      const duplicate = findDuplicate(database, key, fingerprint, lead.receivedAt);
      if (duplicate) return { ...duplicate, isNew: false };
      if (tries > 0) reference = newReference();
    }
    const { changes } = insert.run(
      id,
      reference,
      lead.idempotencyKey,
      fingerprint,
      payload,
      Number(lead.isSuspected),
      Number(isCanary),
      lead.receivedAt,
      ...(arrivedAt === undefined ? ['waiting', null] : ['delivered', arrivedAt]),
    );
    if (changes === 1) return { id, reference, isNew: true };
  }
  throw new Error('The lead was neither stored nor found');
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

/** A row of the outbox in the form of the journal. */
export interface StoredRow {
  lead: JournaledLead;
  state: LeadState;
  /** When the lead API acknowledged it; undefined when it is still to be sent. */
  arrivedAt: number | undefined;
  isErased: boolean;
}

/** Yields every lead but canaries. */
export function* storedLeads(database: Database): Generator<StoredRow> {
  const nextRows = database.prepare(
    `SELECT rowid, id, reference, idempotency_key, fingerprint, payload, is_suspected, received_at,
            state, CASE WHEN state = 'delivered' THEN delivered_at END AS arrived_at
     FROM outbox WHERE rowid > ? AND is_canary = 0 ORDER BY rowid LIMIT 500`,
  );
  for (let rows = nextRows.all(-1); rows.length > 0; rows = nextRows.all(rows.at(-1)?.rowid ?? 0)) {
    for (const row of rows) {
      const state = readState(row.state);
      const arrivedAt = timeOf(row.arrived_at);
      yield { lead: journaled(row), state, arrivedAt, isErased: row.payload === '{}' };
    }
  }
}

const journaled = (row: Row): JournaledLead => ({
  id: String(row.id),
  reference: String(row.reference),
  payload: String(row.payload),
  idempotencyKey: String(row.idempotency_key),
  fingerprint: String(row.fingerprint),
  isSuspected: row.is_suspected === 1,
  receivedAt: Number(row.received_at),
});

/**
 * Restores the leads that the database lacks, and corrupted payloads.
 *
 * @param before a database that was replaced: its leads are copied too
 * @returns how many leads were restored
 */
export function restoreLeads(
  database: Database,
  { leads, deliveredAt }: JournalContent,
  before: Database | undefined,
): number {
  const stored = new Map<string, Pick<StoredRow, 'lead' | 'isErased'>>();
  for (const row of storedLeads(database)) stored.set(row.lead.id, row);
  let restored = 0;
  const restore = (lead: JournaledLead, arrivedAt: number | undefined) => {
    const row = stored.get(lead.id);
    if (row?.isErased || row?.lead.payload === lead.payload) return;
    stored.set(lead.id, { lead, isErased: false });
    if (row) repairRow(database, lead);
    else if (!insertLead(database, lead, { arrivedAt }).isNew) return;
    restored++;
  };
  inTransaction(database, () => {
    for (const lead of leads.values()) restore(lead, deliveredAt.get(lead.id));
    for (const { lead, arrivedAt, isErased } of before ? storedLeads(before) : [])
      if (!isErased) restore(lead, arrivedAt);
  });
  return restored;
}
