import { existsSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { assertIntact, copyDatabase } from './copy-database.ts';

function paths() {
  const folder = mkdtempSync(path.join(tmpdir(), 'copy-database-'));
  return { from: path.join(folder, 'site.sqlite'), to: path.join(folder, 'copy.sqlite') };
}

function createDatabase(file: string) {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE leads (fullname TEXT); BEGIN');
  const add = database.prepare('INSERT INTO leads VALUES (?)');
  for (let index = 0; index < 500; index++) add.run(`สมหญิง ${'ก'.repeat(100)}`);
  database.exec('COMMIT');
  return database;
}

it.each([
  ['missing', () => undefined, /site\.sqlite is missing/],
  ['empty', (file: string) => writeFileSync(file, ''), /it is empty/],
  ['no database', (file: string) => writeFileSync(file, 'x'.repeat(9000)), /not a database/],
  [
    'truncated',
    (file: string) => {
      createDatabase(file).close();
      truncateSync(file, 40_000);
    },
    /malformed|I\/O/,
  ],
])('throws a readable error when the source is %s', (_, damage, message) => {
  const { from, to } = paths();
  damage(from);
  expect(() => copyDatabase(from, to)).toThrow(message);
  if (existsSync(from)) expect(() => assertIntact(from)).toThrow(message);
});

it('throws a readable error when the target cannot be written', () => {
  const { from, to } = paths();
  createDatabase(from).close();
  expect(() => copyDatabase(from, path.join(to, 'no', 'such', 'place'))).toThrow(/unable to open/);
  expect(existsSync(to)).toBe(false);
});
