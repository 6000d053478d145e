import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';

/** What is used of drizzle-kit, which comes without types of its own here. */
interface DrizzleKit {
  generateDrizzleJson: (schema: unknown) => Promise<unknown>;
  generateMigration: (before: unknown, after: unknown) => Promise<string[]>;
}

/**
 * How many statements lie between the last migration's snapshot and the collections.
 *
 * Leans on: the snapshot beside a migration, `db.schema` and `db.requireDrizzleKit`, from which Payload
 * makes the next one. Its own command asks questions, and says nothing by its exit code.
 */
export async function missingStatements({ db }: Payload): Promise<number> {
  const latest = snapshotsIn(db.migrationDir).at(-1);
  if (!latest) return Infinity;
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit() as DrizzleKit;
  const before = JSON.parse(readFileSync(join(db.migrationDir, latest), 'utf8')) as unknown;
  return (await generateMigration(before, await generateDrizzleJson(db.schema))).length;
}

/** The snapshots of a folder, oldest first. */
const snapshotsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();

/** Writes a migration, in a form that Node runs as it is. Only its snapshot is kept: the next one starts from it. */
export async function writeMigration(payload: Payload, migrationName: string): Promise<void> {
  const { db } = payload;
  await db.createMigration({ payload, migrationName, forceAcceptWarning: true });
  for (const file of snapshotsIn(db.migrationDir).slice(0, -1)) {
    rmSync(join(db.migrationDir, file));
  }
  for (const file of readdirSync(db.migrationDir).filter((name) => name.endsWith('.ts'))) {
    const path = join(db.migrationDir, file);
    writeFileSync(path, forNode(readFileSync(path, 'utf8')));
  }
}

/**
 * Leans on: the words of Payload's template, which is written for bundlers: types imported as values,
 * imports without an ending, parameters that nothing uses.
 */
export function forNode(migration: string): string {
  return migration
    .replace(
      'import { MigrateUpArgs, MigrateDownArgs,',
      'import { type MigrateUpArgs, type MigrateDownArgs,',
    )
    .replaceAll('({ db, payload, req }:', '({ db }:')
    .replaceAll(/from '(\.\/\w+)'/g, "from '$1.ts'");
}
