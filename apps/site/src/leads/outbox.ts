import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import type { LeadPayload } from '@clinicdee/protocol';
import type { LeadStatus, NewLead, StoredLead } from './stored-lead.ts';

/** Without a key, the same form values within this time are the same lead. */
export const SAME_WITHIN_MS = 60 * 60 * 1000;
/** Longest back-off; a `next_attempt_at` beyond it was written by a wrong clock. */
export const LONGEST_WAIT_MS = 5 * 60_000;
/** `kept_from` of a lead stored by a wrong clock: its retention starts when {@link Outbox.eraseOld} corrects it. */
export const NOT_BEGUN = Date.UTC(9999, 0);

type Awaitable<T> = T | Promise<T>;

/** Counts of undelivered leads; times in milliseconds since 1970. */
export interface OutboxQueue {
  waiting: number;
  waitingSince: number | undefined;
  /** Set aside. */
  refused: number;
  refusedSince: number | undefined;
}

/** A stored lead; `isNew` is false for a duplicate. */
export interface Added {
  id: string;
  reference: string;
  isNew: boolean;
}

/** Retention periods in milliseconds; each includes the time in the trash at its end. */
export interface Periods {
  delivered: number;
  deliveredTrash: number;
  other: number;
  otherTrash: number;
}

/** The result of one step of {@link Outbox.eraseOld}. */
export interface Erased {
  /** How many delivered leads lost their payload; reference and times stay. */
  delivered: number;
  /** Ids of deleted leads, which were never delivered. */
  gone: string[];
}

/**
 * The queue of leads for the lead API. A lead is on disk before {@link Outbox.add} resolves, and stays until the API
 * has acknowledged it. All times are milliseconds since 1970.
 */
export interface Outbox {
  /**
   * Commits a lead, or returns the lead that the same form fill has stored already: a double click, a retry and a
   * replay are one lead, while a corrected form is a new one.
   *
   * @throws Error when the lead was not stored
   */
  add: (lead: NewLead, now?: number) => Awaitable<Added>;

  /** Whether {@link Outbox.add} would return an existing lead. */
  has: (lead: NewLead, now?: number) => Awaitable<boolean>;

  /** When the lead of this reference was stored; undefined when there is none. */
  receivedAt: (reference: string) => Awaitable<number | undefined>;

  /**
   * Returns the leads that are due: first those without an attempt, then those with the oldest attempt. An unreadable
   * lead is set aside, so that it does not block others.
   *
   * @param except ids to leave out
   * @param newest whether leads without an attempt come newest first instead of oldest first
   */
  due: (
    limit: number,
    now?: number,
    options?: { except?: Iterable<string>; newest?: boolean },
  ) => Awaitable<StoredLead[]>;

  /**
   * When the next lead is due; undefined when none is waiting.
   *
   * @param except ids to leave out
   */
  nextAttemptAt: (except?: Iterable<string>, now?: number) => Awaitable<number | undefined>;

  /** Records that the lead API has acknowledged a lead. */
  markDelivered: (id: string, now?: number) => Awaitable<void>;

  /**
   * Records a failed attempt and when to try again.
   *
   * @returns how often in a row it has failed with this code
   */
  markFailed: (
    id: string,
    failure: string,
    nextAttemptAt: number,
    now?: number,
  ) => Awaitable<number>;

  /** Sets a lead aside that the API keeps rejecting; its last failure says why. */
  markRefused: (id: string) => Awaitable<void>;

  /**
   * Makes refused and waiting leads due now.
   *
   * @param which an id, a reference, or `all`
   * @param onlyRefused whether waiting leads are left unchanged
   * @returns how many leads are due now
   */
  resend: (which: string, now?: number, options?: { onlyRefused?: boolean }) => Awaitable<number>;

  /**
   * Withdraws the lead of this key, since the registration has succeeded after all. Unless delivered, it is not sent
   * any more and its payload is erased.
   *
   * @returns whether a lead was withdrawn
   */
  withdraw: (idempotencyKey: string) => Awaitable<boolean>;

  /** Makes waiting leads due now whose last failure is one of these: the lead API is reachable again. */
  retryNow: (failures: readonly string[], now?: number) => Awaitable<void>;

  /**
   * Restores leads from the trash. Their retention period starts again, and undelivered leads are sent.
   *
   * @param which an id, a reference, or `all`
   * @returns how many leads were restored
   */
  restore: (which: string, now?: number) => Awaitable<number>;

  /** Counts the leads that {@link Outbox.eraseOld} would erase, and all leads with a payload. */
  countOld: (periods: Periods, now?: number) => Awaitable<ErasureRows>;

  /**
   * Moves old leads to the trash and erases those whose time there is over. Works in batches and yields to the event
   * loop between them; each yielded batch is committed.
   */
  eraseOld: (periods: Periods, now?: number) => AsyncIterable<Erased>;

  /** Removes erased leads from the journal, if there are any. @throws Error when the write fails */
  rewriteJournal: () => Awaitable<void>;

  /**
   * Returns every lead, oldest first.
   *
   * @param isTrash returns the leads in the trash instead
   */
  list: (which?: { isTrash?: boolean }) => Awaitable<LeadStatus[]>;

  /** Counts waiting and refused leads, with the time of the oldest, without canaries. */
  queue: () => Awaitable<OutboxQueue>;

  /** Returns the number of refused leads, and the newest of them. */
  refused: (limit: number) => Awaitable<{ total: number; leads: LeadStatus[] }>;

  /** Returns the payload, for `npm run leads`; undefined once it is erased, or when it is unreadable. */
  payloadOf: (id: string) => Awaitable<LeadPayload | undefined>;

  /** Returns the newest canary. */
  canary: () => Awaitable<LeadStatus | undefined>;

  /** Deletes the canaries that are not waiting. */
  removeCanaries: () => Awaitable<void>;

  /** Records that staff were alerted, for later processes. Never throws: the alert is then sent again. */
  markAlerted: (name: string, now: number) => Awaitable<void>;

  /** When staff were alerted; undefined when they were not, the problem is over, or it cannot be read. */
  alertedAt: (name: string) => Awaitable<number | undefined>;

  /** Records that the problem of an alert is over. */
  clearAlerted: (name: string) => Awaitable<void>;

  /**
   * Commits a meaningless row to test whether a lead could be stored: a rolled back transaction would not reach the
   * disk.
   *
   * @throws Error when a lead could not be stored; `SQLITE_BUSY` when another process is writing for long
   */
  tryWriting: (now?: number) => Awaitable<void>;
}
