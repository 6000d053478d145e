import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/storage/database.ts';
import { samplePayload } from '../sample-payload.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { SqliteOutbox } from '../../src/leads/sqlite-outbox.ts';
import { migrate, IncompatibleDatabase } from '../../src/storage/migrate.ts';
import {
  INITIAL_MIGRATION,
  migrations,
  REQUIRED_MIGRATIONS,
} from '../../src/storage/migrations.ts';
import { explainStartupError } from '../../src/services/startup-errors.ts';
import { digestOf } from './digest.ts';

const releases = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sqlite.gz'));

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = path.join(folder, 'site.sqlite');
});

/** Reads or changes the database without migrating it. */
function inside<T>(work: (database: DatabaseSync) => T): T {
  using database = new DatabaseSync(file);
  return work(database);
}

/** The columns of every table and index. */
const shapeOf = (database: DatabaseSync) =>
  database
    .prepare(
      `SELECT tables.name || '.' || columns.name AS name
       FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
       UNION SELECT indices.name || '.' || columns.name
       FROM sqlite_schema AS indices, pragma_index_info(indices.name) AS columns`,
    )
    .all()
    .map(({ name }) => String(name));

describe.each(releases)('a database of %s', (release) => {
  beforeEach(() => {
    writeFileSync(file, gunzipSync(readFileSync(path.join(import.meta.dirname, release))));
  });

  it('keeps its leads unchanged', () => {
    const leads = 'SELECT id, reference, state, payload, received_at FROM outbox ORDER BY id';
    const before = inside((database) => database.prepare(leads).all());
    expect(before.length).toBeGreaterThan(2);
    using database = openDatabase(folder);
    expect(database.prepare(leads).all()).toEqual(before);
    const waiting = before.filter(({ state }) => state === 'waiting').map(({ id }) => id);
    const due = new SqliteOutbox(database).due(10).map(({ id }) => id);
    expect(due.sort()).toEqual(waiting);
  });

  it('is migrated to a schema that has everything of a new database', () => {
    openDatabase(folder).close();
    const shape = inside(shapeOf);
    rmSync(file);
    openDatabase(folder).close();
    expect(shape).toEqual(expect.arrayContaining(inside(shapeOf)));
  });
});

it('does not change released migrations', () => {
  const file = path.join(import.meta.dirname, 'steps.json');
  const released = JSON.parse(readFileSync(file, 'utf8')) as string[];
  expect(released.length).toBeGreaterThan(0);
  expect(migrations.slice(0, released.length).map(digestOf)).toEqual(released);
});

/** A newer version adds a column to each table, and a table. */
function addedToAll(): string {
  const tables = inside((database) => database.prepare('PRAGMA table_list').all())
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('sqlite_'));
  const columns = tables.map((table) => `ALTER TABLE ${table} ADD COLUMN later_${table} TEXT`);
  return [...columns, 'CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT'].join(';');
}
const shortened = 'ALTER TABLE consents DROP COLUMN wording';

/** Migrates the database as a newer version does. */
const migrateNewer = (steps: string[], required = REQUIRED_MIGRATIONS) =>
  inside((database) => migrate(database, [...migrations, ...steps], required));
const MUST_KNOW_ALL = Infinity;
const LATEST = INITIAL_MIGRATION + migrations.length - 1;
const version = () => inside((database) => database.prepare('PRAGMA user_version').get());

it('uses a database to which a newer version has only added, and so does that version again', () => {
  const lead = { payload: samplePayload, idempotencyKey: 'before', isSuspected: false };
  const first = openDatabase(folder);
  new SqliteOutbox(first).store(lead);
  first.close();
  const added = addedToAll();
  migrateNewer([added]);
  const database = openDatabase(folder);
  const outbox = new SqliteOutbox(database);
  outbox.store({ ...lead, idempotencyKey: 'after' });
  expect(outbox.due(10)).toHaveLength(2);
  database.close();
  expect(version()?.user_version).toBe(LATEST + 1);
  migrateNewer([added]);
  expect(inside((file) => file.prepare('SELECT later_outbox FROM outbox').all())).toHaveLength(2);
});

it('refuses a database whose known tables a newer version has changed', () => {
  openDatabase(folder).close();
  const added = addedToAll();
  migrateNewer([added]);
  migrateNewer([added, shortened], MUST_KNOW_ALL);
  expect(() => openDatabase(folder)).toThrow(IncompatibleDatabase);
  const words = /^site\.sqlite was written by a newer version .*docs\/guides\/deploy/;
  const isExplained = (error: unknown) => words.test(explainStartupError(error));
  expect(() => openDatabase(folder)).toThrow(expect.toSatisfy(isExplained));
  expect(version()?.user_version).toBe(LATEST + 2);
});

it('refuses a database that lacks a part of the initial migration', () => {
  openDatabase(folder).close();
  inside((database) => database.exec(`PRAGMA user_version = ${INITIAL_MIGRATION - 1}`));
  expect(() => openDatabase(folder)).toThrow(/older version .*docs\/guides\/upgrade/);
  expect(version()?.user_version).toBe(INITIAL_MIGRATION - 1);
});
