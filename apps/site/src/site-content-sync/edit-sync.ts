import type { ContentSite } from '../articles/client/content-site.ts';
import { codeOf } from '../http/error-code.ts';
import { isPowerOfTwo } from '../http/log-power-of-two.ts';
import type { Log } from '../http/log.ts';
import type { Facts } from '../content/facts.ts';
import type { Edits, EditStore } from './edit-store.ts';
import { EditsRefused, readEdits } from './read-edits.ts';

/**
 * Makes the real pages of facts, without anybody seeing them.
 *
 * @returns what shows them from then on
 * @throws Error when a page cannot be made of them
 */
export type MakePages = (facts: Facts) => Promise<() => void>;

/** Makes the pages and shows them. @throws EditsRefused; then everything stays as it was */
export type TakeFacts = (facts: Facts) => Promise<void>;

interface Parts {
  site: Pick<ContentSite, 'siteContent'>;
  store: Pick<EditStore, 'write'>;
  take: TakeFacts;
  log: Log;
  intervalMs: number;
}

/** Keeps words and figures like the office's: looks again and again, and at once when told to. */
export class EditSync {
  readonly #parts: Parts;
  #etag: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;
  #failures = 0;
  /** What is shown and is not on disk yet. */
  #unkept: Edits | undefined;
  #refusedSince: number | undefined;
  #failingSince: number | undefined;

  /** @param etag of what is shown already */
  constructor(parts: Parts, etag: string | undefined) {
    this.#parts = parts;
    this.#etag = etag;
  }

  /** Since when the office's newest cannot be shown, in milliseconds since 1970. */
  get refusedSince(): number | undefined {
    return this.#refusedSince;
  }

  /** Since when no look came to its end, in milliseconds since 1970; undefined while they do. */
  get failingSince(): number | undefined {
    return this.#failingSince;
  }

  /** Looks now, or once more after the look under way; resolves when that is done. Never rejects. */
  async look(): Promise<void> {
    if (this.#isStopped) return;
    this.#isWanted = true;
    clearTimeout(this.#timer);
    this.#turn ??= this.#run().finally(() => (this.#turn = undefined));
    await this.#turn;
  }

  /** Begins nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#turn;
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false;
      await this.#lookOnce();
    }
    if (this.#isStopped) return;
    const { intervalMs } = this.#parts;
    this.#timer = setTimeout(() => void this.look(), intervalMs).unref();
  }

  async #lookOnce(): Promise<void> {
    const { log, site, store } = this.#parts;
    try {
      const sent = await site.siteContent(this.#etag);
      if (sent !== undefined && sent !== 'unchanged') {
        const isTaken = await this.#isTaken(sent.value);
        // What was refused is looked at once: it would be refused again.
        this.#etag = sent.etag;
        this.#failingSince = undefined;
        if (!isTaken) return;
        this.#refusedSince = undefined;
        this.#unkept = { etag: sent.etag, document: sent.value, takenAt: Date.now() };
        log.info({}, 'words and figures taken over from the office');
      }
      // What is shown and was not kept would be another after a restart: it is tried until it is.
      if (this.#unkept) store.write(this.#unkept);
      this.#unkept = undefined;
      this.#failures = 0;
      this.#failingSince = undefined;
    } catch (error) {
      if (!this.#isStopped) this.#failed(error);
    }
  }

  /** @throws Error when that could not be found out: the next look tries it again */
  async #isTaken(value: unknown): Promise<boolean> {
    const { log, take } = this.#parts;
    try {
      await take(readEdits(value));
      return true;
    } catch (error) {
      if (!(error instanceof EditsRefused)) throw error;
      this.#refusedSince ??= Date.now();
      log.error(
        { code: 'edits_refused', problems: error.problems.slice(0, 20) },
        'words and figures of the office are not right; the last good ones are shown',
      );
      return false;
    }
  }

  #failed(error: unknown): void {
    const { log } = this.#parts;
    this.#failures++;
    this.#failingSince ??= Date.now();
    // Once, and then as it gets worse: not a line every few seconds for a night.
    if (!isPowerOfTwo(this.#failures)) return;
    const code = codeOf(error);
    // At a first start the office may still be starting, too: one failure is no warning then.
    const isFirstStart = this.#etag === undefined && this.#failures === 1 && code === 'network';
    log[isFirstStart ? 'info' : 'warn'](
      { code, failures: this.#failures },
      'words and figures not copied; the last good ones are shown',
    );
  }
}
