/*
 * `npm run freeze -w apps/site -w apps/office`, the office's part, before a release: keeps a small database as this version makes it,
 * on SQLite and PostgreSQL, and the digests of its steps. Later versions have to open the ones, and
 * leave the others alone (`test/releases/releases.long.test.ts`).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { deliverLead, startOffice } from '../test/office.ts';
import { postgresPrograms, startPostgres } from '../test/postgres-server.ts';
import { steps } from '../test/releases/digest.ts';
import { fail } from './postgres.ts';

const releases = join(import.meta.dirname, '../test/releases');
const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
) as { version: string };

const [only] = process.argv.slice(2);
if (only === 'sqlite' || only === 'postgres') await keep(only);
else {
  // The configuration is read once in a process, and is of one database.
  for (const dialect of ['sqlite', 'postgres'])
    execFileSync(process.execPath, [import.meta.filename, dialect], { stdio: 'inherit' });
  writeFileSync(join(releases, 'steps.json'), `${JSON.stringify(steps(), null, 2)}\n`);
}
process.exit(0);

async function keep(dialect: 'sqlite' | 'postgres'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    if (dialect === 'sqlite') {
      await fill({ DATA_DIR: folder });
      const small = join(folder, 'small.sqlite');
      const database = new DatabaseSync(join(folder, 'office.sqlite'), { readOnly: true });
      database.prepare('VACUUM INTO ?').run(small);
      database.close();
      write('sqlite.gz', readFileSync(small));
      return;
    }
    const programs = postgresPrograms() ?? fail('PostgreSQL is not installed');
    const server = await startPostgres(programs);
    await fill({ DATA_DIR: folder, DATABASE_URL: server.url });
    const dump = execFileSync(join(programs, 'pg_dump'), ['--no-owner', '--inserts', server.url]);
    server.stop();
    write('postgres.sql.gz', dump);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A little of everything that must not be lost. */
async function fill(environment: Record<string, string>): Promise<void> {
  const office = await startOffice(environment);
  for (const number of [1, 2, 3]) {
    await deliverLead(office, `release-lead-${number}`, { fullname: `ผู้สนใจ ${number}` });
  }
  await office.call('POST', '/v2/register', {
    body: { fullname: 'ผู้ลงทะเบียน', phone: '021234567', email: 'a@b.co', package: 'more' },
    headers: { authorization: `Bearer ${office.secrets.REGISTRATION_API_TOKEN}` },
  });
  const token = await office.person('sales');
  const body = { status: 'contacted', note: 'โทรแล้ว' };
  await office.call('PATCH', '/leads/1', { token, body });
  await office.stop();
}

function write(ending: string, contents: Uint8Array): void {
  writeFileSync(join(releases, `${version}.${ending}`), gzipSync(contents, { level: 9 }));
  process.stdout.write(`Office: kept ${version}.${ending}.\n`);
}
