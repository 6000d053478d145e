import { Clock, type ClockState, inWords, NEVER_BELIEVED, type Remembered } from '@clinicdee/clock';
import { codeOf } from './calls/error-code.ts';
import type { Database } from './sql.ts';
import type { Log } from './calls/log.ts';

/** How often the clock is compared, and a person's word looked for. */
const COMPARED_MS = 15_000;
/** How often the time is written down: much less than the step that is doubted. */
const WRITTEN_MS = 10 * 60_000;
/** A clock that nobody minds is told of again. */
const TOLD_AGAIN_MS = 6 * 60 * 60_000;

/** The time that is remembered from one start to the next, in the site's database. */
export class ClockMemory {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Whether a time was written down, by whomever. */
  get isWritten(): boolean {
    return this.#database.prepare('SELECT 1 FROM clock').get() !== undefined;
  }

  /** What is remembered; of a database older than this memory, the time of its newest record. */
  read(): Remembered | undefined {
    const row = this.#database.prepare('SELECT seen_at, accepted_at FROM clock').get();
    const seenAt = row?.seen_at ?? this.#newestRecord();
    if (typeof seenAt !== 'number') return undefined;
    const { accepted_at: acceptedAt } = row ?? {};
    return { seenAt, ...(typeof acceptedAt === 'number' && { acceptedAt }) };
  }

  /** Writes down a time that is believed, or that there was none yet. */
  write(seenAt: number): void {
    this.#database
      .prepare(
        `INSERT INTO clock (id, seen_at) VALUES (1, ?1)
         ON CONFLICT DO UPDATE SET seen_at = ?1`,
      )
      .run(seenAt);
  }

  /**
   * Writes down a person's word that this time is right. A site that runs takes it up by itself. People
   * err: whatever is in the trash begins its fortnight anew, by whichever clock it came there.
   */
  accept(time: number): void {
    this.#database
      .prepare('UPDATE outbox SET trashed_at = ? WHERE trashed_at IS NOT NULL')
      .run(time);
    this.#database
      .prepare(
        `INSERT INTO clock (id, seen_at, accepted_at) VALUES (1, ?1, ?1)
         ON CONFLICT DO UPDATE SET seen_at = ?1, accepted_at = ?1`,
      )
      .run(time);
  }

  #newestRecord() {
    return this.#database
      .prepare(
        `SELECT max(at) AS at FROM (
           SELECT max(received_at, coalesce(delivered_at, 0)) AS at FROM outbox
           UNION ALL SELECT at FROM consents
           UNION ALL SELECT CAST(value AS INTEGER) FROM catalogue WHERE key = 'copied_at')`,
      )
      .get()?.at;
  }
}

/**
 * Opens the site's clock: compares it with the time that was seen last, tells loudly when it is not
 * believed, and remembers the time for the next start.
 *
 * @param clock stands in for the machine's own in tests
 */
export function openClock(
  database: Database,
  log: Log,
  clock = new Clock(),
): { clock: Clock; close: () => void } {
  const memory = new ClockMemory(database);
  let callOff: (() => void) | undefined;
  let toldAt: number | undefined;
  let writtenAt: number | undefined;

  const tell = (state: ClockState) => {
    if (state.isBelieved) {
      if (toldAt !== undefined) log.warn({}, 'the clock is believed again');
      toldAt = undefined;
    } else if (toldAt === undefined || clock.elapsed() - toldAt >= TOLD_AGAIN_MS) {
      toldAt = clock.elapsed();
      log.error({ code: 'clock_not_believed' }, inWords(state));
    }
  };
  const write = () => {
    memory.write(clock.now());
    writtenAt = clock.elapsed();
  };
  const compare = () => {
    const remembered = memory.read();
    const state = clock.follow(remembered);
    tell(state);
    // Else the next look would compare with the dates of what comes meanwhile, and read every record again.
    if (!state.isBelieved && !memory.isWritten) memory.write(remembered?.seenAt ?? NEVER_BELIEVED);
    const isDue = writtenAt === undefined || clock.elapsed() - writtenAt >= WRITTEN_MS;
    if (state.isBelieved && isDue) write();
  };
  const compareAgain = () => {
    try {
      compare();
    } catch (error) {
      log.warn({ code: codeOf(error) }, 'the time could not be remembered');
    }
    callOff = clock.after(COMPARED_MS, compareAgain);
  };
  compareAgain();

  const close = () => {
    callOff?.();
    try {
      if (clock.state().isBelieved) write();
    } catch {
      // The time that was written before serves the next start as well.
    }
  };
  return { clock, close };
}
