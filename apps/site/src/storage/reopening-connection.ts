import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { openDatabase } from '../database/database.ts';
import type { Database, Statement } from '../database/sql.ts';
import type { SiteDisk } from './site-disk.ts';
import { DiskError } from './disk-error.ts';

type Disk = Pick<SiteDisk, 'dataDir' | 'assertWritable' | 'assertWritten' | 'report' | 'spare'>;

/** Statements that end in a commit of their own, unless a transaction is under way. */
const writing = /^\s*(INSERT|UPDATE|DELETE|REPLACE|COMMIT)/i;

/** How long a connection that only reads is used without a look at the disk. */
const GOOD_MS = 1_000;

/** Texts that are made of lists of ids come seldom again. */
const MOST_PREPARED = 100;

/** A connection that is opened on the database which lies in the data folder now. */
export class ReopeningConnection implements Database {
  readonly #disk: Disk;
  readonly #setup: string;
  readonly #reads: boolean;
  readonly #alone: boolean;
  /** What was prepared before, by its text. */
  readonly #prepared = new WeakMap<DatabaseSync, Map<string, Statement>>();
  #database: DatabaseSync | undefined;
  #goodUntil = 0;

  constructor(disk: Disk, how: { setup: string; reads: boolean; alone: boolean }) {
    this.#disk = disk;
    this.#setup = how.setup;
    this.#reads = how.reads;
    this.#alone = how.alone;
  }

  get isTransaction(): boolean {
    return this.#database?.isTransaction ?? false;
  }

  exec(sql: string): void {
    const database = this.#open();
    this.#watched(sql, () => database.exec(sql));
  }

  prepare(sql: string): Statement {
    const database = this.#open();
    const prepared = this.#prepared.get(database) ?? new Map<string, Statement>();
    this.#prepared.set(database, prepared);
    const known = prepared.get(sql);
    if (known) return known;
    const made = this.#watching(
      sql,
      this.#watched('', () => database.prepare(sql)),
    );
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    prepared.set(sql, made);
    return made;
  }

  #watching(sql: string, statement: StatementSync): Statement {
    return new Proxy(statement, {
      get: (_, key) => {
        const member: unknown = Reflect.get(statement, key, statement);
        if (typeof member !== 'function') return member;
        return (...values: unknown[]) =>
          this.#watched(sql, (): unknown => Reflect.apply(member, statement, values));
      },
    });
  }

  /** Closes it; it is opened again when it is needed. */
  drop(): void {
    this.#database?.close();
    this.#database = undefined;
  }

  #open(): DatabaseSync {
    // What has begun comes to its end where it began; its commit tells whether that is the right place.
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
      const isOfOthers = error instanceof DiskError && error.diskCause === 'in_use';
      if (this.#reads && !(this.#alone && isOfOthers)) return this.#disk.spare();
      throw this.#disk.report(error);
    }
  }

  #watched<T>(sql: string, work: () => T): T {
    let result: T;
    try {
      result = work();
    } catch (error) {
      throw this.#disk.report(error);
    }
    if (writing.test(sql) && !this.isTransaction) this.#disk.assertWritten();
    return result;
  }
}
