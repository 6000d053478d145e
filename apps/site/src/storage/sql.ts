import type { SQLInputValue, SQLOutputValue, StatementResultingChanges } from 'node:sqlite';

/** The methods of a prepared statement that the site uses; parameters are given in order. */
export interface Statement {
  all: (...values: SQLInputValue[]) => Record<string, SQLOutputValue>[];
  get: (...values: SQLInputValue[]) => Record<string, SQLOutputValue> | undefined;
  run: (...values: SQLInputValue[]) => StatementResultingChanges;
}

/** The methods of a database that the site uses: a `DatabaseSync`, or a connection that reopens. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  readonly isTransaction: boolean;
}

/** A row, as SQLite returns it. */
export type Row = Readonly<Record<string, SQLOutputValue>>;
