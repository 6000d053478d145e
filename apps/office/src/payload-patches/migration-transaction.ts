import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';
import { createHash } from 'node:crypto';

type Database = Pick<MigrateUpArgs['db'], 'run'>;

/**
 * Takes a step of a SQLite database whole, or not at all: cut off in its midst by a full disk or a kill, it
 * would leave tables over which every later start fails. Payload runs it in pieces where the adapter has
 * no transactions.
 *
 * Which step it was is committed with it, since Payload writes that down only afterwards: one that was cut
 * off in between is not taken twice.
 *
 * Leans on: `db.run` of one connection, on which nothing else works while steps are taken. References are
 * looked at again when the step is through: within a transaction SQLite ignores a step that asks for that.
 *
 * @param name of the step
 * @throws what the step throws; then nothing was changed
 */
export async function takeWhole(
  db: Database,
  name: string,
  take: () => Promise<void>,
): Promise<void> {
  const mark = createHash('sha256').update(name).digest().readUInt32BE() >>> 1;
  if ((await read(db, 'user_version')) === mark) return;
  const looksAtReferences = (await read(db, 'foreign_keys')) === 1;
  await db.run(sql`PRAGMA foreign_keys = OFF`);
  try {
    await db.run(sql`BEGIN IMMEDIATE`);
    try {
      await take();
      await db.run(sql.raw(`PRAGMA user_version = ${mark}`));
      await db.run(sql`COMMIT`);
    } catch (error) {
      // What a full disk has undone already cannot be undone again; what is thrown is the cause.
      await db.run(sql`ROLLBACK`).catch(() => undefined);
      throw error;
    }
  } finally {
    if (looksAtReferences) await db.run(sql`PRAGMA foreign_keys = ON`);
  }
}

async function read(db: Database, pragma: string): Promise<number> {
  const { rows } = await db.run(sql.raw(`PRAGMA ${pragma}`));
  return Number(rows[0]?.[pragma]);
}
