import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';
import { createHash } from 'node:crypto';

type Database = Pick<MigrateUpArgs['db'], 'run'>;

/**
 * Runs a migration of SQLite in a transaction: if a full disk or a kill interrupted it half-way, every later
 * start would fail. Payload runs its statements one by one where the adapter has no transactions.
 *
 * Commits a mark of the migration with it, since Payload records it only afterwards: a migration that was
 * interrupted in between does not run twice.
 *
 * Relies on: `db.run` of one connection, which nothing else uses during migrations. Foreign keys are switched
 * off and on here, since SQLite ignores that pragma within a transaction; the driver has them on.
 *
 * @param name of the migration
 * @throws the migration's error; then nothing was changed
 */
export async function migrateInTransaction(
  db: Database,
  name: string,
  migrate: () => Promise<void>,
): Promise<void> {
  const mark = createHash('sha256').update(name).digest().readUInt32BE() >>> 1;
  const { rows } = await db.run(sql`PRAGMA user_version`);
  if (Number(rows[0]?.user_version) === mark) return;
  await db.run(sql`PRAGMA foreign_keys = OFF`);
  try {
    await db.run(sql`BEGIN IMMEDIATE`);
    try {
      await migrate();
      await db.run(sql.raw(`PRAGMA user_version = ${mark}`));
      await db.run(sql`COMMIT`);
    } catch (error) {
      // Fails if SQLite has already rolled back, as on a full disk; the cause is thrown.
      await db.run(sql`ROLLBACK`).catch(() => undefined);
      throw error;
    }
  } finally {
    await db.run(sql`PRAGMA foreign_keys = ON`);
  }
}
