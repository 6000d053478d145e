import { renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { Payload } from 'payload';
import {
  bringLogBack,
  isLogLost,
  isOnDisk,
  isTakenAway,
  rescueFile,
  setLogAside,
} from '../database-file.ts';
import { environment } from '../environment.ts';
import { bringIntoFile, changesOf, writeDown } from '../payload-seams/sqlite-pragmas.ts';

const LOOK_MS = 5_000;

/**
 * Writes down what a SQLite file holds that was deleted, moved or replaced under the office, which alone may
 * have it: with the process it would be gone. What staff change afterwards is written down as well.
 */
export class TakenFile {
  readonly #payload: Payload;
  readonly #end: () => void;
  #rescued: { file: string; changes: number } | undefined;
  #isToldOfFailure = false;
  #isLogTold = false;

  /** @param end has the process stop, to be started again */
  constructor(payload: Payload, end: () => void = () => process.kill(process.pid, 'SIGTERM')) {
    this.#payload = payload;
    this.#end = end;
  }

  /** Looks once. Never rejects. */
  async look(): Promise<void> {
    try {
      if (isTakenAway()) await this.#keep();
      else if (this.#rescued && bringLogBack(this.#rescued.file)) this.#forget(this.#rescued.file);
      else if (isLogLost()) await this.#keepLog();
      // How long file and log are is known from the last look.
      else isOnDisk();
    } catch (error) {
      // A full disk, say: it is tried again at the next look.
      if (this.#isToldOfFailure) return;
      this.#isToldOfFailure = true;
      this.#payload.logger.error(
        { err: error },
        'office.sqlite was taken away, and what it held could not be written down yet',
      );
    }
  }

  async #keep(): Promise<void> {
    if (this.#rescued?.changes === (await changesOf(this.#payload))) return;
    const file = this.#rescued?.file ?? rescueFile(environment(), new Date().toISOString());
    const unfinished = `${file}.unfinished`;
    rmSync(unfinished, { force: true });
    const changes = await writeDown(this.#payload, unfinished);
    renameSync(unfinished, file);
    if (!this.#rescued) {
      setLogAside(file);
      this.#payload.logger.error(
        { code: 'database_moved', file: basename(file) },
        'office.sqlite was taken away: what it held is in this file',
      );
    }
    this.#rescued = { file, changes };
    this.#isToldOfFailure = false;
  }

  /** Into the file with what the log held: nothing goes into a log of that name before a new start. */
  async #keepLog(): Promise<void> {
    await bringIntoFile(this.#payload);
    if (this.#isLogTold) return;
    this.#isLogTold = true;
    this.#payload.logger.error(
      { code: 'wal_lost' },
      'office.sqlite-wal was deleted; nothing of it is lost, and the office starts again',
    );
    this.#end();
  }

  #forget(file: string): void {
    rmSync(file, { force: true });
    this.#rescued = undefined;
    this.#payload.logger.info({}, 'office.sqlite is back, with all that it held');
  }
}

/** Looks again and again. @returns what ends it, after a last look: nothing may be written afterwards */
export function watchFile(payload: Payload): () => Promise<void> {
  if (environment().DATABASE_URL) return () => Promise.resolve();
  const taken = new TakenFile(payload);
  let looking: Promise<void> | undefined;
  const look = () => (looking ??= taken.look().finally(() => (looking = undefined)));
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return async () => {
    clearInterval(timer);
    await looking;
    await look();
  };
}
