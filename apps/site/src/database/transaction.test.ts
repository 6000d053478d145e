import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, vi } from 'vitest';
import { inTransaction } from './transaction.ts';

let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE numbers (number INTEGER PRIMARY KEY)');
});

const add = (number: number) => database.exec(`INSERT INTO numbers VALUES (${number})`);
const count = () => database.prepare('SELECT count(*) AS count FROM numbers').get()?.count;

it('rolls back all changes when a statement fails', () => {
  const work = () => {
    add(1);
    add(1);
  };
  expect(() => inTransaction(database, work)).toThrow(/UNIQUE/);
  expect([count(), database.isTransaction]).toEqual([0, false]);
});

it('throws the cause when SQLite has rolled back itself', () => {
  const work = () => {
    add(1);
    database.exec('INSERT OR ROLLBACK INTO numbers VALUES (1)');
  };
  expect(() => inTransaction(database, work)).toThrow(/UNIQUE/);
});

it('throws the cause when the rollback fails, too', () => {
  const exec = database.exec.bind(database);
  vi.spyOn(database, 'exec').mockImplementation((sql) => {
    if (sql === 'ROLLBACK') throw new Error('disk I/O error');
    exec(sql);
  });
  const work = () => {
    throw new Error('the cause');
  };
  expect(() => inTransaction(database, work)).toThrow('the cause');
});
