import { Client, DatabaseError } from 'pg';
import { queue } from '../../src/leads/outbox-sql.ts';
import { awayCode } from '../../src/shared/away.ts';
import { sharedMigrations } from '../../src/shared/migrations.ts';
import type { Row } from '../../src/sql.ts';
import type { Finding } from './finding.ts';
import { finding } from './say.ts';
import { outboxFinding } from './stored.ts';

const PATIENCE_MS = 3_000;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNDEFINED_TABLE = '42P01';

/** What stands in the database that several machines share. Only read; never rejects. */
export async function sharedFindings(url: string): Promise<Finding[]> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    options: '-c search_path=site -c default_transaction_read_only=on',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ taken: number }>('SELECT taken FROM steps');
    const figures = { step: rows[0]?.taken ?? 0, wanted: sharedMigrations.length };
    if (figures.step > figures.wanted) return [finding('broken', 'shared_newer', figures)];
    if (figures.step < figures.wanted) return [finding('warning', 'shared_older', figures)];
    const waiting = await client.query<Row>(queue.sql);
    return [
      finding('fine', 'shared_step', figures),
      outboxFinding(queue.read(waiting.rows, waiting.rows.length)),
    ];
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNDEFINED_TABLE) {
      return [finding('warning', 'shared_older', { step: 0, wanted: sharedMigrations.length })];
    }
    return [finding('broken', 'shared_away', { code: awayCode(error) ?? 'unknown' })];
  } finally {
    await client.end().catch(() => undefined);
  }
}
