/**
 * `create [name]`: writes what is missing in the migrations of both databases. `check`: exits 1 when
 * something is missing. Neither needs a running database.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '@clinicdee/data-dir/process';
import { getPayload } from 'payload';
import { writeMigration } from '../src/payload-patches/migration-files.ts';

const { positionals } = commandLine({ allowPositionals: true });
const [command = 'check', name = 'change'] = positionals;
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
// Ends the process when nothing is missing.
await writeMigration(payload, name, command === 'check');
if (command !== 'check') process.exit(0);
console.error(
  `The ${process.env.MIGRATIONS_OF} migrations are behind the collections: npm run generate:migrations -w apps/office`,
);
process.exit(1);
