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
import { deliverLead, startOffice } from '../test/office.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { steps } from '../test/releases/digest.ts';

const releases = join(import.meta.dirname, '../test/releases');
const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
) as { version: string };

const [only] = process.argv.slice(2);
if (only === 'sqlite' || only === 'postgres') await keep(only);
else {
  // An office can be configured only once per process.
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
    const server = await startPostgres();
    await fill({ DATA_DIR: folder, DATABASE_URL: server.url });
    const pgDump = join(server.programs, 'pg_dump');
    const dump = execFileSync(pgDump, ['--no-owner', '--inserts', server.url]);
    server.stop();
    write('postgres.sql.gz', dump);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Stores a few records of every kind. */
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
