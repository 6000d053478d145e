/*
 * The office's part of `npm run freeze -w apps/site -w apps/office`, before a release: stores a small database of this
 * version on SQLite and PostgreSQL, and the digests of its migrations. Later versions must open the databases and may
 * not change the migrations (`test/releases/releases.long.test.ts`).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { commandLine } from '@clinicdee/data-dir/process';
import { openOffice } from '../test/office.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { fill } from '../test/releases/fill.ts';
import { steps } from '../test/releases/digest.ts';

const releases = join(import.meta.dirname, '../test/releases');
const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
) as { version: string };

const { only } = commandLine({ options: { only: { type: 'string' } } }).values;
if (only === 'sqlite' || only === 'postgres') await keep(only);
else {
  // An office can be configured only once per process.
  for (const dialect of ['sqlite', 'postgres'])
    execFileSync(process.execPath, [import.meta.filename, '--only', dialect], { stdio: 'inherit' });
  writeFileSync(join(releases, 'steps.json'), `${JSON.stringify(steps(), null, 2)}\n`);
}
process.exit(0);

async function keep(dialect: 'sqlite' | 'postgres'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    if (dialect === 'sqlite') {
      await make({ DATA_DIR: folder });
      const small = join(folder, 'small.sqlite');
      const database = new DatabaseSync(join(folder, 'office.sqlite'), { readOnly: true });
      database.prepare('VACUUM INTO ?').run(small);
      database.close();
      write('sqlite.gz', readFileSync(small));
      return;
    }
    const server = await startPostgres();
    await make({ DATA_DIR: folder, DATABASE_URL: server.url });
    const pgDump = join(server.programs, 'pg_dump');
    const dump = execFileSync(pgDump, ['--no-owner', '--inserts', server.url]);
    server.stop();
    write('postgres.sql.gz', dump);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes the database of an office with records of every kind. */
async function make(environment: Record<string, string>): Promise<void> {
  const office = await openOffice(environment);
  await fill(office);
  await office.stop();
}

function write(ending: string, contents: Uint8Array): void {
  writeFileSync(join(releases, `${version}.${ending}`), gzipSync(contents, { level: 9 }));
  process.stdout.write(`Office: kept ${version}.${ending}.\n`);
}
