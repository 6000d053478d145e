import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/database.ts';
import { SqliteOutbox } from '../../src/leads/sqlite-outbox.ts';
import { NewerDatabase } from '../../src/migrate.ts';
import { migrations } from '../../src/migrations.ts';
import { explainStart } from '../../src/server/explain-start.ts';
import { sharedMigrations } from '../../src/shared/migrations.ts';
import { digestOf } from './digest.ts';

const releases = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sqlite.gz'));

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  file = path.join(folder, 'site.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is in a file, without bringing it to any shape. */
function inside<T>(look: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file);
  try {
    return look(database);
  } finally {
    database.close();
  }
}

/** The columns of every table, in whatever order they came. */
const shapeOf = (database: DatabaseSync) =>
  database
    .prepare(
      `SELECT tables.name || '.' || columns.name AS name
       FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table' ORDER BY 1`,
    )
    .all()
    .map(({ name }) => String(name));

describe.each(releases)('a database of %s', (release) => {
  beforeEach(() => {
    writeFileSync(file, gunzipSync(readFileSync(path.join(import.meta.dirname, release))));
  });

  it('is opened with its leads as they were', () => {
    const leads = 'SELECT id, reference, state, payload, received_at FROM outbox ORDER BY id';
    const before = inside((database) => database.prepare(leads).all());
    expect(before.length).toBeGreaterThan(2);
    const database = openDatabase(folder);
    try {
      expect(database.prepare(leads).all()).toEqual(before);
      const waiting = before.filter(({ state }) => state === 'waiting').map(({ id }) => id);
      const due = new SqliteOutbox(database).due(10).map(({ id }) => id);
      expect(due.sort()).toEqual(waiting);
    } finally {
      database.close();
    }
  });

  it('comes to the shape that a new one has', () => {
    openDatabase(folder).close();
    const shape = inside(shapeOf);
    rmSync(file);
    openDatabase(folder).close();
    expect(shape).toEqual(inside(shapeOf));
  });
});

it.each([
  ['steps.json', migrations],
  ['shared-steps.json', sharedMigrations],
])('leaves the steps alone that were released (%s)', (name, steps) => {
  const released = JSON.parse(
    readFileSync(path.join(import.meta.dirname, name), 'utf8'),
  ) as string[];
  expect(released.length).toBeGreaterThan(0);
  expect(steps.slice(0, released.length).map(digestOf)).toEqual(released);
});

describe('a database that a newer version has written in', () => {
  const open = () => openDatabase(folder);

  beforeEach(() => {
    open().close();
    inside((database) => database.exec(`PRAGMA user_version = ${migrations.length + 1}`));
  });

  it('is refused in words, and stays as it is', () => {
    expect(open).toThrow(NewerDatabase);
    let words = '';
    try {
      open();
    } catch (error) {
      words = explainStart(error);
    }
    expect(words).toMatch(/^site\.sqlite was written by a newer version .*docs\/guides\/deploying/);
    const version = inside((database) => database.prepare('PRAGMA user_version').get());
    expect(version?.user_version).toBe(migrations.length + 1);
  });
});
