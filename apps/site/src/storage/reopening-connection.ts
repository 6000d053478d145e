import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { openDatabase } from './database.ts';
import type { Database, Statement } from './sql.ts';
import type { SiteDisk } from './site-disk.ts';
import { DiskError } from './disk-error.ts';

type Disk = Pick<SiteDisk, 'dataDir' | 'assertWritable' | 'report' | 'fallback'>;

/** How long a read-only connection is used without checking the disk. */
const GOOD_MS = 1_000;
/** Prepared statements that a connection keeps. */
const MAX_STATEMENTS = 100;

/** A connection that is reopened when the database in the data folder changes. */
export class ReopeningConnection implements Database {
  readonly #disk: Disk;
  readonly #setup: string;
  readonly #reads: boolean;
  #database: DatabaseSync | undefined;
  /** The prepared statements of the open connection. */
  readonly #statements = new Map<string, Statement>();
  #goodUntil = 0;

  constructor(disk: Disk, options: { setup: string; reads: boolean }) {
    this.#disk = disk;
    this.#setup = options.setup;
    this.#reads = options.reads;
  }

  get isTransaction(): boolean {
    return this.#database?.isTransaction ?? false;
  }

  exec(sql: string): void {
    const database = this.#open();
    this.#guarded(() => database.exec(sql));
  }

  prepare(sql: string): Statement {
    const database = this.#open();
    const isFallback = database !== this.#database;
    const kept = isFallback ? undefined : this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#guarded(() => database.prepare(sql));
    const guarded: Statement = {
      all: (...values: SQLInputValue[]) => this.#guarded(() => statement.all(...values)),
      get: (...values: SQLInputValue[]) => this.#guarded(() => statement.get(...values)),
      run: (...values: SQLInputValue[]) => this.#guarded(() => statement.run(...values)),
    };
    if (isFallback) return guarded;
    // Lists of values make many texts.
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, guarded);
    return guarded;
  }

  /** Closes the connection until it is next used. */
  drop(): void {
    this.#statements.clear();
    this.#database?.close();
    this.#database = undefined;
  }

  #open(): DatabaseSync {
    // A transaction ends on the connection where it began.
    if (this.#database?.isTransaction) return this.#database;
    if (this.#reads && this.#database && performance.now() < this.#goodUntil) return this.#database;
    try {
      this.#disk.assertWritable();
      if (!this.#database) {
        this.#database = openDatabase(this.#disk.dataDir);
        this.#database.exec(this.#setup);
      }
      this.#goodUntil = performance.now() + GOOD_MS;
      return this.#database;
    } catch (error) {
      const isInUse = error instanceof DiskError && error.diskCause === 'in_use';
      // The other process sends the leads in it.
      if (this.#reads && !isInUse) return this.#disk.fallback();
      throw this.#disk.report(error);
    }
  }

  /** Runs a statement, and reports its error to the disk. */
  #guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw this.#disk.report(error);
    }
  }
}
