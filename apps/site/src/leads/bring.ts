import { DatabaseSync } from 'node:sqlite';
import type { Database } from '../sql.ts';
import { inTransaction } from '../transaction.ts';

/** All that tells a lead and what the visitor typed, in every version. */
const columns = [
  ...['id', 'reference', 'idempotency_key', 'fingerprint', 'payload', 'is_suspected'],
  'received_at',
];

/**
 * Brings the leads of another outbox into this one, to be sent again under their own keys: whoever has
 * one of them already takes it for the same. For whoever goes back to a copy from before a database step.
 *
 * @param file of a site that does not run, of any version; it stays as it is
 * @returns how many this outbox did not have
 * @throws Error when the file cannot be read
 */
export function bringLeads(database: Database, file: string, now: number): number {
  const other = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = other
      .prepare(
        `SELECT ${columns.join(', ')} FROM outbox
         WHERE state <> 'withdrawn' AND payload <> '{}' AND is_canary = 0 AND trashed_at IS NULL`,
      )
      .all();
    const places = columns.map((name) => `:${name}`).join(', ');
    return inTransaction(database, () => {
      const insert = database.prepare(
        `INSERT INTO outbox (${columns.join(', ')}, next_attempt_at)
         VALUES (${places}, :now) ON CONFLICT DO NOTHING`,
      );
      return rows.reduce((sum, row) => sum + Number(insert.run({ ...row, now }).changes), 0);
    });
  } finally {
    other.close();
  }
}
