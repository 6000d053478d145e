import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import type { LeadPayload } from '@clinicdee/protocol';
import type { LeadStatus, NewLead, StoredLead } from './stored-lead.ts';

/** Without a key of its own, the same words again within this time are the same lead. */
export const SAME_WITHIN_MS = 60 * 60 * 1000;
/** No failed attempt waits longer for the next; a date beyond it was written by a wrong clock. */
export const LONGEST_WAIT_MS = 5 * 60_000;
/** Dated while the clock had leapt, a lead's period has not begun: retention puts the right date. */
export const NOT_BEGUN = Date.UTC(9999, 0);

/** At once from a file, later from a server: whoever asks waits for both. */
type Awaitable<T> = T | Promise<T>;

/** What has not arrived; times in milliseconds since 1970. */
export interface OutboxQueue {
  waiting: number;
  waitingSince: number | undefined;
  /** Set aside. */
  refused: number;
  refusedSince: number | undefined;
}

/** A lead that is stored, now or by an earlier call. */
export interface Added {
  id: string;
  reference: string;
  isNew: boolean;
}

/** How long a lead is kept, in milliseconds; the time in the trash is the end of each. */
export interface Periods {
  delivered: number;
  deliveredTrash: number;
  other: number;
  otherTrash: number;
}

/** What one step of a look for old leads has erased. */
export interface Erased {
  /** Delivered ones, of which reference and times stay. */
  delivered: number;
  /** Ids of those that were never delivered. */
  gone: string[];
}

/**
 * Leads between "thank you" and the lead API. A lead is on a disk before {@link Outbox.add} is done, and
 * stays until the API has acknowledged it. All times are milliseconds since 1970.
 */
export interface Outbox {
  /**
   * Commits a lead, or finds the one that the same form fill has stored already: a double click, a
   * retry and a replay are one lead, while a corrected form is a new one.
   *
   * @throws Error when it could not be stored; then nothing was
   */
  add: (lead: NewLead, now?: number) => Awaitable<Added>;

  /** Whether {@link Outbox.add} would find this lead instead of storing it. */
  has: (lead: NewLead, now?: number) => Awaitable<boolean>;

  /** When the lead of this reference was stored; undefined for none. */
  receivedAt: (reference: string) => Awaitable<number | undefined>;

  /**
   * Leads to be tried now: first those that never were, then those whose last try is longest ago. One
   * that cannot be read is set aside, and is not in the way of the others.
   *
   * @param except ids to leave out
   * @param newest of those that were never tried, the newest first instead of the oldest
   */
  due: (
    limit: number,
    now?: number,
    options?: { except?: Iterable<string>; newest?: boolean },
  ) => Awaitable<StoredLead[]>;

  /**
   * When the next lead is due, or undefined when none waits.
   *
   * @param except ids to leave out
   */
  nextAttemptAt: (except?: Iterable<string>, now?: number) => Awaitable<number | undefined>;

  /** Records that the lead API has acknowledged a lead. */
  markDelivered: (id: string, now?: number) => Awaitable<void>;

  /**
   * Records a failed attempt and when to try again.
   *
   * @returns how often in a row it has failed in this way
   */
  markFailed: (
    id: string,
    failure: string,
    nextAttemptAt: number,
    now?: number,
  ) => Awaitable<number>;

  /** Sets a lead aside that will not be taken however often it is sent; its last failure says why. */
  setAside: (id: string) => Awaitable<void>;

  /**
   * Sends leads again that were set aside, and those that wait, now.
   *
   * @param which an id, a reference, or `all`
   * @param onlyRefused leaves alone what waits
   * @returns how many there are
   */
  resend: (which: string, now?: number, options?: { onlyRefused?: boolean }) => Awaitable<number>;

  /**
   * What was kept under this key has come in another way: unless it was delivered already, it is not
   * sent any more, and what was typed is erased.
   *
   * @returns whether there was something to withdraw
   */
  withdraw: (idempotencyKey: string) => Awaitable<boolean>;

  /** The lead API answers again: what waits only because it did not is due now. */
  hasten: (failures: readonly string[], now?: number) => Awaitable<void>;

  /**
   * Brings leads back from the trash. Whoever does so says that they are still wanted: their period
   * begins anew, and those that were not delivered are sent.
   *
   * @param which an id, a reference, or `all`
   * @returns how many there were
   */
  restore: (which: string, now?: number) => Awaitable<number>;

  /** What {@link Outbox.eraseOld} would erase for good, of how many leads with words. */
  countOld: (periods: Periods, now?: number) => Awaitable<ErasureRows>;

  /**
   * Puts old leads into the trash, and erases those whose time in it is over: some in each step, between
   * which others have their turn. What a step says is done, whatever becomes of the next.
   */
  eraseOld: (periods: Periods, now?: number) => AsyncIterable<Erased>;

  /** Removes what was erased from the journal, where there is anything. @throws Error when it could not be written */
  rewriteJournal: () => Awaitable<void>;

  /**
   * Every lead, oldest first.
   *
   * @param isTrash those in the trash instead of all others
   */
  list: (which?: { isTrash?: boolean }) => Awaitable<LeadStatus[]>;

  /** How many leads wait or are set aside, and since when the oldest; canaries do not count. */
  queue: () => Awaitable<OutboxQueue>;

  /** How many leads are set aside, and the newest of them. */
  refused: (limit: number) => Awaitable<{ total: number; leads: LeadStatus[] }>;

  /** What a lead's sender wrote, for the staff-side command; undefined once erased, or unreadable. */
  payloadOf: (id: string) => Awaitable<LeadPayload | undefined>;

  /** The newest lead that the site sent itself. */
  canary: () => Awaitable<LeadStatus | undefined>;

  /** Forgets those that are not on their way any more. */
  removeCanaries: () => Awaitable<void>;

  /**
   * Writes down that staff were told something, for the processes that come after. What cannot be written
   * is told once more, and keeps nothing from being told.
   */
  noteTold: (name: string, now: number) => Awaitable<void>;

  /** When staff were told, and it was not over since; undefined where that cannot be read, too. */
  toldAt: (name: string) => Awaitable<number | undefined>;

  /** What was told is over. */
  forgetTold: (name: string) => Awaitable<void>;

  /**
   * Writes and commits a note that means nothing: whether a lead could be stored now. Rolling back would
   * not reach the disk.
   *
   * @throws Error when a lead could not be stored; `SQLITE_BUSY` when somebody else is writing for long
   */
  tryWriting: (now?: number) => Awaitable<void>;
}
