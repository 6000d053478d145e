import type { Log } from '../http/log.ts';
import { codeOf } from '../http/error-code.ts';
import { openGate } from './canary-gate.ts';
import type { Outbox } from './outbox.ts';
import { type LeadService, receiveLead } from './receive.ts';
import { StaffAlert, type AlertState } from './staff-alert.ts';

const MINUTE_MS = 60_000;
/** A restart of the office must not ring anybody up. */
const LONGEST_PATIENCE_MS = 5 * MINUTE_MS;
const LONGEST_LOOK_MS = 30_000;

/** What staff are told. */
export type CanaryNews = 'lost' | 'closed' | 'back';

/** Between two looks for a lead API that does not listen yet, and how long it is waited for. */
const START_LOOK_MS = 1_000;
const LONGEST_START_MS = 2 * 60_000;

/** What a canary needs from the rest of the server. */
interface Parts {
  outbox: Outbox;
  service: LeadService;
  everyMs: number;
  log: Log;
  /** Whether the lead API listens; never rejects. Undefined where it need not be waited for. */
  isReceiverUp?: (() => Promise<boolean>) | undefined;
  /** Tells staff. @returns whether anybody was reached */
  tell: (news: CanaryNews) => Promise<boolean>;
}

/**
 * Sends a lead of its own through form rules, outbox and delivery, now and again, and tells staff when
 * it does not arrive. One at a time: while one waits there is no need for another.
 */
export class Canary {
  readonly #parts: Parts;
  readonly #patienceMs: number;
  readonly #notice: StaffAlert;
  /** Since when not even the outbox takes one, in milliseconds since 1970. */
  #notStoredSince: number | undefined;
  /** Since when none has arrived that should have: the next that is sent does not end that. */
  #lateSince: number | undefined;
  /** When one arrived whose row the next has taken the place of. */
  #arrivedBefore: number | undefined;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#patienceMs = Math.min(LONGEST_PATIENCE_MS, parts.everyMs / 2);
    this.#notice = new StaffAlert({
      ...{ outbox: parts.outbox, name: 'canary', calmMs: this.#patienceMs },
      tell: (isOver) => this.#tell(isOver),
    });
  }

  /** Sends one as soon as the lead API listens, and then as often as was said. */
  start(): void {
    void this.#sendFirst();
    this.#again('send', this.#parts.everyMs);
    this.#again('look', Math.min(LONGEST_LOOK_MS, this.#patienceMs / 2));
  }

  /** Started together with the site, the office takes longer: one sent before it listens only fills the log. */
  async #sendFirst(waitedMs = 0): Promise<void> {
    const { isReceiverUp } = this.#parts;
    if (waitedMs >= LONGEST_START_MS || !isReceiverUp || (await isReceiverUp())) {
      await this.send();
      return;
    }
    const lookAgain = () => void this.#sendFirst(waitedMs + START_LOOK_MS);
    this.#timers.set('first', setTimeout(lookAgain, START_LOOK_MS).unref());
  }

  #again(what: 'look' | 'send', everyMs: number): void {
    const timer = setTimeout(() => {
      this.#again(what, everyMs);
      void this[what]();
    }, everyMs).unref();
    this.#timers.set(what, timer);
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  /** Sends one, unless the last is still on its way. Never rejects. */
  async send(): Promise<void> {
    const { outbox, service } = this.#parts;
    try {
      const last = await outbox.canary();
      if (last?.state === 'waiting') return;
      this.#arrivedBefore = last?.deliveredAt ?? this.#arrivedBefore;
      await outbox.removeCanaries();
      const { envelope } = await receiveLead(...openGate(service, outbox));
      if (envelope.code === 200) this.#notStoredSince = undefined;
      else this.#fail(envelope.error ?? envelope.code);
    } catch (error) {
      this.#fail(codeOf(error));
    }
  }

  /** Told once; it is tried again at each look, since an hour would be long to say what is mended. */
  #fail(code: string | number): void {
    const { log } = this.#parts;
    if (this.#notStoredSince === undefined) log.error({ code }, 'canary not stored');
    this.#notStoredSince ??= Date.now();
  }

  /** When the last arrived, as far as is known; in milliseconds since 1970. */
  async arrivedAt(): Promise<number | undefined> {
    const last = await this.#parts.outbox.canary();
    return last?.deliveredAt ?? this.#arrivedBefore;
  }

  /** Whether the form itself takes none: what is behind it is not to blame. */
  get isRefused(): boolean {
    return this.#notStoredSince !== undefined;
  }

  /** Since when a canary should have arrived; undefined while all is well. */
  async lateSince(now = Date.now()): Promise<number | undefined> {
    if (this.#notStoredSince !== undefined) return this.#notStoredSince;
    const last = await this.#parts.outbox.canary();
    if (!last || last.state === 'delivered') this.#lateSince = undefined;
    // One that was sent at a time to come was dated by a clock that was wrong.
    else if (Math.abs(now - last.receivedAt) > this.#patienceMs)
      this.#lateSince ??= last.receivedAt;
    return this.#lateSince;
  }

  /** Whether staff know that nothing gets through. */
  get isTold(): boolean {
    return this.#notice.isTold;
  }

  /** Tells staff what has to be told now: once, and then every six hours. Never rejects. */
  async look(now = Date.now()): Promise<void> {
    if (this.#notStoredSince !== undefined || !(await this.#canWrite())) await this.send();
    try {
      await this.#notice.look(await this.#state(now), now);
    } catch (error) {
      this.#parts.log.error({ code: codeOf(error) }, 'canary not looked at');
    }
  }

  async #state(now: number): Promise<AlertState> {
    if ((await this.lateSince(now)) !== undefined) return 'troubled';
    // The next is on its way, and says nothing yet of whether the way is open again.
    return (await this.#parts.outbox.canary())?.state === 'delivered' ? 'over' : 'unsure';
  }

  /** Else an hour could pass until the next canary finds out. */
  async #canWrite(): Promise<boolean> {
    try {
      await this.#parts.outbox.tryWriting();
      return true;
    } catch (error) {
      // A lead waits longer for its turn.
      return codeOf(error) === 'SQLITE_BUSY';
    }
  }

  async #tell(isOver: boolean): Promise<boolean> {
    const { log, tell } = this.#parts;
    if (isOver) return tell('back');
    log.error({ code: await this.#whyLate() }, 'canary is late');
    return tell(this.isRefused ? 'closed' : 'lost');
  }

  async #whyLate(): Promise<string> {
    try {
      return (await this.#parts.outbox.canary())?.lastFailure ?? 'not_stored';
    } catch (error) {
      // What cannot be read is told of all the same.
      return codeOf(error);
    }
  }
}
