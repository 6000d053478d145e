import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isDamaged } from '@clinicdee/data-dir/copy-database';
import {
  accessErrorOf,
  acquireLock,
  InUse,
  makeFolder,
  markInitialized,
} from '@clinicdee/data-dir/data-folder';
import { setDatabaseAside } from '@clinicdee/data-dir/set-aside';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { emptyDatabase, openDatabase, openToRead } from './database.ts';
import { prepareForWriting } from '../environment/data-files.ts';
import type { Database } from './sql.ts';
import { ReopeningConnection } from './reopening-connection.ts';
import {
  changeSince,
  databaseFile,
  type Identity,
  isSameDatabase,
  readIdentity,
  setLogAside,
} from './file-identity.ts';
import { assertDataFolder, isDatabaseLost, reportLostDatabase } from './startup-guards.ts';
import {
  type DiskCause,
  diskAdvice,
  DiskError,
  type DiskProblem,
  diskProblemOf,
} from './disk-error.ts';

/** Interval of {@link SiteDisk.look}. */
const LOOK_MS = 5_000;
/** Delay until the next attempt to open the database. */
const REOPEN_MS = 1_000;
/** Interval of integrity checks. */
const CHECK_MS = 24 * 60 * 60_000;

/**
 * Called with each database that is opened, before it is used. It may be another database than before, or a new one.
 *
 * @param before the previous database, if it was moved or deleted and can still be read
 */
type OnOpen = (database: DatabaseSync, before: DatabaseSync | undefined) => void;

/**
 * Provides the site's database while the site runs and recovers from disk problems without a restart. Before each
 * write it checks that the open file is the one in the data folder; leads that are lost in spite of that come back
 * from the journal. While nothing can be written, writes throw {@link DiskError}, and reads use the last readable state.
 */
export class SiteDisk {
  readonly dataDir: string;
  readonly #log: Log;
  readonly #onOpen: OnOpen;
  readonly #connections = new Set<ReopeningConnection>();
  readonly #timer: NodeJS.Timeout;
  /** Keeps the write-ahead log from being deleted between writes; also used for test writes. */
  #main: DatabaseSync | undefined;
  #release: (() => void) | undefined;
  /** The identity of the last opened database, also while none is open. */
  #last: Identity | undefined;
  #fallback: DatabaseSync | undefined;
  /** Whether the fallback was opened read-only; else it is the previous database, which was moved or deleted. */
  #isFallbackOfFile = false;
  #trouble: DiskProblem | undefined;
  #isDamaged = false;
  #isClosed = false;
  #nextOpenAt = 0;
  #nextCheckAt = 0;

  /**
   * Opens the database. The site also starts with a full or read-only disk or a damaged database.
   *
   * @param onOpen an error that it throws keeps the database from being used
   * @throws Error when the folder cannot be created; InUse when another process uses it; IncompatibleDatabase
   */
  constructor(dataDir: string, log: Log, onOpen: OnOpen = () => undefined) {
    this.dataDir = dataDir;
    this.#log = log;
    this.#onOpen = onOpen;
    makeFolder(dataDir);
    this.#open(true);
    this.#timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  /**
   * Returns a new connection, which is reopened when the database is.
   *
   * @param setup pragmas
   * @param reads whether to read the last readable state, or an empty database, while the database is unavailable for
   *   another reason than another process
   */
  connect({ setup = '', reads = false } = {}): Database {
    const connection = new ReopeningConnection(this, { setup, reads });
    this.#connections.add(connection);
    return connection;
  }

  /** Checks the disk and returns why leads cannot be stored now; undefined when they can. */
  trouble(): DiskProblem | undefined {
    this.look();
    return this.#trouble;
  }

  /** Checks that the open database is the one on disk, and reopens or replaces it otherwise. Never throws. */
  look(): void {
    if (!this.#ensureOpen()) return;
    if (this.#trouble) this.#probe(this.#trouble);
    if (performance.now() >= this.#nextCheckAt && this.#isFileDamaged()) this.#ensureOpen();
  }

  /** @throws DiskError when nothing can be written */
  assertWritable(): void {
    if (this.#ensureOpen()) return;
    const { cause, code } = this.#trouble ?? { cause: 'failing' as const, code: 'unknown' };
    throw new DiskError(cause, code);
  }

  /** Returns a database for reads while the real one is unavailable: the file read-only, else an empty one. */
  fallback(): DatabaseSync {
    if (this.#fallback) return this.#fallback;
    this.#isFallbackOfFile = true;
    try {
      this.#fallback = openToRead(databaseFile(this.dataDir));
    } catch {
      this.#fallback = emptyDatabase();
    }
    return this.#fallback;
  }

  /** Records the error of a statement. @returns the error to throw instead */
  report(error: unknown): unknown {
    const trouble = diskProblemOf(error, this.dataDir);
    if (!trouble) return error;
    this.#setTrouble(trouble.diskCause, trouble.code);
    // Set aside before the next write, so that the current read can finish.
    if (trouble.diskCause === 'damaged') this.#isDamaged = true;
    return new DiskError(trouble.diskCause, trouble.code, error);
  }

  /** Closes every connection and releases the lock. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#connections.forEach((connection) => connection.drop());
    this.#drop();
  }

  /** Ensures that the database on disk is open. @returns whether it is */
  #ensureOpen(): boolean {
    if (this.#main && this.#last) {
      const change = changeSince(this.#last, this.dataDir);
      if (change === 'same' && !this.#isDamaged) return true;
      if (change === 'log-lost')
        this.#log.error({ code: 'wal_lost' }, 'site.sqlite-wal was deleted; its content was saved');
      const isElsewhere = change === 'moved' || change === 'missing' || change === 'replaced';
      // The old log would corrupt a database that takes its place.
      if (change === 'missing' || change === 'replaced') setLogAside(this.#last, this.dataDir);
      this.#drop(isElsewhere && !this.#isDamaged);
      const isOpen = this.#open(false);
      if (isElsewhere) {
        if (isOpen) this.#log.error({ change }, 'the site continues with another site.sqlite');
        else if (!this.#trouble) this.#setTrouble('moved', 'ENOENT');
      }
      return isOpen;
    }
    return this.#open(false);
  }

  #open(isStart: boolean): boolean {
    const now = performance.now();
    if (this.#isClosed || now < this.#nextOpenAt) return false;
    this.#nextOpenAt = now + REOPEN_MS;
    try {
      assertDataFolder(this.dataDir, this.#last);
      this.#release ??= acquireLock(this.dataDir, 'site');
      for (const end of ['', '-wal', '-shm']) prepareForWriting(databaseFile(this.dataDir) + end);
      // All connections of a process to one file share the index of its log. That of the fallback is deleted or
      // read-only, so the fallback must be closed first.
      if (this.#isFallbackOfFile || isSameDatabase(this.#last, this.dataDir)) this.#closeFallback();
      const before = this.#fallback;
      const isLost = before
        ? !existsSync(databaseFile(this.dataDir))
        : isDatabaseLost(this.dataDir);
      // Not lost: a new one is filled from the journal, even an empty one.
      if (this.#isFileDamaged()) this.#setAside();
      this.#main = openDatabase(this.dataDir);
      this.#onOpen(this.#main, before);
      if (isLost) reportLostDatabase(this.dataDir, this.#log);
      this.#markInitialized();
      this.#last = readIdentity(this.dataDir);
    } catch (error) {
      this.#main?.close();
      this.#main = undefined;
      const problem = diskProblemOf(error, this.dataDir);
      if (isStart && (error instanceof InUse || !problem)) {
        this.#releaseLock();
        throw error;
      }
      const trouble = problem ?? { diskCause: 'failing' as const, code: codeOf(error) };
      if (trouble.diskCause === 'damaged' && !this.#isDamaged) {
        this.#isDamaged = true;
        this.#nextOpenAt = 0;
        return this.#open(isStart);
      }
      this.#releaseLock();
      this.#setTrouble(trouble.diskCause, trouble.code);
      return false;
    }
    this.#closeFallback();
    // A file can also be opened on a disk that cannot be written.
    if (this.#trouble) this.#probe(this.#trouble);
    return true;
  }

  #markInitialized(): void {
    try {
      markInitialized(this.dataDir, 'site');
    } catch {
      // The disk may be full: the marker is written when the database is opened the next time.
    }
  }

  #setAside(): void {
    const setAside = setDatabaseAside(databaseFile(this.dataDir));
    this.#isDamaged = false;
    this.#log.error(
      { code: 'SQLITE_CORRUPT', setAside },
      'site.sqlite is damaged and was set aside: a new one is filled from the journal of leads',
    );
  }

  /** Tests whether the disk is writable again, by writing `user_version` unchanged. The health check finds new trouble. */
  #probe({ cause }: DiskProblem): void {
    const accessError = accessErrorOf(this.dataDir);
    if (accessError !== undefined) {
      this.report(Object.assign(new Error(accessError), { code: accessError }));
      return;
    }
    try {
      const version = this.#main?.prepare('PRAGMA user_version').get()?.user_version;
      // The integrity check may hold the lock.
      this.#main?.exec(`PRAGMA busy_timeout = 1000; PRAGMA user_version = ${Number(version)}`);
      this.#trouble = undefined;
      this.#log.info({ cause }, 'leads can be kept again');
    } catch (error) {
      this.report(error);
    }
  }

  /** Runs SQLite's integrity check, which reads the whole file. */
  #isFileDamaged(): boolean {
    this.#nextCheckAt = performance.now() + CHECK_MS;
    return (this.#isDamaged ||= isDamaged(databaseFile(this.dataDir), 'integrity_check'));
  }

  /** @param isReadable whether the open database becomes the fallback, though it was moved or deleted */
  #drop(isReadable = false): void {
    this.#connections.forEach((connection) => connection.drop());
    this.#closeFallback();
    if (isReadable) this.#fallback = this.#main;
    else this.#main?.close();
    this.#main = undefined;
    this.#nextOpenAt = 0;
    this.#releaseLock();
  }

  #closeFallback(): void {
    this.#fallback?.close();
    this.#fallback = undefined;
    this.#isFallbackOfFile = false;
  }

  #releaseLock(): void {
    this.#release?.();
    this.#release = undefined;
  }

  #setTrouble(cause: DiskCause, code: string): void {
    if (this.#trouble?.cause === cause) return;
    this.#trouble = { cause, code, since: Date.now() };
    this.#log.error({ code, cause }, `no lead can be kept: ${diskAdvice[cause]}`);
  }
}
