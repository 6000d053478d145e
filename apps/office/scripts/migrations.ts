/**
 * `create [name]`: writes what is missing in the migrations of both databases. `check`: exits 1 when
 * something is missing. Neither needs a running database.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPayload } from 'payload';

const [command = 'check', name = 'change'] = process.argv.slice(2);
const databases = {
  sqlite: '',
  // Never connected to: only its dialect counts.
  postgres: 'postgres://nobody@127.0.0.1:1/none',
};

if (process.env.MIGRATIONS_OF === undefined) {
  const results = Object.entries(databases).map(([dialect, DATABASE_URL]) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'office-migrations-'));
    const env = { ...process.env, DATABASE_URL, DATA_DIR, MIGRATIONS_OF: dialect };
    const args = [import.meta.filename, ...process.argv.slice(2)];
    return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status;
  });
  process.exit(results.every((status) => status === 0) ? 0 : 1);
}

const { default: config } = await import('../src/payload.config.ts');
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
if ((await missingStatements()) === 0) process.exit(0);
if (command === 'check') {
  console.error(
    `The ${process.env.MIGRATIONS_OF} migrations are behind the collections: npm run generate:migrations -w apps/office`,
  );
  process.exit(1);
}
await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true });
mendImports(payload.db.migrationDir);
process.exit(0);

/** Payload writes for bundlers; Node runs these files as they are. */
function mendImports(dir: string): void {
  for (const file of readdirSync(dir).filter((name) => name.endsWith('.ts'))) {
    const path = join(dir, file);
    const mended = readFileSync(path, 'utf8')
      .replace(
        'import { MigrateUpArgs, MigrateDownArgs,',
        'import { type MigrateUpArgs, type MigrateDownArgs,',
      )
      .replaceAll('({ db, payload, req }:', '({ db }:')
      .replaceAll(/from '(\.\/\w+)'/g, "from '$1.ts'");
    writeFileSync(path, mended);
  }
}

/** What is used of drizzle-kit, which comes without types of its own here. */
interface DrizzleKit {
  generateDrizzleJson: (schema: unknown) => Promise<unknown>;
  generateMigration: (before: unknown, after: unknown) => Promise<string[]>;
}

/** How many statements lie between the last migration's snapshot and the collections. */
async function missingStatements(): Promise<number> {
  const { migrationDir } = payload.db;
  const latest = readdirSync(migrationDir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  if (!latest) return Infinity;
  const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit() as DrizzleKit;
  const before = JSON.parse(readFileSync(join(migrationDir, latest), 'utf8')) as unknown;
  const after = await generateDrizzleJson(payload.db.schema);
  return (await generateMigration(before, after)).length;
}
