import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { fileContent } from '@clinicdee/brand/site-content';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgresPrograms, type PostgresServer, startPostgres } from '../postgres-server.ts';
import { steps, type Steps } from './digest.ts';

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
  execute: (sql: string) => void;
  /** Its tables and rows, as text. */
  contents: () => string;
}

/** The tests of a database. @param open makes one with the contents of a kept release */
function testReleases(ending: string, open: (contents: Uint8Array) => Case): void {
  const start = async (script: string, { environment }: Case) => {
    const { stdout } = await run(process.execPath, [join(office, script)], {
      cwd: office,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    });
    return stdout.trim().split('\n').at(-1) ?? '';
  };

  const kept = readdirSync(import.meta.dirname).filter((name) => name.endsWith(ending));
  it.each(kept)(
    'opens %s with all its content',
    async (release) => {
      const content = await start('test/releases/open.ts', open(unpacked(release)));
      expect(JSON.parse(content)).toEqual(whole);
    },
    120_000,
  );

  it.each([
    [
      'unknown',
      `UPDATE payload_migrations SET name = '20261126_093847_odd' WHERE name LIKE '%page_slugs_adds'`,
      'never released (step 20261126_093847_odd)',
    ],
    [
      'missing',
      `DELETE FROM payload_migrations WHERE name LIKE '%initial_adds'`,
      'Start the release of commit 39f2ccbb once',
    ],
  ])(
    'refuses a database when a migration is %s, and leaves it unchanged',
    async (_, sql, message) => {
      const database = open(unpacked(`carried-over.${ending}`));
      database.execute(sql);
      const before = database.contents();
      await expect(start('scripts/migrate.ts', database)).rejects.toMatchObject({
        code: 78,
        stderr: expect.stringContaining(message) as string,
      });
      expect(database.contents()).toBe(before);
    },
    120_000,
  );
}

describe('on SQLite', () => {
  testReleases('sqlite.gz', (contents) => {
    const DATA_DIR = mkdtempSync(join(folder, 'data-'));
    const file = join(DATA_DIR, 'office.sqlite');
    writeFileSync(file, contents);
    const all = (sql: string) => {
      const database = new DatabaseSync(file);
      try {
        return database.prepare(sql).all();
      } finally {
        database.close();
      }
    };
    return {
      environment: { DATA_DIR, DATABASE_URL: '' },
      execute: all,
      contents: () => {
        const tables = all(`SELECT name, sql FROM sqlite_schema WHERE type = 'table'`);
        return JSON.stringify(
          tables.map((table) => [table, all(`SELECT * FROM "${String(table.name)}"`)]),
        );
      },
    };
  });
});

describe.skipIf(!postgresPrograms())('on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 120_000);
  afterAll(() => server.stop());
  let databases = 0;
  testReleases('postgres.sql.gz', (contents) => {
    const DATABASE_URL = server.empty(`release_${databases++}`);
    const program = (name: string, args: string[], input: string | Uint8Array = '') =>
      execFileSync(join(server.programs, name), [...args, DATABASE_URL], {
        input,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['pipe', 'pipe', 'ignore'],
      });
    const execute = (sql: string | Uint8Array) =>
      program('psql', ['-v', 'ON_ERROR_STOP=1', '-qAtX', '-f', '-'], sql);
    execute(contents);
    return {
      environment: { DATA_DIR: folder, DATABASE_URL },
      execute,
      // Some versions write a random word into each dump.
      contents: () =>
        program('pg_dump', ['--no-owner', '--inserts']).replaceAll(/^\\(un)?restrict.*$/gm, ''),
    };
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
