import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgresPrograms, type PostgresServer, startPostgres } from '../postgres-server.ts';
import { steps, type Steps } from './digest.ts';

const run = promisify(execFile);
const kept = readdirSync(import.meta.dirname);
const unpacked = (name: string) => gunzipSync(readFileSync(join(import.meta.dirname, name)));

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'office-release-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'office.sqlite');

/** The content that this version finds in a database. */
async function opened(DATABASE_URL = ''): Promise<unknown> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'open.ts')], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const whole = {
  leads: [1, 2, 3].map((number) => [
    `ผู้สนใจ ${number}`,
    expect.stringMatching(/^[\dA-Z]{4}-[\dA-Z]{4}$/) as string,
    number === 1 ? 'contacted' : 'new',
  ]),
  registrations: ['ผู้ลงทะเบียน'],
  history: expect.arrayContaining(['note โทรแล้ว', 'status ใหม่ → ติดต่อแล้ว']) as string[],
  users: 2,
  again: true,
  fresh: 200,
};

describe.each(kept.filter((name) => name.endsWith('.sqlite.gz')))('%s', (release) => {
  it('is opened with all its content', async () => {
    writeFileSync(file(), unpacked(release));
    expect(await opened()).toEqual(whole);
  }, 120_000);
});

it('refuses a database with an unknown migration, and leaves it unchanged', async () => {
  writeFileSync(file(), unpacked('0.1.0.sqlite.gz'));
  const look = (sql: string) => {
    const database = new DatabaseSync(file());
    const rows = database.prepare(sql).all();
    database.close();
    return rows;
  };
  look(`INSERT INTO payload_migrations (name, batch) VALUES ('20261121_223847_odd', 9)`);
  const before = look('SELECT name, sql FROM sqlite_schema ORDER BY name');
  // The last migrations of this version are missing: they must not be run.
  look(`DELETE FROM payload_migrations WHERE name LIKE '%enquiry_trash'`);
  const refused = opened();
  await expect(refused).rejects.toMatchObject({
    code: 78,
    stderr: expect.stringContaining('never released (step 20261121_223847_odd)') as string,
  });
  expect(look('SELECT name, sql FROM sqlite_schema ORDER BY name')).toEqual(before);
}, 120_000);

describe.skipIf(!postgresPrograms())('on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 120_000);
  afterAll(() => server.stop());

  it.each(kept.filter((name) => name.endsWith('.postgres.sql.gz')))(
    '%s is opened with all its content',
    async (release) => {
      const url = server.empty(`release_${release.replaceAll(/\W/g, '_')}`);
      const dump = join(folder, 'dump.sql');
      writeFileSync(dump, unpacked(release));
      const psql = join(server.programs, 'psql');
      execFileSync(psql, ['-v', 'ON_ERROR_STOP=1', '-q', '-f', dump, url], { stdio: 'pipe' });
      expect(await opened(url)).toEqual(whole);
    },
    120_000,
  );
});

it('has not changed a released migration', () => {
  const released = JSON.parse(
    readFileSync(join(import.meta.dirname, 'steps.json'), 'utf8'),
  ) as Steps;
  const now = steps();
  for (const dialect of ['sqlite', 'postgres'] as const) {
    expect(released[dialect].length).toBeGreaterThan(4);
    expect(now[dialect].slice(0, released[dialect].length)).toEqual(released[dialect]);
  }
});
