import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@payloadcms/db-sqlite';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { beforeEach, expect, it } from 'vitest';
import { migrateInTransaction } from './migration-transaction.ts';

let db: ReturnType<typeof drizzle>;
beforeEach(async () => {
  db = drizzle(`file:${join(mkdtempSync(join(tmpdir(), 'migration-')), 'office.sqlite')}`);
  await db.run(sql`CREATE TABLE clinics (id integer PRIMARY KEY)`);
  await db.run(
    sql`CREATE TABLE leads (id integer PRIMARY KEY, clinic integer REFERENCES clinics (id) ON DELETE CASCADE)`,
  );
  await db.run(sql`INSERT INTO clinics VALUES (1)`);
  await db.run(sql`INSERT INTO leads VALUES (7, 1)`);
});

const tables = async () =>
  (await db.run(sql`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)).rows.map(
    ({ name }) => name,
  );

it('rolls a failed migration back, and runs it completely the next time', async () => {
  const step = (isBroken: boolean) => async () => {
    await db.run(sql`CREATE TABLE alerts (id integer)`);
    if (isBroken) throw new Error('The disk is full.');
    await db.run(sql`CREATE TABLE articles (id integer)`);
  };
  await expect(migrateInTransaction(db, '1_step', step(true))).rejects.toThrow('The disk is full.');
  expect(await tables()).toEqual(['clinics', 'leads']);
  await migrateInTransaction(db, '1_step', step(false));
  expect(await tables()).toEqual(['alerts', 'articles', 'clinics', 'leads']);
});

it('does not repeat a migration that was interrupted before it was recorded', async () => {
  const step = async () => {
    await db.run(sql`CREATE TABLE alerts (id integer)`);
  };
  await migrateInTransaction(db, '1_step', step);
  await migrateInTransaction(db, '1_step', step);
  await expect(migrateInTransaction(db, '2_step', step)).rejects.toThrow();
});

it('keeps rows that refer to a recreated table, and checks foreign keys afterwards', async () => {
  await migrateInTransaction(db, '1_step', async () => {
    await db.run(sql`PRAGMA foreign_keys=OFF;`);
    await db.run(sql`CREATE TABLE __new_clinics (id integer PRIMARY KEY, name text)`);
    await db.run(sql`INSERT INTO __new_clinics (id) SELECT id FROM clinics`);
    await db.run(sql`DROP TABLE clinics`);
    await db.run(sql`ALTER TABLE __new_clinics RENAME TO clinics`);
    await db.run(sql`PRAGMA foreign_keys=ON;`);
  });
  const kept = await db.run(sql`SELECT id, clinic FROM leads`);
  expect(kept.rows).toEqual([expect.objectContaining({ id: 7, clinic: 1 })]);
  await expect(db.run(sql`INSERT INTO leads VALUES (8, 2)`)).rejects.toThrow();
});
