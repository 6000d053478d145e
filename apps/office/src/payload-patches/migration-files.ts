import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';

/**
 * Writes what is missing between the last migration's snapshot and the collections, as a migration that Node can run
 * without a bundler. Deletes older snapshots: the next migration needs only the last.
 *
 * Relies on: with `skipEmpty` Payload ends the process with 0 when nothing is missing.
 *
 * @param isTrial writes to a copy of the folder
 */
export async function writeMigration(
  payload: Payload,
  migrationName: string,
  isTrial: boolean,
): Promise<void> {
  const { db } = payload;
  if (isTrial) {
    const copy = mkdtempSync(join(tmpdir(), 'office-migrations-'));
    cpSync(db.migrationDir, copy, { recursive: true });
    db.migrationDir = copy;
  }
  await db.createMigration({ payload, migrationName, skipEmpty: true });
  const files = readdirSync(db.migrationDir).sort();
  for (const file of files.filter((name) => name.endsWith('.json')).slice(0, -1)) {
    rmSync(join(db.migrationDir, file));
  }
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const path = join(db.migrationDir, file);
    writeFileSync(path, forNode(readFileSync(path, 'utf8')));
  }
}

/**
 * Rewrites a generated migration for Node. Relies on: the text of Payload's template, which needs a bundler:
 * types imported as values, imports without extension, unused parameters.
 */
function forNode(migration: string): string {
  return migration
    .replace(
      'import { MigrateUpArgs, MigrateDownArgs,',
      'import { type MigrateUpArgs, type MigrateDownArgs,',
    )
    .replaceAll('({ db, payload, req }:', '({ db }:')
    .replaceAll(/from '(\.\/\w+)'/g, "from '$1.ts'");
}
