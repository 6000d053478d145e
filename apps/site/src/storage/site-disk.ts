import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { acquireLock, InUse } from '@clinicdee/data-dir/lock-file';
import { markInitialized } from '@clinicdee/data-dir/initialized-marker';
import { accessErrorOf } from '@clinicdee/data-dir/access-error';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { openDatabase } from '../database/database.ts';
import { makeFolder } from '../environment/make-folder.ts';
import type { Database } from '../database/sql.ts';
import { checkDatabase } from './check-database.ts';
import { ReopeningConnection } from './reopening-connection.ts';
import { changeSince, databaseFile, type Identity, isFileBack, lookAt } from './file-identity.ts';
import { noteGone, refuseFolder, refuseLoss } from './startup-guards.ts';
import { setDamagedAside, setLogAside } from './set-aside.ts';
import { openFallbackDatabase } from './fallback-database.ts';
import {
  type DiskCause,
  diskAdvice,
  DiskError,
  type DiskProblem,
  troubleOf,
} from './disk-error.ts';

/** How often the disk is looked at, whether or not anybody writes. */
const LOOK_MS = 5_000;
/** Until a database is opened again that could not be. */
const REOPEN_MS = 1_000;
/** Until a little is written, to learn whether the disk still takes it. */
const PROBE_MS = 60_000;
const CHECK_MS = 24 * 60 * 60_000;

/**
 * Called with each database that is opened, before anybody else uses it: it may be another one than before, or
 * a new one.
 *
 * @param before what was open until now and lies elsewhere or nowhere, where it can still be read
 */
type OnOpen = (database: DatabaseSync, before: DatabaseSync | undefined) => void;

/**
 * The site's database as long as the site runs, whatever becomes of the disk. What has been written
 * through it is in the file that lies in the data folder; while that cannot be, writing throws
 * {@link DiskError} and reading goes on where anything can be read. When the disk is well again, so is
 * this, without a restart.
 */
export class SiteDisk {
  readonly dataDir: string;
  readonly #log: Log;
  readonly #onOpen: OnOpen;
  readonly #connections = new Set<ReopeningConnection>();
  readonly #timer: NodeJS.Timeout;
  /** Keeps the write-ahead log in place between two writes, and is asked about the file's health. */
  #main: DatabaseSync | undefined;
  #release: (() => void) | undefined;
  #opened: Identity | undefined;
  /** What was opened last, also while nothing is. */
  #last: Identity | undefined;
  #spare: DatabaseSync | undefined;
  /** Whether that was opened to be read alone; else it is what was open of a file that is elsewhere. */
  #isSpareOfFile = false;
  #trouble: DiskProblem | undefined;
  #isDamaged = false;
  #isClosed = false;
  #nextOpenAt = 0;
  #nextProbeAt = PROBE_MS;
  #nextCheckAt = 0;
  #isChecking = false;

  /**
   * Opens what is there; with a disk that is full, read-only or damaged the site starts all the same.
   *
   * @param onOpen what it throws keeps the database from being used
   * @throws Error when the folder cannot be made; InUse when another process works in it; what tells
   *   that this site must not touch the database
   */
  constructor(dataDir: string, log: Log, onOpen: OnOpen = () => undefined) {
    this.dataDir = dataDir;
    this.#log = log;
    this.#onOpen = onOpen;
    makeFolder(dataDir);
    if (this.#open(true)) void this.#check(performance.now());
    this.#timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  /**
   * A connection of its own, which is opened anew when the database is.
   *
   * @param setup pragmas
   * @param reads whether something is better than nothing: the last good state, or an empty database
   * @param alone whether nothing is better where another process works in the folder
   */
  connect({ setup = '', reads = false, alone = false } = {}): Database {
    const connection = new ReopeningConnection(this, { setup, reads, alone });
    this.#connections.add(connection);
    return connection;
  }

  /** Why no lead can be written down now; undefined when all is well. Looks at the disk. */
  trouble(): DiskProblem | undefined {
    this.look();
    return this.#trouble;
  }

  /** Looks whether the open database is the one on disk, and opens or mends what is not. Never throws. */
  look(): void {
    const now = performance.now();
    if (!this.#isWhole()) return;
    if (this.#trouble || now >= this.#nextProbeAt) this.#probe(now);
    if (now >= this.#nextCheckAt) void this.#check(now);
  }

  /** @throws DiskError when nothing can be written */
  assertWritable(): void {
    if (!this.#isWhole()) throw this.#error();
  }

  /** Throws unless what has just been committed is in the file that lies in the data folder. */
  assertWritten(): void {
    const change = this.#opened ? changeSince(this.#opened, this.dataDir) : 'moved';
    if (change !== 'same') {
      const isWhole = this.#isWhole();
      // A log that was lost is written into the file from memory; in other places nothing arrived.
      if (change !== 'log-lost') throw new DiskError('moved', change);
      if (!isWhole) throw this.#error();
    }
    // What found nothing to change has written nothing, and is no proof.
    if (this.#trouble) this.#probe(performance.now());
  }

  /** What a read that cannot have the database is given. */
  spare(): DatabaseSync {
    if (this.#spare) return this.#spare;
    this.#isSpareOfFile = true;
    return (this.#spare = openFallbackDatabase(this.dataDir));
  }

  /** Tells of an error of a statement. @returns what to throw instead of it */
  report(error: unknown): unknown {
    const trouble = troubleOf(error, this.dataDir);
    if (!trouble) return error;
    this.#note(trouble.diskCause, trouble.code);
    if (trouble.diskCause === 'damaged' && !this.#isDamaged) {
      this.#isDamaged = true;
      // Not under the feet of whoever is reading.
      setImmediate(() => this.look());
    }
    return new DiskError(trouble.diskCause, trouble.code, error);
  }

  /** Closes every connection and lets go of the folder. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#connections.forEach((connection) => connection.drop());
    this.#drop();
  }

  #error(): DiskError {
    const { cause, code } = this.#trouble ?? { cause: 'failing' as const, code: 'unknown' };
    return new DiskError(cause, code);
  }

  /** Whether the open database is the one on disk; opens it where it can be. */
  #isWhole(): boolean {
    if (this.#opened && this.#main) {
      const change = changeSince(this.#opened, this.dataDir);
      if (change === 'same' && !this.#isDamaged) return true;
      if (change === 'log-lost' && !this.#isDamaged) return this.#keepLog();
      const isElsewhere = change === 'moved' || change === 'missing' || change === 'replaced';
      // Its log would spoil whatever lies in its place.
      if (change === 'missing' || change === 'replaced') setLogAside(this.#opened, this.dataDir);
      this.#drop(isElsewhere && !this.#isDamaged);
      this.#nextCheckAt = 0;
      const isOpen = this.#open(false);
      if (isElsewhere) {
        if (isOpen) this.#log.error({ change }, 'the site goes on with another site.sqlite');
        else if (!this.#trouble) this.#note('moved', 'ENOENT');
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
      refuseFolder(this.dataDir, this.#last);
      this.#release ??= acquireLock(this.dataDir, 'site');
      if (this.#isDamaged) this.#setAside();
      const before = this.#isSpareOfFile ? undefined : this.#spare;
      if (!before) refuseLoss(this.dataDir, this.#log);
      else if (!existsSync(databaseFile(this.dataDir))) noteGone(this.dataDir, this.#log);
      // SQLite shares one index of the log among all that is open of a file: this one's is gone, or can only
      // be read.
      if (this.#isSpareOfFile || isFileBack(this.#last, this.dataDir)) this.#closeSpare();
      this.#main = openDatabase(this.dataDir);
      this.#onOpen(this.#main, before);
      this.#markInitialized();
      this.#last = this.#opened = lookAt(this.dataDir);
    } catch (error) {
      this.#main?.close();
      this.#main = undefined;
      if (isStart && error instanceof InUse) throw error;
      const known = troubleOf(error, this.dataDir);
      if (isStart && !known) {
        this.#letGo();
        throw error;
      }
      const trouble = known ?? { diskCause: 'failing' as const, code: codeOf(error) };
      if (trouble.diskCause === 'damaged' && !this.#isDamaged) {
        this.#isDamaged = true;
        this.#nextOpenAt = 0;
        return this.#open(isStart);
      }
      this.#letGo();
      this.#note(trouble.diskCause, trouble.code);
      return false;
    }
    this.#closeSpare();
    // A file can be opened on a disk that takes nothing.
    if (this.#trouble) this.#probe(now);
    return true;
  }

  #markInitialized(): void {
    try {
      markInitialized(this.dataDir, 'site');
    } catch {
      // A full disk, say: it is noted when the database is opened the next time.
    }
  }

  #setAside(): void {
    const setAside = setDamagedAside(this.dataDir);
    this.#isDamaged = false;
    this.#log.error(
      { code: 'SQLITE_CORRUPT', setAside },
      'site.sqlite is damaged and was set aside: a new one is filled from the journal of leads',
    );
  }

  /** The log was deleted under the site: what it held goes into the file, from memory. */
  #keepLog(): boolean {
    try {
      this.#main?.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      this.#log.error({ code: 'wal_lost' }, 'site.sqlite-wal was deleted; nothing of it is lost');
    } catch (error) {
      this.#note('failing', codeOf(error));
    }
    this.#drop();
    return this.#open(false);
  }

  /** Writes what stands there already: only a write tells whether the disk takes one. */
  #probe(now: number): void {
    this.#nextProbeAt = now + PROBE_MS;
    const refusal = this.#trouble && accessErrorOf(this.dataDir);
    if (refusal !== undefined) {
      this.report(Object.assign(new Error(refusal), { code: refusal }));
      return;
    }
    try {
      const version = this.#main?.prepare('PRAGMA user_version').get()?.user_version;
      // What ends a trouble may wait for whoever looks through the file just then.
      const patienceMs = this.#trouble ? 1_000 : 100;
      this.#main?.exec(
        `PRAGMA busy_timeout = ${patienceMs}; PRAGMA user_version = ${Number(version)}`,
      );
      this.#recover();
    } catch (error) {
      this.report(error);
    }
  }

  /** SQLite's own check, beside everything else: it reads the whole file. */
  async #check(now: number): Promise<void> {
    this.#nextCheckAt = now + CHECK_MS;
    if (this.#isChecking) return;
    this.#isChecking = true;
    const opened = this.#opened;
    const found = await checkDatabase(databaseFile(this.dataDir));
    this.#isChecking = false;
    if (found === 'damaged' && opened === this.#opened) {
      this.#isDamaged = true;
      this.#note('damaged', 'SQLITE_CORRUPT');
      this.look();
    }
  }

  /** @param isReadable whether what was open is good to be read, though it lies elsewhere now */
  #drop(isReadable = false): void {
    this.#connections.forEach((connection) => connection.drop());
    this.#closeSpare();
    if (isReadable) this.#spare = this.#main;
    else this.#main?.close();
    this.#main = undefined;
    this.#opened = undefined;
    this.#nextOpenAt = 0;
    this.#letGo();
  }

  #closeSpare(): void {
    this.#spare?.close();
    this.#spare = undefined;
    this.#isSpareOfFile = false;
  }

  #letGo(): void {
    this.#release?.();
    this.#release = undefined;
  }

  #note(cause: DiskCause, code: string): void {
    if (this.#trouble?.cause === cause) return;
    this.#trouble = { cause, code, since: Date.now() };
    this.#log.error({ code, cause }, `no lead can be kept: ${diskAdvice[cause]}`);
  }

  #recover(): void {
    if (!this.#trouble) return;
    const { cause } = this.#trouble;
    this.#trouble = undefined;
    this.#log.info({ cause }, 'leads can be kept again');
  }
}
