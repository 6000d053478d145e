import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { fileContent } from '@clinicdee/brand/site-content';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formerMigrations } from '../../src/migrations/former.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from '../postgres-server.ts';
import { steps, type Steps } from './digest.ts';
import { type Stored, storedInPostgres, storedInSqlite } from './stored.ts';

const run = promisify(execFile);
const office = join(import.meta.dirname, '../..');
const unpacked = (name: string) => gunzipSync(readFileSync(join(import.meta.dirname, name)));

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'office-release-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const whole = {
  leads: [1, 2, 3].map((number) => [
    `ผู้สนใจ ${number}`,
    expect.stringMatching(/^[\dA-Z]{4}-[\dA-Z]{4}$/) as string,
    number === 1 ? 'contacted' : 'new',
  ]),
  registrations: ['ผู้ลงทะเบียน'],
  history: expect.arrayContaining(['note โทรแล้ว', 'status ใหม่ → ติดต่อแล้ว']) as string[],
  users: 5,
  again: true,
  fresh: 200,
  landingPage: ['คำนำที่สอง', fileContent.home.hero.lead],
  articles: ['ร่างใหม่'],
};

/** A database, and the environment in which the office opens it. */
interface Case {
  environment: { DATA_DIR: string; DATABASE_URL: string };
  stored: Stored;
}

/** The tests of a database. @param open makes one, with the contents of a kept release or empty */
function testReleases(
  dialect: 'sqlite' | 'postgres',
  ending: string,
  open: (contents?: Uint8Array) => Case,
): void {
  const beforeSquash = () => open(unpacked(`before-squash.${ending}`));
  const start = async (script: string, { environment }: Case) => {
    const { stdout } = await run(process.execPath, [join(office, script)], {
      cwd: office,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    });
    return stdout.trim().split('\n').at(-1) ?? '';
  };
  const migrate = (database: Case) => start('scripts/migrate.ts', database);

  const kept = readdirSync(import.meta.dirname).filter((name) => name.endsWith(ending));
  it.each(kept)(
    'opens %s with all its content',
    async (release) => {
      const content = await start('test/releases/open.ts', open(unpacked(release)));
      expect(JSON.parse(content)).toEqual(whole);
    },
    120_000,
  );

  it('carries a database of the former migrations over without changing a row', async () => {
    const database = beforeSquash();
    const { stored } = database;
    const rows = stored.rows();
    expect(rows.length).toBeGreaterThan(300);
    await migrate(database);
    expect(stored.rows()).toEqual(rows);
    const initial = steps()[dialect].map((step) => step.split(' ')[0]);
    const listed = [...formerMigrations[dialect], ...initial];
    expect(stored.migrations()).toEqual(listed);

    const fresh = open();
    await migrate(fresh);
    expect(stored.schema()).toEqual(fresh.stored.schema());

    // As after a kill before the initial migration was recorded.
    stored.execute(`DELETE FROM payload_migrations WHERE name = '${initial[0]}'`);
    await migrate(database);
    expect(stored.rows()).toEqual(rows);
    expect(stored.migrations().sort()).toEqual(listed.toSorted());
    expect(stored.schema()).toEqual(fresh.stored.schema());
  }, 120_000);

  it.each([
    [
      'unknown',
      `INSERT INTO payload_migrations (name, batch) VALUES ('20261121_223847_odd', 9)`,
      'never released (step 20261121_223847_odd)',
    ],
    [
      'missing',
      `DELETE FROM payload_migrations WHERE name LIKE '%languages_adds'`,
      'Start commit b4bf9da8 on it once',
    ],
  ])(
    'refuses a database when a migration is %s, and leaves it unchanged',
    async (_, sql, message) => {
      const database = beforeSquash();
      const { stored } = database;
      stored.execute(sql);
      const before = [stored.rows(), stored.schema(), stored.migrations()];
      await expect(migrate(database)).rejects.toMatchObject({
        code: 78,
        stderr: expect.stringContaining(message) as string,
      });
      expect([stored.rows(), stored.schema(), stored.migrations()]).toEqual(before);
    },
    120_000,
  );
}

describe('on SQLite', () => {
  testReleases('sqlite', 'sqlite.gz', (contents) => {
    const DATA_DIR = mkdtempSync(join(folder, 'data-'));
    const stored = storedInSqlite(join(DATA_DIR, 'office.sqlite'), contents);
    return { environment: { DATA_DIR, DATABASE_URL: '' }, stored };
  });
});

describe.skipIf(!postgresPrograms())('on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 120_000);
  afterAll(() => server.stop());
  let databases = 0;
  testReleases('postgres', 'postgres.sql.gz', (contents) => {
    const DATABASE_URL = server.empty(`release_${databases++}`);
    const stored = storedInPostgres(server, DATABASE_URL, contents);
    return { environment: { DATA_DIR: folder, DATABASE_URL }, stored };
  });
});

it('has not changed a released migration', () => {
  const released = JSON.parse(
    readFileSync(join(import.meta.dirname, 'steps.json'), 'utf8'),
  ) as Steps;
  const now = steps();
  for (const dialect of ['sqlite', 'postgres'] as const) {
    expect(released[dialect].length).toBeGreaterThan(0);
    expect(now[dialect].slice(0, released[dialect].length)).toEqual(released[dialect]);
  }
});
