import type { SQLOutputValue, StatementSync } from 'node:sqlite';

/** A prepared statement, as far as the site uses it. */
export type Statement = Pick<StatementSync, 'all' | 'get' | 'run'>;

/** A database, as far as the site uses it: SQLite's own, or one that outlives its file. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  readonly isTransaction: boolean;
}

/** What stands in a column, and what is put there. */
export type Value = string | number | null;

/** A row, as SQLite gives it. */
export type Row = Readonly<Record<string, SQLOutputValue>>;
