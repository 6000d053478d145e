import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';

/** The used functions of drizzle-kit, which has no types here. */
interface DrizzleKit {
  generateDrizzleJson: (schema: unknown) => Promise<unknown>;
  generateMigration: (before: unknown, after: unknown) => Promise<string[]>;
}

/**
 * Returns how many statements are missing between the last migration's snapshot and the collections.
 *
 * Relies on: the snapshot beside a migration, `db.schema` and `db.requireDrizzleKit`, from which Payload
 * generates the next migration. Its own command is interactive and has no exit code for this.
 */
export async function missingStatements({ db }: Payload): Promise<number> {
  const latest = snapshotsIn(db.migrationDir).at(-1);
  if (!latest) return Infinity;
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit() as DrizzleKit;
  const before = JSON.parse(readFileSync(join(db.migrationDir, latest), 'utf8')) as unknown;
  return (await generateMigration(before, await generateDrizzleJson(db.schema))).length;
}

/** Returns the snapshots of a folder, oldest first. */
const snapshotsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();

/** Writes a migration that Node can run without a bundler. Deletes older snapshots: the next one needs only the last. */
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
 * Rewrites a generated migration for Node. Relies on: the text of Payload's template, which needs a bundler:
 * types imported as values, imports without extension, unused parameters.
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
